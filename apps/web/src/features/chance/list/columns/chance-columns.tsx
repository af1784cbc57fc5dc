import { useLingui } from '@lingui/react/macro';
import { Avatar, TooltipText } from '@zuschlag/ui';
import type { ChanceRow } from '@zuschlag/validation/chance/chance-list';
import {
  type ChanceColumn,
  type ChanceSortField,
  chanceColumns,
  isOpenState,
} from '@zuschlag/validation/chance/chance-vocabulary';
import { RefreshCwOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganizations } from '../../../../app/api/use-organizations.ts';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { useIsPhone } from '../../../../app/preferences/use-is-phone.ts';
import { useMedia } from '../../../../app/preferences/use-media.ts';
import { useSession } from '../../../../app/session/session.tsx';
import type { DataColumn } from '../../../../tables/data-table.tsx';
import { ChanceStateBadge } from '../../lifecycle/chance-state-badge.tsx';
import { DaysLeft } from '../../lifecycle/days-left.tsx';
import type { ColumnById } from './column-by-id.ts';
import { columnMessages } from './column-messages.ts';
import { distinguishingNames } from './organization-names.ts';
import { useOutcomeColumns } from './outcome-columns.tsx';

/** Narrower than the columns on average need, they would stand in each other's way; the list then scrolls. Pixels. */
export const columnMinWidth = 115;

/** Where the usual columns do not fit beside each other, the submission, by which the list is ordered, stays in sight. */
const narrowScreen = '(max-width: 1199.98px)';
const narrowOrder: readonly ChanceColumn[] = ['name', 'state', 'submission', 'revenue', 'margin', 'customer'];

/** On a phone figures and dates come first, and what names people last. */
const phoneOrder: readonly ChanceColumn[] = ['name', 'revenue', 'submission', 'margin', 'surcharge', 'profit', 'hours'];

/**
 * The columns of the list; figures are whole euros, the exact value is in the tooltip. Texts share what the figures
 * leave free.
 *
 * @param chosen in their order; the name always stands first
 * @param sortedBy the costs have a column while they order the list
 */
export function useChanceColumns(
  chosen: readonly ChanceColumn[],
  sortedBy: ChanceSortField,
): readonly DataColumn<ChanceRow>[] {
  const { i18n } = useLingui();
  const isPhone = useIsPhone();
  const isNarrow = useMedia(narrowScreen);
  const columns: ColumnById = {
    ...useSubjectColumns(),
    ...useFigureColumns(),
    ...useDateColumns(),
    ...usePeopleColumns(),
    ...useOutcomeColumns(),
  };
  const shown: ChanceColumn[] = ['name', ...chosen.filter((column) => column !== 'name')];
  if (sortedBy === 'totalCost' && !shown.includes('totalCost'))
    shown.splice(shown.indexOf('revenue') + 1, 0, 'totalCost');
  const isUsual = shown.join() === chanceColumns.join();
  const first = isPhone ? phoneOrder : isNarrow ? narrowOrder : [];
  const ordered = isUsual ? [...new Set([...first, ...shown])] : shown;
  return ordered.map((id) => ({ id, header: i18n._(columnMessages[id]), ...columns[id] }));
}

/** Name, state, customer. On a phone the name, which stays while the rest scrolls, carries the state along. */
function useSubjectColumns(): Pick<ColumnById, 'name' | 'shortNumber' | 'state' | 'customer'> {
  const isPhone = useIsPhone();
  return {
    name: {
      isRowHeader: true,
      tone: 'strong',
      width: isPhone ? '13%' : '26%',
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
    shortNumber: {
      tone: 'quiet',
      cell: (row) => <span className="tnum">{row.shortNumber}</span>,
      skeleton: { width: 100 },
    },
    state: {
      isHidden: isPhone,
      cell: (row) => <RowState row={row} />,
      skeleton: { width: 90, kind: 'badge' },
    },
    customer: {
      tone: 'quiet',
      width: '17%',
      isTruncated: true,
      cell: (row) => <span title={row.customerName}>{row.customerName}</span>,
      skeleton: { width: 120 },
    },
  };
}

type FigureColumn = 'revenue' | 'totalCost' | 'margin' | 'surcharge' | 'profit' | 'hours';

function useFigureColumns(): Pick<ColumnById, FigureColumn> {
  const { t } = useLingui();
  const format = useFormat();
  const euro = (value: number | null) =>
    value === null ? '–' : <TooltipText text={format.euro(value)}>{format.euro(value, 0)}</TooltipText>;
  return {
    revenue: {
      align: 'end',
      isSortable: true,
      cell: (row) =>
        row.isEstimated && row.revenue !== null ? (
          <span className="text-ink-3">≈ {euro(row.revenue)}</span>
        ) : (
          <span className={row.revenue === null ? 'text-ink-3' : 'font-medium'}>
            {euro(row.revenue)}
            {row.offeredRevenue === null ? null : (
              <span className="block font-normal text-12 text-ink-3">{t`angeboten ${format.euro(row.offeredRevenue, 0)}`}</span>
            )}
          </span>
        ),
    },
    totalCost: {
      align: 'end',
      isSortable: true,
      tone: 'quiet',
      cell: (row) => euro(row.totalCost),
    },
    margin: {
      align: 'end',
      cell: (row) => <Signed value={row.margin}>{format.percent(row.margin, 1, true)}</Signed>,
      skeleton: { width: 44 },
    },
    surcharge: {
      align: 'end',
      isSortable: true,
      cell: (row) => <Signed value={row.surcharge}>{format.percent(row.surcharge, 1, true)}</Signed>,
      skeleton: { width: 44 },
    },
    profit: {
      align: 'end',
      cell: (row) => <Signed value={row.profit}>{euro(row.profit)}</Signed>,
    },
    hours: {
      align: 'end',
      cell: (row) => <Signed value={row.minutes}>{format.hours(row.minutes, 0)}</Signed>,
    },
  };
}

function useDateColumns(): Pick<ColumnById, 'submission' | 'startDate'> {
  const format = useFormat();
  return {
    submission: {
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
    startDate: {
      align: 'end',
      isSortable: true,
      tone: 'quiet',
      cell: (row) => <TooltipText text={format.day(row.startDate)}>{format.month(row.startDate)}</TooltipText>,
      skeleton: { width: 56 },
    },
  };
}

function usePeopleColumns(): Pick<ColumnById, 'owner' | 'organizations'> {
  const { id: myId } = useSession();
  const short = useOrganizationNames();
  return {
    owner: {
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
    organizations: {
      tone: 'quiet',
      cell: (row) => (
        <Organizations names={row.operationalOrganizations.map(({ shortName }) => shortName)} short={short} />
      ),
      skeleton: { width: 100 },
    },
  };
}

/** As many names as have room; the rest is counted, and all of them are in the tooltip. */
function Organizations({ names, short }: { names: readonly string[]; short: (name: string) => string }) {
  const shown = names.slice(0, shownOrganizations);
  const text = shown.map(short).join(', ');
  if (names.length === 0) return '–';
  return (
    <TooltipText text={names.join(', ')}>
      {names.length > shown.length ? `${text} +${names.length - shown.length}` : text}
    </TooltipText>
  );
}

const shownOrganizations = 2;

/** All organizations of the tenant that staff services, so that a name is shortened alike on every page of the list. */
function useOrganizationNames(): (name: string) => string {
  const { data = [] } = useOrganizations({ isOperational: true });
  return distinguishingNames(data.map(({ shortName }) => shortName));
}

/** An ISO day as `03.2027`. */
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
  return isOpenState(state);
}
