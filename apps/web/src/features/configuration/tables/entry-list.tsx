import { useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { CloudOff, FileSearch, ListPlus, Lock, Plus } from 'lucide-react';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { DataTable } from '../../../tables/data-table.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { isNarrowed, listQueryInput } from './list-query-input.ts';
import { proceduresOf, type TableRow } from './table-procedures.ts';
import type { TableSearch } from './table-search.ts';
import { useRowText } from './use-column-text.ts';
import { useEntryColumns } from './use-entry-columns.tsx';
import { useTableOrganizations } from './use-table-organizations.ts';

/** Narrower than this the columns would stand in each other's way; the list then scrolls inside its frame. Pixels. */
const minWidths: Partial<Record<TableKey, number>> = {
  tariff: 1140,
  wage: 640,
  vacationBonus: 640,
  christmasBonus: 640,
  vacationDays: 640,
};

/** The rows of a table, filtered, sorted and paged by the server. */
export function EntryList({
  table,
  search,
  onSearch,
  onAdd,
  onCopy,
  onRemove,
}: {
  table: TableKey;
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
  /** Left out for those who only read. */
  onAdd?: () => void;
  onCopy?: (row: TableRow) => void;
  onRemove: (row: TableRow) => void;
}) {
  const { t, i18n } = useLingui();
  const rowText = useRowText();
  const organizations = useTableOrganizations(configurationTables[table].perOrganization);
  const input = listQueryInput(table, search.filters ?? {}, search.sort);
  const paging = usePaging(`configuration-${table}`, JSON.stringify(input));
  const query = proceduresOf(table).list.useQuery({ ...paging.input, ...input }, paging.options);
  const columns = useEntryColumns(table, { onCopy, onRemove, showsOrganization: organizations.length > 1 });
  const name = systemText(i18n, tableNames[table]);
  const isForbidden = query.error !== null && failureOf(query.error).code === 'NOT_PERMITTED';
  return (
    <DataTable
      label={name}
      columns={columns}
      height="page"
      minWidth={minWidths[table]}
      items={query.data?.edges.map(({ node }) => node) ?? (query.error ? [] : undefined)}
      itemId={(row) => row.id}
      textOf={(row) => rowText(table, row)}
      sort={
        search.sort
          ? { column: search.sort.column, direction: search.sort.order === 'ASC' ? 'ascending' : 'descending' }
          : null
      }
      onSort={({ column, direction }) =>
        onSearch({ ...search, sort: { column, order: direction === 'ascending' ? 'ASC' : 'DESC' } })
      }
      isStale={query.isPlaceholderData}
      empty={
        isForbidden ? (
          <EmptyState icon={<Lock />} title={t`Diese Tabelle dürfen Sie nicht lesen`} />
        ) : query.error ? (
          <EmptyState
            icon={<CloudOff />}
            title={t`Die Tabelle konnte nicht geladen werden`}
            text={errorMessage(query.error)}
            action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
          />
        ) : isNarrowed(search.filters) ? (
          <EmptyState
            icon={<FileSearch />}
            title={t`Kein Eintrag passt zu diesen Filtern`}
            action={
              <Button onPress={() => onSearch({ ...search, filters: undefined })}>{t`Filter zurücksetzen`}</Button>
            }
          />
        ) : (
          <EmptyState
            icon={<ListPlus />}
            title={t`Noch keine Einträge`}
            text={
              table === 'wage'
                ? t`Mit Einträgen schlägt die Lohngruppe einer Leistung den Stundenlohn vor.`
                : t`Ohne gültigen Eintrag lassen sich Leistungen, für die er gilt, nicht kalkulieren.`
            }
            action={
              onAdd ? (
                <Button icon={<Plus />} onPress={onAdd}>
                  {t`Hinzufügen`}
                </Button>
              ) : undefined
            }
          />
        )
      }
      foot={<Pager paging={paging} pageInfo={query.data?.pageInfo} />}
    />
  );
}
