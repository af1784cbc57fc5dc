import { useLingui } from '@lingui/react/macro';
import { Avatar, TooltipText } from '@zuschlag/ui';
import type { ChanceRow } from '@zuschlag/validation/chance/chance-list';
import type { ChanceSortField } from '@zuschlag/validation/vocabulary';
import { RefreshCwOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { useSession } from '../../../app/session/session.tsx';
import type { DataColumn } from '../../../tables/data-table.tsx';
import { ChanceStateBadge } from '../lifecycle/chance-state-badge.tsx';
import { DaysLeft } from '../lifecycle/days-left.tsx';

/** Narrower than this the columns would stand in each other's way; the list then scrolls inside its frame. Pixels. */
export const listMinWidth = 1240;

/**
 * The columns of the list; figures are whole euros, the exact value is in the tooltip. Texts share what the figures
 * leave free.
 * @param sortedBy the costs have a column only while they order the list
 */
export function useChanceColumns(sortedBy: ChanceSortField): DataColumn<ChanceRow>[] {
  return [...useSubjectColumns(), ...useFigureColumns(sortedBy), ...useDateColumns(), ...usePeopleColumns()];
}

/** Name, state, customer. On a phone the name, which stays while the rest scrolls, carries the state along. */
function useSubjectColumns(): DataColumn<ChanceRow>[] {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      tone: 'strong',
      width: isPhone ? '16%' : '22%',
      isTruncated: true,
      cell: (row) =>
        isPhone ? (
          <span className="grid gap-1 py-2">
            <span className="truncate">{row.name}</span>
            <RowState row={row} />
          </span>
        ) : (
          <span title={row.name}>{row.name}</span>
        ),
      skeleton: { width: 150 },
    },
    {
      id: 'state',
      header: t`Status`,
      isHidden: isPhone,
      cell: (row) => <RowState row={row} />,
      skeleton: { width: 90, kind: 'badge' },
    },
    {
      id: 'customer',
      header: t`Kunde`,
      tone: 'quiet',
      width: '15%',
      isTruncated: true,
      cell: (row) => <span title={row.customerName}>{row.customerName}</span>,
      skeleton: { width: 120 },
    },
  ];
}

function useFigureColumns(sortedBy: ChanceSortField): DataColumn<ChanceRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const euro = (value: number | null) =>
    value === null ? '–' : <TooltipText text={format.euro(value)}>{format.euro(value, 0)}</TooltipText>;
  return [
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
      isHidden: sortedBy !== 'totalCost',
      tone: 'quiet',
      cell: (row) => euro(row.totalCost),
    },
    {
      id: 'margin',
      header: t`Marge`,
      align: 'end',
      cell: (row) => <Signed value={row.margin}>{format.percent(row.margin, 1, true)}</Signed>,
      skeleton: { width: 44 },
    },
    {
      id: 'surcharge',
      header: t`Aufschlag`,
      align: 'end',
      isSortable: true,
      cell: (row) => <Signed value={row.surcharge}>{format.percent(row.surcharge, 1, true)}</Signed>,
      skeleton: { width: 44 },
    },
    {
      id: 'profit',
      header: t`Gewinn`,
      align: 'end',
      cell: (row) => <Signed value={row.profit}>{euro(row.profit)}</Signed>,
    },
    {
      id: 'hours',
      header: t`Stunden`,
      align: 'end',
      cell: (row) => <Signed value={row.minutes}>{format.hours(row.minutes, 0)}</Signed>,
    },
  ];
}

function useDateColumns(): DataColumn<ChanceRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
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
  ];
}

function usePeopleColumns(): DataColumn<ChanceRow>[] {
  const { t } = useLingui();
  const { id: myId } = useSession();
  return [
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
      width: '10%',
      isTruncated: true,
      cell: (row) => {
        const names = row.operationalOrganizations.map(({ shortName }) => shortName).join(', ');
        return <span title={names}>{names}</span>;
      },
      skeleton: { width: 100 },
    },
  ];
}

function RowState({ row }: { row: ChanceRow }) {
  return (
    <span className="flex items-center gap-1.5">
      <ChanceStateBadge state={row.state} isShort />
      {row.ratesChanged ? <RatesChangedMark /> : null}
    </span>
  );
}

/** A loss is red, and what is not known yet is faint. */
function Signed({ value, children }: { value: number | null; children: ReactNode }) {
  return <span className={value === null ? 'text-ink-3' : value < 0 ? 'text-danger-text' : ''}>{children}</span>;
}

/** The figures of the row rest on table rows that have changed since. */
function RatesChangedMark() {
  const { t } = useLingui();
  const text = t`Tabellen haben sich geändert`;
  return (
    <span role="img" aria-label={text} title={text} className="text-warn-text">
      <RefreshCwOff aria-hidden="true" className="size-3.5" />
    </span>
  );
}

/** Until it is submitted the days to the deadline matter. */
function isRunning({ state }: ChanceRow): boolean {
  return state !== 'submitted' && state !== 'won' && state !== 'lost' && state !== 'notbidding';
}
