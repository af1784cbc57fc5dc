import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { shownAtFirst } from './entry-status.ts';
import type { EntrySort, TableFilters } from './table-search.ts';

/** What a list asks the server for: null means all, an empty list none; what is over only when it is asked for. */
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
