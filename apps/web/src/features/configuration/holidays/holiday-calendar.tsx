import { useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { CalendarCheck2, CloudOff, FileSearch, Trash2 } from 'lucide-react';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { isNarrowed } from '../tables/list-query-input.ts';
import type { TableFilters } from '../tables/table-search.ts';
import { StateChips, useHolidayWords } from './holiday-words.tsx';
import { type HolidayDay, yearOf } from './holiday-year.ts';
import { useHolidayYear } from './use-holiday-year.ts';

/** The holidays of a year, a line per day: weekday, name, states. Only what is past or no law has carries a badge. */
export function HolidayCalendar({
  filters,
  onReset,
  onTakeOver,
  onRemove,
}: {
  filters: TableFilters;
  onReset: () => void;
  /** Left out for those who only read. */
  onTakeOver?: () => void;
  onRemove: (day: HolidayDay) => void;
}) {
  const { t, i18n } = useLingui();
  const query = useHolidayYear(filters);
  const columns = useColumns(onRemove);
  const words = useHolidayWords();
  const year = yearOf(filters.days);
  const { days: _days, ...others } = filters;
  return (
    <DataTable
      label={systemText(i18n, tableNames.holiday)}
      columns={columns}
      height="page"
      minWidth={640}
      items={query.data ?? (query.error ? [] : undefined)}
      itemId={({ day }) => day}
      textOf={({ day, names }) => `${words.day(day)} ${words.names(names)}`}
      isStale={query.isPlaceholderData}
      empty={
        query.error ? (
          <EmptyState
            icon={<CloudOff />}
            title={t`Die Tabelle konnte nicht geladen werden`}
            text={errorMessage(query.error)}
            action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
          />
        ) : isNarrowed(others) ? (
          <EmptyState
            icon={<FileSearch />}
            title={t`Kein Eintrag passt zu diesen Filtern`}
            action={<Button onPress={onReset}>{t`Filter zurücksetzen`}</Button>}
          />
        ) : (
          <EmptyState
            icon={<CalendarCheck2 />}
            title={t`Für ${year} sind keine Feiertage eingetragen`}
            text={t`Ohne Feiertage rechnen Leistungen in diesem Jahr mit gewöhnlichen Tagen.`}
            action={
              onTakeOver ? (
                <Button icon={<CalendarCheck2 />} onPress={onTakeOver}>
                  {t`Gesetzliche übernehmen`}
                </Button>
              ) : undefined
            }
          />
        )
      }
    />
  );
}

function useColumns(onRemove: (day: HolidayDay) => void): DataColumn<HolidayDay>[] {
  const { t } = useLingui();
  const words = useHolidayWords();
  return [
    {
      id: 'day',
      header: t`Tag`,
      isRowHeader: true,
      tone: 'strong',
      width: 150,
      cell: ({ day, isPast }) => <span className={`tnum ${isPast ? 'text-ink-3' : ''}`}>{words.day(day)}</span>,
      skeleton: { width: 110 },
    },
    {
      id: 'name',
      header: t`Feiertag`,
      width: '30%',
      cell: ({ names, isPast }) => (
        <span className={`flex flex-wrap items-center gap-2 ${isPast ? 'text-ink-3' : ''}`}>
          {names.length > 0 ? words.names(names) : <Badge>{t`eigener Eintrag`}</Badge>}
          {isPast ? (
            <span className="max-sm:hidden">
              <Badge>{t`Vergangen`}</Badge>
            </span>
          ) : null}
        </span>
      ),
      skeleton: { width: 160 },
    },
    {
      id: 'states',
      header: t`Bundesländer`,
      cell: ({ rows }) => <StateChips states={rows.map(({ province }) => province)} />,
      skeleton: { width: 64, kind: 'badge' },
    },
    {
      id: 'actions',
      header: t`Aktionen`,
      isHeaderHidden: true,
      align: 'end',
      width: 64,
      cell: (day) => {
        const name = words.day(day.day);
        return day.rows.some(({ mayDelete }) => mayDelete) ? (
          <IconButton size="tight" label={t`Löschen: ${name}`} icon={<Trash2 />} onPress={() => onRemove(day)} />
        ) : null;
      },
      skeleton: { width: 24 },
    },
  ];
}
