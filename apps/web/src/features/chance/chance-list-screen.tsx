import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, LinkButton, type TableSort } from '@zuschlag/ui';
import type { ChanceSortField } from '@zuschlag/validation/chance/chance-list';
import { FileSearch, ListPlus, Plus, Zap } from 'lucide-react';
import { useSession } from '../../app/session.tsx';
import { trpc } from '../../app/trpc.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { Pager } from '../../tables/pager.tsx';
import { usePaging } from '../../tables/paging.ts';
import { useChanceColumns } from './chance-columns.tsx';
import { hasAny, type ListSearch } from './chance-filter-search.ts';
import { ChanceFilterBar } from './chance-filters.tsx';

/** The daily start: all Chances one may see, filtered and sorted by the server. */
export function ChanceListScreen({ search, onSearch }: { search: ListSearch; onSearch: (search: ListSearch) => void }) {
  const { t } = useLingui();
  const user = useSession();
  const columns = useChanceColumns();
  const paging = usePaging('chances', JSON.stringify(search));
  const query = trpc.chance.list.useQuery({ ...paging.input, ...search }, { ...paging.options, retry: 1 });
  const mayCreate = user.role === 'Editor' || user.role === 'Manager';
  const isFiltered = hasAny(search.filters);

  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 font-semibold text-20">{t`Chancen`}</h1>
        {mayCreate ? (
          <>
            <LinkButton href="/tender/newquickchance" icon={<Zap />}>
              {t`Schnell-Chance`}
            </LinkButton>
            <LinkButton href="/tender/new" variant="primary" icon={<Plus />}>
              {t`Neue Chance`}
            </LinkButton>
          </>
        ) : null}
      </header>
      <ChanceFilterBar filters={search.filters ?? {}} onChange={(filters) => onSearch({ ...search, filters })} />
      <DataTable
        label={t`Chancen`}
        columns={columns}
        height="page"
        items={query.error ? [] : query.data?.edges.map(({ node }) => node)}
        itemId={(row) => row.id}
        hrefOf={(row) => `/tender/${row.id}`}
        textOf={(row) => row.name}
        sort={toTableSort(search.sort)}
        onSort={(sort) => onSearch({ ...search, sort: toListSort(sort) })}
        isStale={query.isPlaceholderData}
        empty={
          query.error ? (
            <EmptyState
              icon={<FileSearch />}
              title={t`Die Liste konnte nicht geladen werden`}
              action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : isFiltered ? (
            <EmptyState
              icon={<FileSearch />}
              title={t`Keine Chance passt zu diesen Filtern`}
              action={<Button onPress={() => onSearch({ sort: search.sort })}>{t`Filter zurücksetzen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<ListPlus />}
              title={t`Noch keine Chancen`}
              text={t`Hier stehen alle Ausschreibungen, an denen Ihre Organisation beteiligt ist.`}
              action={
                mayCreate ? (
                  <LinkButton href="/tender/new" icon={<Plus />}>
                    {t`Neue Chance`}
                  </LinkButton>
                ) : undefined
              }
            />
          )
        }
        foot={
          <Pager
            paging={paging}
            pageInfo={query.data?.pageInfo}
            note={t`≈ Schätzung, noch keine Leistung kalkuliert`}
          />
        }
      />
    </div>
  );
}

function toTableSort(sort: ListSearch['sort']): TableSort | null {
  return sort ? { column: sort.field, direction: sort.order === 'ASC' ? 'ascending' : 'descending' } : null;
}

function toListSort(sort: TableSort): NonNullable<ListSearch['sort']> {
  return { field: sort.column as ChanceSortField, order: sort.direction === 'ascending' ? 'ASC' : 'DESC' };
}
