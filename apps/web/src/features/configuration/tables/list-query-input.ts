import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { shownAtFirst } from './entry-status.ts';
import type { EntrySort, TableFilters } from './table-search.ts';

/** The query of a list: null means all, an empty list nothing; superseded rows only on request. */
export function listQueryInput(table: TableKey, filters: TableFilters, sort: EntrySort | undefined) {
  const { day, columns } = configurationTables[table];
  return {
    filters: {
      ...(filters.days ? { [day]: filters.days } : {}),
      ...filters.values,
      ...('province' in columns ? { provinces: filters.provinces ?? null } : {}),
      ...(filters.organizations ? { organizations: filters.organizations } : {}),
      status: filters.status ?? shownAtFirst(table),
    },
    sort: sort ? { field: capitalized(sort.column), order: sort.order } : null,
  };
}

/** Whether anything narrows the list beyond what it hides at first. */
export function isNarrowed(filters: TableFilters | undefined): boolean {
  return filters !== undefined && Object.keys(filters).length > 0;
}

/** Fields to sort by travel as `ActiveFrom`. */
function capitalized(column: string): string {
  return `${column.charAt(0).toUpperCase()}${column.slice(1)}`;
}
