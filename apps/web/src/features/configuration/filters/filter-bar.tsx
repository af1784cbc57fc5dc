import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { CalendarRange, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { systemText } from '../../../app/preferences/system-text.ts';
import { isNarrowed } from '../tables/list-query-input.ts';
import { rangeColumns } from '../tables/table-columns.ts';
import { columnMessage } from '../tables/table-messages.ts';
import type { EntrySort, TableFilters } from '../tables/table-search.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SortMenu } from './sort-menu.tsx';

const DayRangeContent = lazyOverlay(async () => (await import('./day-range.lazy.tsx')).DayRangeContent);
const ValueRangeContent = lazyOverlay(async () => (await import('./value-range.lazy.tsx')).ValueRangeContent);

/** Above a table: what narrows it, each as a chip that can be taken away, and its order. */
export function FilterBar({
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
  const { t, i18n } = useLingui();
  const days = useLayer();
  const values = useLayer();
  const { day } = configurationTables[table];
  const change = (part: TableFilters) => {
    const next = Object.fromEntries(
      Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined),
    ) as TableFilters;
    onFilters(isNarrowed(next) ? next : undefined);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button {...days.button} size="small" icon={<CalendarRange />}>
          {systemText(i18n, columnMessage(table, day))}
        </Button>
        <DayRangeContent
          {...days.place}
          label={systemText(i18n, columnMessage(table, day))}
          range={filters.days}
          onApply={(range) => {
            change({ days: range });
            days.place.onOpenChange(false);
          }}
        />
        {rangeColumns(table).length > 0 ? (
          <>
            <Button {...values.button} size="small" icon={<SlidersHorizontal />}>
              {t`Werte`}
            </Button>
            <ValueRangeContent
              {...values.place}
              table={table}
              values={filters.values ?? {}}
              onApply={(next) => {
                change({ values: next });
                values.place.onOpenChange(false);
              }}
            />
          </>
        ) : null}
        <ChoiceFilters table={table} filters={filters} onChange={change} />
        <div className="ml-auto flex items-center">
          <SortMenu table={table} sort={sort} onChange={onSort} />
        </div>
      </div>
      {isNarrowed(filters) ? (
        <div className="flex flex-wrap items-center gap-2">
          <FilterChips table={table} filters={filters} onChange={change} />
          <Button variant="ghost" size="small" onPress={() => onFilters(undefined)}>
            {t`Filter zurücksetzen`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A layer that hangs on its button and is fetched when it is wanted. */
function useLayer() {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, onOpenChange] = useState(false);
  return {
    place: { triggerRef, isOpen, onOpenChange },
    button: {
      ref: triggerRef,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': isOpen,
      onPress: () => onOpenChange(!isOpen),
    },
  };
}
