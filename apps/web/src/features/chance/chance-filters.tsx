import { useLingui } from '@lingui/react/macro';
import { Button, DialogTrigger, FilterButton, Popover, SkeletonText, Switch } from '@zuschlag/ui';
import { whenIdle } from '@zuschlag/ui/later';
import { ListFilter } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { ChanceFilterChips } from './chance-filter-chips.tsx';
import { hasAny, type ListFilters, type ListSort, withoutEmpty } from './chance-filter-search.ts';
import { ChanceSortMenu } from './chance-sort-menu.tsx';

const loadFilterForm = () => import('./chance-filter-form.tsx');
const ChanceFilterForm = lazy(async () => ({ default: (await loadFilterForm()).ChanceFilterForm }));

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
  useEffect(() => whenIdle(loadFilterForm), []);
  const change = (next: ListFilters) => onFilters(hasAny(next) ? withoutEmpty(next) : undefined);
  const { onlyOwn, ...others } = filters;
  const maySeeOwn = user.features.ownChancesFilter && user.role !== 'Viewer';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <FilterButton icon={<ListFilter />}>{t`Filter`}</FilterButton>
        <Popover label={t`Filter`} size="large" placement="bottom start">
          <Suspense fallback={<SkeletonText lines={6} />}>
            <ChanceFilterForm
              filters={filters}
              onApply={(next) => {
                change({ ...next, onlyOwn });
                setOpen(false);
              }}
            />
          </Suspense>
        </Popover>
      </DialogTrigger>
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
