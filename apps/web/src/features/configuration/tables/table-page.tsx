import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { CalendarCheck2, History, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Notices } from '../../../app/features/notices.tsx';
import { usePageAction } from '../../../app/navigation/page-actions.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { AddEntry } from '../entries/add-entry.tsx';
import { TableFilterBar } from '../filters/filter-bar.tsx';
import { HolidayCalendar } from '../holidays/holiday-calendar.tsx';
import { type HolidayDay, inOneYear } from '../holidays/holiday-year.ts';
import { RemoveHoliday } from '../holidays/remove-holiday.tsx';
import { ExportMenu } from '../table-files/export-menu.tsx';
import { importPath } from '../table-files/table-files.ts';
import { EntryList } from './entry-list.tsx';
import { listQueryInput } from './list-query-input.ts';
import type { TableRow } from './table-procedures.ts';
import type { TableSearch } from './table-search.ts';

const HistorySheet = lazyOverlay(async () => (await import('./history-sheet.tsx')).HistorySheet);
const RemoveEntry = lazyOverlay(async () => (await import('../entries/remove-entry.tsx')).RemoveEntry);
const AddPublicHolidaysDialog = lazyOverlay(
  async () => (await import('../holidays/add-public-holidays-dialog.tsx')).AddPublicHolidaysDialog,
);

export type TableSummary = {
  active: number;
  pending: number;
  nextChange: string | null;
  permissions: ('ADD' | 'DELETE' | 'IMPORT')[];
};

/** One table: what it holds in a line, what narrows it, its rows, and what one may do with it. */
export function TablePage({
  table,
  search,
  onSearch,
  summary,
}: {
  table: TableKey;
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
  summary: TableSummary | undefined;
}) {
  const { t } = useLingui();
  const [adding, setAdding] = useState<{ like: TableRow | null } | null>(null);
  const [removing, setRemoving] = useState<TableRow | null>(null);
  const [removedDay, setRemovedDay] = useState<HolidayDay | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isTakingOver, setTakingOver] = useState(false);
  const filters = search.filters ?? {};
  const mayAdd = summary?.permissions.includes('ADD') ?? false;
  const add = () => setAdding({ like: null });
  usePageAction(mayAdd ? { id: 'add', label: t`Eintrag hinzufügen`, icon: <Plus />, onAction: add } : null);
  usePageAction({ id: 'history', label: t`Verlauf zeigen`, icon: <History />, onAction: () => setHistoryOpen(true) });

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <Standing table={table} summary={summary} />
        </div>
        <Button size="small" variant="ghost" icon={<History />} onPress={() => setHistoryOpen(true)}>
          <span className="max-sm:sr-only">{t`Verlauf`}</span>
        </Button>
        <ExportMenu
          table={table}
          part={listQueryInput(table, table === 'holiday' ? inOneYear(filters) : filters, search.sort)}
        />
        {summary?.permissions.includes('IMPORT') ? (
          <LinkButton size="small" icon={<Upload />} href={importPath(table)}>
            <span className="max-sm:sr-only">{t`Importieren`}</span>
          </LinkButton>
        ) : null}
        {mayAdd && table === 'holiday' ? (
          <Button size="small" icon={<CalendarCheck2 />} onPress={() => setTakingOver(true)}>
            <span className="max-sm:sr-only">{t`Gesetzliche übernehmen`}</span>
          </Button>
        ) : null}
        {mayAdd ? (
          <Button size="small" variant="primary" icon={<Plus />} onPress={add}>
            {t`Hinzufügen`}
          </Button>
        ) : null}
      </div>
      {table === 'wage' ? (
        <p className="max-w-prose text-13 text-ink-2">
          {t`Die Lohngruppe einer Leistung schlägt diesen Stundenlohn vor; Preise ändert die Tabelle nicht. Eigene Einträge gehen vor denen der Hauptgesellschaft, dann die eines Bundeslands vor denen für alle.`}
        </p>
      ) : null}
      <Notices of="tableNotices" />
      <TableFilterBar
        table={table}
        filters={filters}
        sort={search.sort}
        onFilters={(next) => onSearch({ ...search, filters: next })}
        onSort={(next) => onSearch({ ...search, sort: next })}
      />
      {table === 'holiday' ? (
        <HolidayCalendar
          filters={filters}
          onReset={() => onSearch({ ...search, filters: filters.days ? { days: filters.days } : undefined })}
          onTakeOver={mayAdd ? () => setTakingOver(true) : undefined}
          onRemove={setRemovedDay}
        />
      ) : (
        <EntryList
          table={table}
          search={search}
          onSearch={onSearch}
          onAdd={mayAdd ? add : undefined}
          onCopy={mayAdd ? (row) => setAdding({ like: row }) : undefined}
          onRemove={setRemoving}
        />
      )}
      <AddEntry table={table} adding={adding} onClose={() => setAdding(null)} />
      <RemoveEntry table={table} row={removing} isOpen={removing !== null} onClose={() => setRemoving(null)} />
      <HistorySheet table={table} isOpen={isHistoryOpen} onOpenChange={setHistoryOpen} />
      {table === 'holiday' ? (
        <>
          <RemoveHoliday day={removedDay} onClose={() => setRemovedDay(null)} />
          <AddPublicHolidaysDialog isOpen={isTakingOver} onOpenChange={setTakingOver} />
        </>
      ) : null}
    </div>
  );
}

/** The number of current and future entries, and the day of the next change. */
function Standing({ table, summary }: { table: TableKey; summary: TableSummary | undefined }) {
  const format = useFormat();
  if (!summary) return null;
  const day = format.day(summary.nextChange);
  return (
    <p className="text-ink-2">
      {table === 'holiday' ? null : (
        <>
          <Plural
            value={summary.active}
            _0="Kein gültiger Eintrag"
            one="# gültiger Eintrag"
            other="# gültige Einträge"
          />
          {', '}
        </>
      )}
      {table === 'holiday' ? (
        <Plural
          value={summary.pending}
          _0="Keine künftigen Feiertage"
          one="# künftiger Feiertag"
          other="# künftige Feiertage"
        />
      ) : (
        <Plural
          value={summary.pending}
          _0="keiner ab einem späteren Datum"
          one="# ab einem späteren Datum"
          other="# ab einem späteren Datum"
        />
      )}
      {summary.nextChange ? (
        <>
          {' · '}
          {table === 'holiday' ? (
            <Trans>nächster am {day}</Trans>
          ) : (
            <Trans>
              nächste Änderung am <span className="tnum font-medium text-ink">{day}</span>
            </Trans>
          )}
        </>
      ) : null}
    </p>
  );
}
