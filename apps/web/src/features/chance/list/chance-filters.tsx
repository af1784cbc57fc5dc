import { useLingui } from '@lingui/react/macro';
import { Button, FilterButton, Switch } from '@zuschlag/ui';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { ListFilter } from 'lucide-react';
import { useRef, useState } from 'react';
import { holds } from '../../../app/session/rights.ts';
import { useSession } from '../../../app/session/session.tsx';
import { ChanceFilterChips } from './chance-filter-chips.tsx';
import { hasAny, type ListFilters, type ListSort, withoutEmpty } from './chance-filter-search.ts';
import { ChanceSortMenu } from './chance-sort-menu.tsx';

const ChanceFilterContent = lazyOverlay(async () => (await import('./chance-filters.lazy.tsx')).ChanceFilterContent);

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
  const [isOpen, setOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const change = (next: ListFilters) => onFilters(hasAny(next) ? withoutEmpty(next) : undefined);
  const { onlyOwn, ...others } = filters;
  const maySeeOwn = user.features.ownChancesFilter && holds(user, 'CREATE_CHANCE');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterButton
        ref={filterButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        icon={<ListFilter />}
      >
        {t`Filter`}
      </FilterButton>
      <ChanceFilterContent
        triggerRef={filterButton}
        isOpen={isOpen}
        onOpenChange={setOpen}
        filters={filters}
        onApply={(next) => {
          change({ ...next, onlyOwn });
          setOpen(false);
        }}
      />
      <ChanceFilterChips filters={filters} onChange={change} />
      {hasAny(others) ? (
        <Button variant="ghost" size="small" onPress={() => change({ onlyOwn })}>
          {t`Zurücksetzen`}
        </Button>
      ) : null}
      <div className="ml-auto flex items-center gap-4">
        {maySeeOwn ? (
          <Switch
            label={t`Nur meine Chancen`}
            value={onlyOwn === true}
            onChange={(isOn) => change({ ...filters, onlyOwn: isOn })}
          />
        ) : null}
        <ChanceSortMenu sort={sort} onChange={onSort} />
      </div>
    </div>
  );
}
