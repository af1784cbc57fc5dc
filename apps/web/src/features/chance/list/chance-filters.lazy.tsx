import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { trpc } from '../../../app/api/trpc.ts';
import { FilterPanel, type FilterPlace } from '../../../tables/filter-panel.tsx';
import { useSettled } from '../../../tables/use-settled.ts';
import { ChanceFilterFields } from './chance-filter-form.tsx';
import { type ListFilters, readyOf, withoutEmpty } from './chance-filter-search.ts';
import { filterProblems } from './filter-problems.ts';

/** More are not counted: the number only says whether the filters are worth applying. */
const countedAtMost = 50;

/** The filters of the list of Chances. */
export function ChanceFilterPanel({
  filters,
  onApply,
  ...place
}: FilterPlace & { filters: ListFilters; onApply: (filters: ListFilters) => void }) {
  return (
    <FilterPanel
      {...place}
      filters={filters}
      cleared={readyOf(filters)}
      onApply={(draft) => {
        if (Object.keys(filterProblems(draft, berlinDayOf(new Date()))).length === 0) onApply(draft);
      }}
      fields={(draft, set) => <ChanceFilterFields draft={draft} set={set} />}
      submit={(draft, form) => <ShowChances filters={draft} form={form} />}
    />
  );
}

/** Applies the filters, and says before how many Chances they leave. */
function ShowChances({ filters, form }: { filters: ListFilters; form: string }) {
  const { t } = useLingui();
  const settled = useSettled(withoutEmpty(filters));
  const { data } = trpc.chance.list.useQuery(
    { first: countedAtMost, filters: settled },
    { placeholderData: (previous) => previous },
  );
  const count = data?.edges.length ?? 0;
  return (
    <Button variant="primary" type="submit" form={form}>
      {data === undefined
        ? t`Anwenden`
        : data.pageInfo.hasNextPage
          ? t`Mehr als ${countedAtMost} Chancen zeigen`
          : plural(count, { 0: 'Keine Chance', one: '# Chance zeigen', other: '# Chancen zeigen' })}
    </Button>
  );
}
