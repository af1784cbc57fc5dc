import type { ChanceFilters } from '@zuschlag/validation/chance/chance-list';
import { type ChanceSortField, chanceSortFields } from '@zuschlag/validation/chance/chance-vocabulary';
import { readStored, storageKeys, store } from '../../../app/preferences/browser-storage.ts';
import { readFilters } from './read-filters.ts';

/** Filters and order of the list as they stand in the address; what cannot be read is dropped, never an error. */
export type ListSearch = { filters?: ListFilters; sort?: ListSort };
export type ListSort = { field: ChanceSortField; order: 'ASC' | 'DESC' };
export type ListFilters = ChanceFilters;

/** Unless a person chooses otherwise, the open Chance that is due next stands first, and closed ones behind all open ones. */
export const defaultSort: ListSort = { field: 'due', order: 'ASC' };

/** The filters that are switched by a chip of their own, and that emptying the other filters leaves alone. */
export const readyFilters = ['onlyOwn', 'dueThisWeek', 'awaitsMe'] as const;
export type ReadyFilter = (typeof readyFilters)[number];

/** @returns the ready filters among some filters */
export function readyOf(filters: ListFilters): ListFilters {
  return Object.fromEntries(readyFilters.map((one) => [one, filters[one]]));
}

/** Reads the address. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const filters = withoutEmpty(readFilters(search.filters));
  const sort = readSort(search.sort);
  return { ...(hasAny(filters) ? { filters } : {}), ...(sort ? { sort } : {}) };
}

function readSort(value: unknown): ListSort | undefined {
  const { field, order } = (value ?? {}) as { field?: unknown; order?: unknown };
  const known = chanceSortFields.find((sortField) => sortField === field);
  return known && (order === 'ASC' || order === 'DESC') ? { field: known, order } : undefined;
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

/** Remembers filters and order for the session: an address without any gets the last ones. */
export function rememberListSearch(search: ListSearch): void {
  store('session', key, isBare(search) ? null : JSON.stringify(search));
}

/** @returns what was kept, when the address itself says nothing */
export function rememberedListSearch(search: ListSearch): ListSearch | null {
  const kept = isBare(search) ? readStored('session', key) : null;
  if (kept === null) return null;
  try {
    const search = readListSearch(JSON.parse(kept) as Record<string, unknown>);
    return isBare(search) ? null : search;
  } catch {
    return null;
  }
}

function isBare(search: ListSearch): boolean {
  return search.filters === undefined && search.sort === undefined;
}
