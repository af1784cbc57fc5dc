import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { Building2, CloudOff, FileSearch, Search } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { DataTable } from '../../../tables/data-table.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { useTypedText } from '../../../tables/use-typed-text.ts';
import type { DirectorySearch } from './directory-search.ts';
import { directoryMinWidth, useDirectoryColumns } from './use-directory-columns.tsx';

/** Every customer of the tenant: found by name, with what became of its Chances. */
export function CustomersScreen({
  search,
  onSearch,
}: {
  search: DirectorySearch;
  onSearch: (search: DirectorySearch) => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedText(search.name ?? '', (name) => onSearch({ ...search, name: name || undefined }));
  const input = { name: search.name ?? null, order: search.order ?? ('ASC' as const) };
  const paging = usePaging('customers', JSON.stringify(input));
  const query = trpc.customers.directory.useQuery({ ...paging.input, ...input }, paging.options);
  const columns = useDirectoryColumns();
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead title={t`Kunden`} description={t`Die Zahlen stammen aus den Chancen, die Sie sehen dürfen.`} />
      <div className="w-full sm:max-w-80">
        <TextField
          type="search"
          label={t`Kunden suchen`}
          isLabelHidden
          placeholder={t`Name oder Teil des Namens`}
          value={typed}
          onChange={setTyped}
          start={<Search className="size-4 text-ink-3" />}
        />
      </div>
      <DataTable
        label={t`Kunden`}
        columns={columns}
        height="page"
        minWidth={directoryMinWidth}
        items={query.data?.edges.map(({ node }) => node) ?? (query.error ? [] : undefined)}
        itemId={({ id }) => id}
        hrefOf={({ id }) => pathTo({ to: '/settings/customers/$customerId', params: { customerId: id } })}
        textOf={({ name }) => name}
        sort={{ column: 'name', direction: search.order === 'DESC' ? 'descending' : 'ascending' }}
        onSort={({ direction }) =>
          onSearch({ name: search.name, ...(direction === 'descending' ? { order: 'DESC' } : {}) })
        }
        isStale={query.isPlaceholderData}
        empty={
          query.error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Kunden konnten nicht geladen werden`}
              text={errorMessage(query.error)}
              action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : search.name ? (
            <EmptyState
              icon={<FileSearch />}
              title={t`Kein Kunde heißt so oder ähnlich`}
              action={<Button onPress={() => setTyped('')}>{t`Suche leeren`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<Building2 />}
              title={t`Noch keine Kunden`}
              text={t`Ein Kunde entsteht mit seiner ersten Chance.`}
            />
          )
        }
        foot={<Pager paging={paging} pageInfo={query.data?.pageInfo} />}
      />
    </div>
  );
}
