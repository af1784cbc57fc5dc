import { useLingui } from '@lingui/react/macro';
import { Switch } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { holds } from '../../../app/session/rights.ts';
import { useSession } from '../../../app/session/session.tsx';
import { FilterBar } from '../../../tables/filter-bar.tsx';
import { ChanceFilterChips } from './chance-filter-chips.tsx';
import { hasAny, type ListFilters, type ListSort, withoutEmpty } from './chance-filter-search.ts';
import { ChanceSortMenu } from './chance-sort-menu.tsx';

const ChanceFilterPanel = lazyOverlay(async () => (await import('./chance-filters.lazy.tsx')).ChanceFilterPanel);

/** Above the list: what narrows it, each as a chip that can be taken away, and the switch to one's own. */
export function ChanceFilterBar({
  filters,
  sort,
  onFilters,
  onSort,
}: {
  filters: ListFilters;
  sort: ListSort;
  onFilters: (filters: ListFilters | undefined) => void;
  onSort: (sort: ListSort) => void;
}) {
  const { t } = useLingui();
  const user = useSession();
  const change = (next: ListFilters) => onFilters(hasAny(next) ? withoutEmpty(next) : undefined);
  const { onlyOwn, ...others } = filters;
  const maySeeOwn = user.features.ownChancesFilter && holds(user, 'CREATE_CHANCE');
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
      chips={<ChanceFilterChips filters={filters} onChange={change} />}
      isNarrowed={hasAny(others)}
      onReset={() => change({ onlyOwn })}
    >
      {maySeeOwn ? (
        <Switch
          label={t`Nur meine Chancen`}
          value={onlyOwn === true}
          onChange={(isOn) => change({ ...filters, onlyOwn: isOn })}
        />
      ) : null}
      <ChanceSortMenu sort={sort} onChange={onSort} />
    </FilterBar>
  );
}
