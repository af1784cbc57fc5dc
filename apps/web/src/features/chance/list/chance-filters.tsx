import { useLingui } from '@lingui/react/macro';
import { ToggleChip } from '@zuschlag/ui/actions/filter-chip';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ReactNode } from 'react';
import { holds } from '../../../app/session/rights.ts';
import { useSession } from '../../../app/session/session.tsx';
import { FilterBar } from '../../../tables/filter-bar.tsx';
import { ChanceFilterChips } from './chance-filter-chips.tsx';
import {
  hasAny,
  type ListFilters,
  type ListSort,
  type ReadyFilter,
  readyFilters,
  readyOf,
  withoutEmpty,
} from './chance-filter-search.ts';
import { ChanceSearchField } from './chance-search-field.tsx';
import { ChanceSortMenu } from './chance-sort-menu.tsx';

const ChanceFilterPanel = lazyOverlay(async () => (await import('./chance-filters.lazy.tsx')).ChanceFilterPanel);

const noReady = Object.fromEntries(readyFilters.map((one) => [one, undefined]));

/** Above the list: the ready filters, what else narrows it, each as a chip that can be taken away, and its order. */
export function ChanceFilterBar({
  filters,
  sort,
  onFilters,
  onSort,
  start,
  end,
}: {
  filters: ListFilters;
  sort: ListSort;
  onFilters: (filters: ListFilters | undefined) => void;
  onSort: (sort: ListSort) => void;
  /** before the ready filters, and behind the order */
  start?: ReactNode;
  end?: ReactNode;
}) {
  const change = (next: ListFilters) => onFilters(hasAny(next) ? withoutEmpty(next) : undefined);
  const ready = readyOf(filters);
  return (
    <FilterBar
      panel={(place) => (
        <ChanceFilterPanel
          {...place}
          filters={filters}
          onApply={(next) => {
            change(next);
            place.onOpenChange(false);
          }}
        />
      )}
      start={
        <>
          {start}
          <ChanceSearchField text={filters.search ?? ''} onText={(search) => change({ ...filters, search })} />
        </>
      }
      ready={<ReadyChips filters={filters} onChange={change} />}
      chips={<ChanceFilterChips filters={filters} onChange={change} />}
      isNarrowed={hasAny({ ...filters, ...noReady })}
      onReset={() => change(ready)}
    >
      <ChanceSortMenu sort={sort} onChange={onSort} />
      {end}
    </FilterBar>
  );
}

/** The questions of every morning, one press each; a chip that can never find anything is left out. */
function ReadyChips({ filters, onChange }: { filters: ListFilters; onChange: (filters: ListFilters) => void }) {
  const { t } = useLingui();
  const user = useSession();
  const isWriter = holds(user, 'CREATE_CHANCE');
  const chips: { id: ReadyFilter; label: string; isShown: boolean }[] = [
    { id: 'onlyOwn', label: t`Meine`, isShown: user.features.ownChancesFilter && isWriter },
    { id: 'dueThisWeek', label: t`Diese Woche fällig`, isShown: true },
    { id: 'awaitsMe', label: t`Ich bin am Zug`, isShown: isWriter },
  ];
  return chips
    .filter(({ id, isShown }) => isShown || filters[id] === true)
    .map(({ id, label }) => (
      <ToggleChip key={id} isOn={filters[id] === true} onChange={(isOn) => onChange({ ...filters, [id]: isOn })}>
        {label}
      </ToggleChip>
    ));
}
