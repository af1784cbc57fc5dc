import { type ChanceColumn, chanceColumns } from '@zuschlag/validation/chance/chance-vocabulary';
import type { ListChoice, ListView, ListViews } from '@zuschlag/validation/views/views';
import {
  defaultSort,
  type ListFilters,
  type ListSearch,
  type ListSort,
  withoutEmpty,
} from '../chance-filter-search.ts';

/** What the list shows, out of its address, the saved view in it, and how the person left the list. */
export type ListState = {
  filters: ListFilters;
  sort: ListSort;
  columns: readonly ChanceColumn[];
  /** the view that the address names; null without one, and for one that the reader does not see */
  view: ListView | null;
  /** the list shows something else than its view */
  isChanged: boolean;
  /** the address names a view that is gone or belongs to others */
  isViewMissing: boolean;
};

export function listState(search: ListSearch, { views, choice }: ListViews): ListState {
  const view = views.find(({ id }) => id === search.view) ?? null;
  const isPlainView = view !== null && !search.filters && !search.sort && !search.columns;
  const saved = view?.definition;
  const ofPerson: ListChoice = view ? {} : (choice ?? {});
  const state = {
    filters: withoutEmpty((isPlainView ? saved?.filters : search.filters) ?? {}),
    sort: search.sort ?? saved?.sort ?? ofPerson.sort ?? defaultSort,
    columns: search.columns ?? saved?.columns ?? ofPerson.columns ?? chanceColumns,
  };
  return {
    ...state,
    view,
    isChanged: view !== null && !isPlainView && !shows(view, state),
    isViewMissing: search.view !== undefined && view === null,
  };
}

type Shown = Pick<ListState, 'filters' | 'sort' | 'columns'>;

/** The address after a change of what is shown. A view stays named; what was changed stands beside it. */
export function searchAfter({ view, filters, sort, columns }: ListState, change: Partial<Shown>): ListSearch {
  const next = { filters, sort, columns, ...change };
  if (view && shows(view, next)) return { view: view.id };
  return {
    ...(view ? { view: view.id } : {}),
    filters: next.filters,
    // Beside a view the order is always named, which is how the address says that it is not the plain view.
    ...(view || change.sort ? { sort: next.sort } : {}),
    ...(view || change.columns ? { columns: [...next.columns] } : {}),
  };
}

function shows(view: ListView, { filters, sort, columns }: Shown): boolean {
  const { definition } = view;
  const saved = {
    filters: withoutEmpty(definition.filters ?? {}),
    sort: definition.sort ?? defaultSort,
    columns: definition.columns ?? chanceColumns,
  };
  return canonical(saved) === canonical({ filters: withoutEmpty(filters), sort, columns });
}

/** Objects with the same content read alike; the order in which their keys were set does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
