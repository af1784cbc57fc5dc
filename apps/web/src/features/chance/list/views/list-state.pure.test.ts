import { chanceColumns } from '@zuschlag/validation/chance/chance-vocabulary';
import type { ListView } from '@zuschlag/validation/views/views';
import { describe, expect, it } from 'vitest';
import { defaultSort } from '../chance-filter-search.ts';
import { listState, searchAfter } from './list-state.ts';

const view: ListView = {
  id: 'v1',
  name: 'Große Chancen',
  isShared: false,
  isOwn: true,
  ownerName: 'Jonas Wiechert',
  mayChange: true,
  version: 1,
  definition: { filters: { revenue: { gte: 500_000 } }, sort: { field: 'revenue', order: 'DESC' } },
};
const choice = { sort: { field: 'startDate', order: 'ASC' } as const, columns: ['name' as const, 'revenue' as const] };
const known = { views: [view], choice };

describe('what the list shows', () => {
  it('without an address is how the person left it, and the open ones first for a new person', () => {
    expect(listState({}, known)).toMatchObject({ filters: {}, ...choice, view: null, isChanged: false });
    expect(listState({}, { views: [], choice: null })).toMatchObject({ sort: defaultSort, columns: chanceColumns });
  });

  it('by a link to a view is the view as it is saved now, not as the reader left the list', () => {
    const state = listState({ view: 'v1' }, known);
    expect(state).toMatchObject({ ...view.definition, columns: chanceColumns, view, isChanged: false });
  });

  it('says that a view is not there for its reader, and shows the rest of the link', () => {
    const state = listState({ view: 'v2', filters: { onlyOwn: true } }, known);
    expect(state).toMatchObject({ isViewMissing: true, view: null, filters: { onlyOwn: true } });
  });

  it('is a changed view once something was changed, and the plain view again when it is changed back', () => {
    const plain = listState({ view: 'v1' }, known);
    const narrowed = searchAfter(plain, { filters: { ...plain.filters, onlyOwn: true } });
    const changed = listState(narrowed, known);
    expect(changed).toMatchObject({ filters: { onlyOwn: true, revenue: { gte: 500_000 } }, isChanged: true, view });
    expect(searchAfter(changed, { filters: { revenue: { gte: 500_000 } } })).toEqual({ view: 'v1' });
  });

  it('is a changed view also when all its filters were taken away', () => {
    const emptied = searchAfter(listState({ view: 'v1' }, known), { filters: {} });
    expect(listState({ ...emptied, filters: undefined }, known)).toMatchObject({ filters: {}, isChanged: true });
  });
});
