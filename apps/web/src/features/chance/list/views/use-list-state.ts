import type { ListChoice, ListViews } from '@zuschlag/validation/views/views';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../app/api/trpc.ts';
import { readStored, storageKeys, store } from '../../../../app/preferences/browser-storage.ts';
import type { ListSearch } from '../chance-filter-search.ts';
import { type ListState, listState, searchAfter } from './list-state.ts';

const nothingSaved: ListViews = { views: [], choice: null };
const key = storageKeys.list('views');

/**
 * The state of the list and what changes it. Order and columns without a view are kept for the person's next visit. The
 * list begins with the views as the tab last saw them, so that its rows do not wait for another call.
 *
 * @returns `isKnown` false while the address names a view that has not arrived
 */
export function useListState(search: ListSearch, onSearch: (search: ListSearch) => void) {
  const [lastSeen] = useState(viewsLastSeen);
  const { data, isSuccess, isError, isPlaceholderData } = trpc.views.list.useQuery(undefined, {
    staleTime: 60_000,
    placeholderData: lastSeen,
  });
  const hasArrived = isError || (isSuccess && !isPlaceholderData);
  useEffect(() => {
    if (data && hasArrived) store('session', key, JSON.stringify(data));
  }, [data, hasArrived]);
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
  return { state, views: known.views, isKnown: hasArrived || !state.isViewMissing, change };
}

function viewsLastSeen(): ListViews {
  const stored = readStored('session', key);
  return stored === null ? nothingSaved : (JSON.parse(stored) as ListViews);
}
