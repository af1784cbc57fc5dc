import { useLingui } from '@lingui/react/macro';
import { Banner, Button, EmptyState, LinkButton, type TableSort } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import type { ChanceSortField } from '@zuschlag/validation/vocabulary';
import { CloudOff, FileSearch, ListPlus, Plus, Zap } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { Notices } from '../../../app/features/notices.tsx';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { useReadOnlyReason } from '../../../app/session/read-only.ts';
import { holds } from '../../../app/session/rights.ts';
import { useSession } from '../../../app/session/session.tsx';
import { DataTable } from '../../../tables/data-table.tsx';
import { ExportButton } from '../../../tables/exports/export-button.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { hasAny, type ListSearch, type ListSort } from './chance-filter-search.ts';
import { ChanceFilterBar } from './chance-filters.tsx';
import { columnMinWidth, useChanceColumns } from './columns/chance-columns.tsx';
import { ColumnChooser } from './columns/column-chooser.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useListState } from './views/use-list-state.ts';
import { ViewMenu } from './views/view-menu.tsx';

/** The daily start: all Chances one may see, filtered and sorted by the server. */
export function ChanceListScreen({ search, onSearch }: { search: ListSearch; onSearch: (search: ListSearch) => void }) {
  const { t } = useLingui();
  const user = useSession();
  const isPhone = useIsPhone();
  const { state, views, isKnown, change } = useListState(search, onSearch);
  const { filters, sort } = state;
  const columns = useChanceColumns(state.columns, sort.field);
  const paging = usePaging('chances', JSON.stringify({ filters, sort }));
  const query = trpc.chance.list.useQuery({ ...paging.input, filters, sort }, { ...paging.options, enabled: isKnown });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const onPage = query.data?.edges.map(({ node }) => node.id) ?? [];
  const mayCreate = holds(user, 'CREATE_CHANCE');
  const isReadOnly = useReadOnlyReason() !== undefined;
  const isFiltered = hasAny(filters);

  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 font-semibold text-20">{t`Chancen`}</h1>
        {mayCreate ? (
          <>
            <LinkButton href={pathTo({ to: '/tender/newquickchance' })} icon={<Zap />} isDisabled={isReadOnly}>
              <span className="max-sm:sr-only">{t`Schnell-Chance`}</span>
            </LinkButton>
            <LinkButton href={pathTo({ to: '/tender/new' })} variant="primary" icon={<Plus />} isDisabled={isReadOnly}>
              {t`Neue Chance`}
            </LinkButton>
          </>
        ) : null}
      </header>
      <ChanceFilterBar
        filters={filters}
        sort={sort}
        onFilters={(next) => change({ filters: next ?? {} })}
        onSort={(next) => change({ sort: next })}
        start={<ViewMenu state={state} views={views} onSearch={onSearch} />}
        end={
          <>
            <ExportButton
              exported={{ kind: 'chances', chances: { filters, sort, columns: [...state.columns] } }}
              extent={isFiltered ? t`Die gefilterten Chancen` : t`Alle Chancen`}
              isQuiet
            />
            <ColumnChooser columns={state.columns} onChange={(next) => change({ columns: next })} />
          </>
        }
      />
      <Notices of="listNotices" />
      {isKnown && state.isViewMissing ? (
        <Banner tone="info" title={t`Diese Ansicht ist privat oder gelöscht. Sie sehen alle Chancen.`} />
      ) : null}
      {selected.length > 0 ? (
        <SelectionBar ids={selected} columns={state.columns} sort={sort} onClear={() => setSelected([])} />
      ) : null}
      <DataTable
        label={t`Chancen`}
        columns={columns}
        height={isPhone ? 'auto' : 'page'}
        skeletonCount={paging.input.first}
        items={query.data?.edges.map(({ node }) => node) ?? (query.error ? [] : undefined)}
        itemId={(row) => row.id}
        hrefOf={({ id }) => pathTo({ to: '/tender/$tenderId', params: { tenderId: id } })}
        textOf={(row) => row.name}
        {...(isPhone
          ? {}
          : {
              selected: selected.filter((id) => onPage.includes(id)),
              onSelect: (ids: string[]) =>
                setSelected((before) =>
                  [...before.filter((id) => !onPage.includes(id)), ...ids].slice(0, limits.selectedRows),
                ),
            })}
        minWidth={columns.length * columnMinWidth}
        sort={toTableSort(sort)}
        onSort={(next) => change({ sort: toListSort(next) })}
        isStale={query.isPlaceholderData}
        empty={
          query.error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Liste konnte nicht geladen werden`}
              text={errorMessage(query.error)}
              action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : isFiltered ? (
            <EmptyState
              icon={<FileSearch />}
              title={t`Keine Chance passt zu diesen Filtern`}
              action={<Button onPress={() => change({ filters: {} })}>{t`Filter zurücksetzen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<ListPlus />}
              title={t`Noch keine Chancen`}
              text={t`Hier stehen alle Ausschreibungen, an denen Ihre Gesellschaft beteiligt ist.`}
              action={
                mayCreate ? (
                  <LinkButton href={pathTo({ to: '/tender/new' })} icon={<Plus />}>
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
            note={query.data?.edges.length ? t`≈ Schätzung, noch keine Leistung kalkuliert` : undefined}
          />
        }
      />
    </div>
  );
}

function toTableSort(sort: ListSort): TableSort {
  return { column: sort.field, direction: sort.order === 'ASC' ? 'ascending' : 'descending' };
}

function toListSort(sort: TableSort): ListSort {
  return { field: sort.column as ChanceSortField, order: sort.direction === 'ascending' ? 'ASC' : 'DESC' };
}
