import { TooltipText } from '@zuschlag/ui';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import type { ColumnById } from './column-by-id.ts';

type OutcomeColumn = 'offeredRevenue' | 'closedOn' | 'lossReason' | 'winner' | 'winningPrice';

/** What was offered, how it ended and why; of a Chance that is open the columns are empty. */
export function useOutcomeColumns(): Pick<ColumnById, OutcomeColumn> {
  const format = useFormat();
  const euro = (value: number | null | undefined) =>
    value === null || value === undefined ? (
      <span className="text-ink-3">–</span>
    ) : (
      <TooltipText text={format.euro(value)}>{format.euro(value, 0)}</TooltipText>
    );
  const words = (text: string | null | undefined) =>
    text ? <span title={text}>{text}</span> : <span className="text-ink-3">–</span>;
  return {
    offeredRevenue: { align: 'end', cell: (row) => euro(row.offeredRevenue) },
    closedOn: { align: 'end', tone: 'quiet', cell: ({ outcome }) => format.day(outcome?.closedOn ?? null) },
    lossReason: { tone: 'quiet', width: '14%', isTruncated: true, cell: ({ outcome }) => words(outcome?.lossReason) },
    winner: { tone: 'quiet', width: '12%', isTruncated: true, cell: ({ outcome }) => words(outcome?.winner) },
    winningPrice: { align: 'end', cell: ({ outcome }) => euro(outcome?.winningPrice) },
  };
}
