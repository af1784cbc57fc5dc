import { chanceFilters, chanceSortFields } from '@zuschlag/validation/chance/chance-list';
import { z } from 'zod/mini';
import { readStored, storageKeys, store } from '../../app/stored.ts';

/** Filters and order of the list as they stand in the address; what cannot be read is dropped, never an error. */
export type ListSearch = {
  filters?: ListFilters;
  sort?: { field: (typeof chanceSortFields)[number]; order: 'ASC' | 'DESC' };
};
export type ListFilters = z.output<typeof chanceFilters>;

const sortSchema = z.object({ field: z.enum(chanceSortFields), order: z.enum(['ASC', 'DESC']) });

/** Reads the address. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const filters = chanceFilters.safeParse(search.filters);
  const sort = sortSchema.safeParse(search.sort);
  return {
    ...(filters.success && hasAny(filters.data) ? { filters: withoutEmpty(filters.data) } : {}),
    ...(sort.success ? { sort: sort.data } : {}),
  };
}

/** Only what says something stays, so that addresses are short and chips are honest. */
export function withoutEmpty(filters: ListFilters): ListFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => {
      if (value === null || value === undefined || value === '' || value === false) return false;
      if (typeof value === 'object' && !Array.isArray(value))
        return Object.values(value).some((end) => end !== null && end !== undefined);
      return !Array.isArray(value) || value.length > 0;
    }),
  ) as ListFilters;
}

export function hasAny(filters: ListFilters | undefined): boolean {
  return filters !== undefined && Object.keys(withoutEmpty(filters)).length > 0;
}

const key = storageKeys.list('chances-search');

/** Filters and order are kept for the session: whoever comes back without any in the address gets the last ones. */
export function keepListSearch(search: ListSearch): void {
  store('session', key, isBare(search) ? null : JSON.stringify(search));
}

/** @returns what was kept, when the address itself says nothing */
export function keptListSearch(search: ListSearch): ListSearch | null {
  const kept = isBare(search) ? readStored('session', key) : null;
  return kept === null ? null : readListSearch(JSON.parse(kept) as Record<string, unknown>);
}

function isBare(search: ListSearch): boolean {
  return search.filters === undefined && search.sort === undefined;
}
