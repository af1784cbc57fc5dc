import type { ChanceFilters } from '@zuschlag/validation/chance/chance-list';
import {
  type ChanceColumn,
  type ChanceSortField,
  chanceColumns,
  chanceSortFields,
  furtherChanceColumns,
} from '@zuschlag/validation/chance/chance-vocabulary';
import { readStored, storageKeys, store } from '../../../app/preferences/browser-storage.ts';
import { readFilters } from './read-filters.ts';

/**
 * The list as its address says it; what cannot be read is dropped, never an error. A view alone shows what was saved. Beside
 * filters, order or columns it only names the view that these come from.
 */
export type ListSearch = { view?: string; filters?: ListFilters; sort?: ListSort; columns?: ChanceColumn[] };
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
  const columns = readColumns(search.columns);
  const view = typeof search.view === 'string' && search.view.length <= 64 ? search.view : undefined;
  return {
    ...(view ? { view } : {}),
    ...(hasAny(filters) ? { filters } : {}),
    ...(sort ? { sort } : {}),
    ...(columns ? { columns } : {}),
  };
}

const knownColumns: readonly string[] = [...chanceColumns, ...furtherChanceColumns];

function readColumns(value: unknown): ChanceColumn[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = [...new Set(value)].filter((one): one is ChanceColumn => knownColumns.includes(one));
  return known.length > 0 ? known : undefined;
}

function readSort(value: unknown): ListSort | undefined {
  const { field, order } = (value ?? {}) as { field?: unknown; order?: unknown };
  const known = chanceSortFields.find((sortField) => sortField === field);
  return known && (order === 'ASC' || order === 'DESC') ? { field: known, order } : undefined;
}

/** Only what says something stays, so that addresses are short and chips are honest. */
export function withoutEmpty(filters: ListFilters): ListFilters {
  return Object.fromEntries(
    Object.entries(filters)
      .map(([field, value]) => [field, isRange(value) ? withoutOpenEnds(value) : value] as const)
      .filter(([, value]) => {
        if (value === null || value === undefined || value === '' || value === false) return false;
        if (isRange(value)) return Object.keys(value).length > 0;
        return !Array.isArray(value) || value.length > 0;
      }),
  ) as ListFilters;
}

type Range = { gte?: unknown; lte?: unknown };

function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An end that is empty, or was typed and is no number, narrows nothing. */
function withoutOpenEnds(range: Range): Range {
  return Object.fromEntries(
    Object.entries(range).filter(([, end]) => end !== null && end !== undefined && !Number.isNaN(end)),
  );
}

export function hasAny(filters: ListFilters | undefined): boolean {
  return filters !== undefined && Object.keys(withoutEmpty(filters)).length > 0;
}

const key = storageKeys.list('chances-search');

/** Remembers the address for the session: an address without any gets the last ones. */
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
  return Object.values(search).every((part) => part === undefined);
}
