import type { ListChoice, ListViews } from '@zuschlag/validation/views/views';
import { trpc } from '../../../../app/api/trpc.ts';
import type { ListSearch } from '../chance-filter-search.ts';
import { type ListState, listState, searchAfter } from './list-state.ts';

const nothingSaved: ListViews = { views: [], choice: null };

/**
 * The state of the list and what changes it. Order and columns without a view are kept for the person's next visit.
 *
 * @returns `isKnown` false until the saved views have arrived or could not be read
 */
export function useListState(search: ListSearch, onSearch: (search: ListSearch) => void) {
  const { data, isPending } = trpc.views.list.useQuery(undefined, { staleTime: 60_000 });
  const utils = trpc.useUtils();
  // A preference: that it could not be kept is not worth an error.
  const remember = trpc.views.remember.useMutation();
  const known = data ?? nothingSaved;
  const state = listState(search, known);

  function change(part: Partial<Pick<ListState, 'filters' | 'sort' | 'columns'>>): void {
    onSearch(searchAfter(state, part));
    if (state.view || !(part.sort || part.columns)) return;
    const choice: ListChoice = {
      sort: part.sort ?? state.sort,
      columns: [...(part.columns ?? state.columns)],
    };
    utils.views.list.setData(undefined, (before) => before && { ...before, choice });
    remember.mutate(choice);
  }
  return { state, views: known.views, isKnown: !isPending, change };
}
