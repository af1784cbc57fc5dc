import { yearsAfter } from '@zuschlag/validation/measures/berlin-day';
import type { ListFilters } from './chance-filter-search.ts';

/** How far ahead a day of a filter may lie. */
const FILTER_YEARS = 10;

type RangeFilter = 'deadlineDate' | 'startDate' | 'revenue' | 'surcharge';
/** `TURNED`: it ends before it begins; `BEYOND`: it reaches past the last day of filters. */
type FilterProblem = 'TURNED' | 'BEYOND';

/** @returns the last day that a filter may name */
export function lastFilterDay(today: string): string {
  return yearsAfter(today, FILTER_YEARS);
}

/** What is wrong with the ranges that are filled in; with a problem they are not applied. */
export function filterProblems(filters: ListFilters, today: string): { [field in RangeFilter]?: FilterProblem } {
  const last = lastFilterDay(today);
  const found: { [field in RangeFilter]?: FilterProblem } = {};
  for (const field of ['deadlineDate', 'startDate'] as const) {
    if (isTurned(filters[field])) found[field] = 'TURNED';
    else if ((filters[field]?.lte ?? '') > last) found[field] = 'BEYOND';
  }
  for (const field of ['revenue', 'surcharge'] as const) if (isTurned(filters[field])) found[field] = 'TURNED';
  return found;
}

function isTurned<Value extends string | number>(
  range: { gte?: Value | null; lte?: Value | null } | null | undefined,
): boolean {
  const { gte, lte } = range ?? {};
  return gte !== null && gte !== undefined && lte !== null && lte !== undefined && gte > lte;
}
