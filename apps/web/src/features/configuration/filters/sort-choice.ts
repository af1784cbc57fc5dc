import type { EntrySort } from '../tables/table-search.ts';

/** Another field keeps the direction; the active field once more takes the order back. */
export function chooseField(sort: EntrySort | undefined, column: string): EntrySort | undefined {
  if (sort?.column === column) return undefined;
  return { column, order: sort?.order ?? 'ASC' };
}

/** A direction without a field is one of the day from which a row counts. */
export function chooseOrder(sort: EntrySort | undefined, order: EntrySort['order'], dayColumn: string): EntrySort {
  return { column: sort?.column ?? dayColumn, order };
}
