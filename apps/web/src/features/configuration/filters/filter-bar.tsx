import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { FilterBar } from '../../../tables/filter-bar.tsx';
import { YearSwitch } from '../holidays/year-switch.tsx';
import { isNarrowed } from '../tables/list-query-input.ts';
import type { EntrySort, TableFilters } from '../tables/table-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { SortMenu } from './sort-menu.tsx';

const TableFilterPanel = lazyOverlay(async () => (await import('./filter-panel.lazy.tsx')).TableFilterPanel);

/** Above a table: what narrows it, each as a chip that can be taken away, and its order. Holidays stand year by year. */
export function TableFilterBar({
  table,
  filters,
  sort,
  onFilters,
  onSort,
}: {
  table: TableKey;
  filters: TableFilters;
  sort: EntrySort | undefined;
  onFilters: (filters: TableFilters | undefined) => void;
  onSort: (sort: EntrySort | undefined) => void;
}) {
  const isByYear = table === 'holiday';
  const { days, ...others } = filters;
  const kept: TableFilters = isByYear && days ? { days } : {};
  const change = (part: TableFilters) => {
    const next = Object.fromEntries(
      Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined),
    ) as TableFilters;
    onFilters(isNarrowed(next) ? next : undefined);
  };
  return (
    <FilterBar
      start={isByYear ? <YearSwitch days={days} onChange={(next) => change({ days: next })} /> : null}
      panel={(place) => (
        <TableFilterPanel
          {...place}
          table={table}
          filters={filters}
          cleared={kept}
          sort={sort}
          onApply={(next) => {
            onFilters(isNarrowed(next) ? next : undefined);
            place.onOpenChange(false);
          }}
        />
      )}
      chips={<FilterChips table={table} filters={isByYear ? others : filters} onChange={change} />}
      isNarrowed={isNarrowed(isByYear ? others : filters)}
      onReset={() => onFilters(isNarrowed(kept) ? kept : undefined)}
    >
      {isByYear ? null : <SortMenu table={table} sort={sort} onChange={onSort} />}
    </FilterBar>
  );
}
