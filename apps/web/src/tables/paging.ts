import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@zuschlag/validation/limits';
import { useState } from 'react';
import { readStored, storageKeys, store } from '../app/preferences/browser-storage.ts';
import { useFittingCount } from './fitting-count.ts';

/** `fit`: as many rows as the screen has room for. */
export type PageSize = number | 'fit';

/** The position in a list: the cursors of the earlier pages, for the way back, and the page size. */
export type PagingState = { first: PageSize; cursors: readonly string[]; madeFor: string };

export type Paging = {
  /** The parameters of the query: `first` and `after`. */
  input: { first: number; after: string | null };
  /** Options for the query: the old page stays while the next one loads. */
  options: { placeholderData: typeof keepPreviousData };
  /** Counted from 0. */
  page: number;
  next: (endCursor: string) => void;
  previous: () => void;
  size: PageSize;
  changeSize: (size: PageSize) => void;
};

export const startOfList: PagingState = { first: 'fit', cursors: [], madeFor: '' };

/** The next page begins after the last row of this one. */
export function forward(state: PagingState, endCursor: string): PagingState {
  return { ...state, cursors: [...state.cursors, endCursor] };
}

export function back(state: PagingState): PagingState {
  return { ...state, cursors: state.cursors.slice(0, -1) };
}

/** Another size starts at the first page. */
export function withSize(state: PagingState, first: PageSize): PagingState {
  return { ...state, first, cursors: [] };
}

/** Other filters or another order start at the first page; cursors only fit the list they were given out for. */
export function fitted(state: PagingState, madeFor: string): PagingState {
  return state.madeFor === madeFor ? state : { ...state, cursors: [], madeFor };
}

/**
 * Paging of a list, kept in this tab.
 * @param key the list
 * @param madeFor filters and sorting as text; the first page shows when they change
 */
export function usePaging(key: string, madeFor = ''): Paging {
  const [kept, setKept] = useState(() => readPaging(key));
  const fitting = useFittingCount();
  const state = fitted(kept, madeFor);
  const go = (next: PagingState) => {
    setKept(next);
    store('session', storageKeys.list(key), JSON.stringify(next));
  };
  return {
    input: { first: state.first === 'fit' ? fitting : state.first, after: state.cursors.at(-1) ?? null },
    options: { placeholderData: keepPreviousData },
    page: state.cursors.length,
    next: (endCursor) => go(forward(state, endCursor)),
    previous: () => go(back(state)),
    size: state.first,
    changeSize: (size) => go(withSize(state, size)),
  };
}

function readPaging(key: string): PagingState {
  try {
    const stored = JSON.parse(readStored('session', storageKeys.list(key)) ?? 'null') as PagingState | null;
    const isKnownSize = (['fit', ...limits.pageSizes] as readonly unknown[]).includes(stored?.first);
    return stored && isKnownSize && Array.isArray(stored.cursors) ? stored : startOfList;
  } catch {
    return startOfList;
  }
}
