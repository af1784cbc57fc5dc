import { useLingui } from '@lingui/react/macro';
import { Avatar, TooltipText } from '@zuschlag/ui';
import type { ChanceRow } from '@zuschlag/validation/chance/chance-list';
import { useSession } from '../../app/session.tsx';
import { useFormat } from '../../app/use-format.ts';
import type { DataColumn } from '../../tables/data-table.tsx';
import { DaysLeft } from './days-left.tsx';
import { StateOfChance } from './state-of-chance.tsx';

/** The columns of the list; figures are whole euros, the exact value is in the tooltip. */
export function useChanceColumns(): DataColumn<ChanceRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { id: myId } = useSession();
  const euro = (value: number | null) =>
    value === null ? '–' : <TooltipText text={format.euro(value)}>{format.euro(value, 0)}</TooltipText>;
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      tone: 'strong',
      cell: (row) => <span className="block max-w-64 truncate">{row.name}</span>,
      skeleton: { width: 150 },
    },
    {
      id: 'state',
      header: t`Status`,
      cell: (row) => <StateOfChance state={row.state} isShort />,
      skeleton: { width: 90, kind: 'badge' },
    },
    {
      id: 'customer',
      header: t`Kunde`,
      tone: 'quiet',
      cell: (row) => <span className="block max-w-52 truncate">{row.customerName}</span>,
      skeleton: { width: 120 },
    },
    {
      id: 'revenue',
      header: t`Umsatz`,
      align: 'end',
      isSortable: true,
      cell: (row) =>
        row.isEstimated && row.revenue !== null ? (
          <span className="text-ink-3">≈ {euro(row.revenue)}</span>
        ) : (
          <span className="font-medium">{euro(row.revenue)}</span>
        ),
    },
    {
      id: 'totalCost',
      header: t`Kosten`,
      align: 'end',
      isSortable: true,
      tone: 'quiet',
      cell: (row) => euro(row.totalCost),
    },
    {
      id: 'margin',
      header: t`Marge`,
      align: 'end',
      cell: (row) => format.percent(row.margin, 1, true),
      skeleton: { width: 44 },
    },
    {
      id: 'surcharge',
      header: t`Aufschlag`,
      align: 'end',
      isSortable: true,
      cell: (row) => format.percent(row.surcharge, 1, true),
      skeleton: { width: 44 },
    },
    { id: 'profit', header: t`Gewinn`, align: 'end', cell: (row) => euro(row.profit) },
    { id: 'hours', header: t`Stunden`, align: 'end', cell: (row) => format.hours(row.minutes, 0) },
    {
      id: 'submission',
      header: t`Abgabe`,
      align: 'end',
      isSortable: true,
      cell: (row) => (
        <span className="inline-grid grid-cols-[auto_2.25rem] items-baseline gap-1">
          {format.day(row.submission)}
          <span className="text-right">{isRunning(row) ? <DaysLeft day={row.submission} isShort /> : null}</span>
        </span>
      ),
      skeleton: { width: 110 },
    },
    {
      id: 'startDate',
      header: t`Beginn`,
      align: 'end',
      isSortable: true,
      tone: 'quiet',
      cell: (row) => format.day(row.startDate),
    },
    {
      id: 'owner',
      header: t`Admin`,
      cell: (row) => (
        <Avatar
          size="small"
          name={`${row.owner.firstname} ${row.owner.lastname}`}
          isMe={row.owner.id === myId}
          pictureUrl={row.owner.picture ?? undefined}
        />
      ),
      skeleton: { width: 24 },
    },
    {
      id: 'organizations',
      header: t`Gesellschaften`,
      tone: 'quiet',
      cell: (row) => row.operationalOrganizations.map(({ shortName }) => shortName).join(', '),
      skeleton: { width: 100 },
    },
  ];
}

/** Until it is submitted the days to the deadline matter. */
function isRunning({ state }: ChanceRow): boolean {
  return state !== 'submitted' && state !== 'won' && state !== 'lost' && state !== 'notbidding';
}
