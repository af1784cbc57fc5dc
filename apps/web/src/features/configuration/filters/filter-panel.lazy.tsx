import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from '@zuschlag/ui/actions/button';
import { Disclosure } from '@zuschlag/ui/layout/disclosure';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { FilterPanel, type FilterPlace } from '../../../tables/filter-panel.tsx';
import { useSettled } from '../../../tables/use-settled.ts';
import { listQueryInput } from '../tables/list-query-input.ts';
import { rangeColumns } from '../tables/table-columns.ts';
import { proceduresOf } from '../tables/table-procedures.ts';
import type { EntrySort, TableFilters } from '../tables/table-search.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { DayRangeFields } from './day-range.tsx';
import { isTurned, withoutOpen } from './open-ranges.ts';
import { ValueRangeFields } from './value-ranges.tsx';

/** More are not counted: the number only says whether the filters are worth applying. */
const countedAtMost = 100;

/** The filters of a configuration table. */
export function TableFilterPanel({
  table,
  filters,
  cleared,
  sort,
  onApply,
  ...place
}: FilterPlace & {
  table: TableKey;
  filters: TableFilters;
  cleared: TableFilters;
  sort: EntrySort | undefined;
  onApply: (filters: TableFilters) => void;
}) {
  const { t } = useLingui();
  const hasValues = rangeColumns(table).length > 0;
  return (
    <FilterPanel
      {...place}
      filters={filters}
      cleared={cleared}
      onApply={(draft) => {
        if (!isTurned(draft.days)) onApply(withoutOpen(draft));
      }}
      fields={(draft, set) => (
        <>
          {table === 'holiday' ? null : (
            <DayRangeFields table={table} range={draft.days} onChange={(days) => set({ days })} />
          )}
          <ChoiceFilters table={table} filters={draft} onChange={set} />
          {hasValues ? (
            <Disclosure title={t`Werte`} look="plain" defaultExpanded={filters.values !== undefined}>
              <ValueRangeFields table={table} values={draft.values ?? {}} onChange={(values) => set({ values })} />
            </Disclosure>
          ) : null}
        </>
      )}
      submit={(draft, form) => <ShowEntries table={table} filters={withoutOpen(draft)} sort={sort} form={form} />}
    />
  );
}

/** Applies the filters, and says before how many entries they leave. */
function ShowEntries({
  table,
  filters,
  sort,
  form,
}: {
  table: TableKey;
  filters: TableFilters;
  sort: EntrySort | undefined;
  form: string;
}) {
  const { t } = useLingui();
  const settled = useSettled(listQueryInput(table, filters, sort));
  const { data } = proceduresOf(table).list.useQuery(
    { first: countedAtMost, after: null, ...settled },
    { placeholderData: keepPreviousData },
  );
  const count = data?.edges.length ?? 0;
  return (
    <Button variant="primary" type="submit" form={form}>
      {data === undefined
        ? t`Anwenden`
        : data.pageInfo.hasNextPage
          ? t`Mehr als ${countedAtMost} Einträge zeigen`
          : plural(count, { 0: 'Kein Eintrag', one: '# Eintrag zeigen', other: '# Einträge zeigen' })}
    </Button>
  );
}
