import type { DayRange, NumberRange, TableFilters } from '../tables/table-search.ts';

/** The filters without what says nothing: ranges without ends, columns without ranges, lists that mean all. */
export function withoutOpen({ days, values, ...lists }: TableFilters): TableFilters {
  const ranges = Object.entries(values ?? {}).flatMap(([column, { gte, lte }]): [string, NumberRange][] => {
    const range = { ...(isNumber(gte) ? { gte } : {}), ...(isNumber(lte) ? { lte } : {}) };
    return Object.keys(range).length > 0 ? [[column, range]] : [];
  });
  const ends = { ...(days?.gte ? { gte: days.gte } : {}), ...(days?.lte ? { lte: days.lte } : {}) };
  return {
    ...(Object.keys(ends).length > 0 ? { days: ends } : {}),
    ...(ranges.length > 0 ? { values: Object.fromEntries(ranges) } : {}),
    ...Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== undefined)),
  };
}

/** Whether a range ends before it begins. */
export function isTurned(days: DayRange | undefined): boolean {
  return days?.gte !== undefined && days.lte !== undefined && days.gte > days.lte;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
