import type { ListViews } from '@zuschlag/validation/views/views';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storageKeys, store } from '../../../../app/preferences/browser-storage.ts';
import { signIn, WithServer } from '../../../../testing/server.tsx';
import { showPage } from '../../../../testing/show.tsx';
import type { ListSearch } from '../chance-filter-search.ts';
import { useListState } from './use-list-state.ts';

const byRevenue: ListViews = { views: [], choice: { sort: { field: 'revenue', order: 'DESC' } } };
let answer: PromiseWithResolvers<ListViews>;

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  answer = Promise.withResolvers();
});

function Shown({ search }: { search: ListSearch }) {
  const { state, isKnown } = useListState(search, vi.fn());
  return (
    <p>{isKnown ? `sorted by ${state.sort.field}, ${state.isViewMissing ? 'no such view' : 'fine'}` : 'waiting'}</p>
  );
}

const show = (search: ListSearch = {}) =>
  showPage(
    <WithServer answers={{ 'views.list': () => answer.promise }}>
      <Shown search={search} />
    </WithServer>,
  );

it('the list begins before the saved views have arrived, and follows the order the person left', async () => {
  await show();
  await expect.element(page.getByText('sorted by due, fine')).toBeVisible();
  answer.resolve(byRevenue);
  await expect.element(page.getByText('sorted by revenue, fine')).toBeVisible();
  await expect.poll(() => sessionStorage.getItem(storageKeys.list('views'))).toBe(JSON.stringify(byRevenue));
});

it('a reload begins with the order the tab last saw', async () => {
  store('session', storageKeys.list('views'), JSON.stringify(byRevenue));
  await show();
  await expect.element(page.getByText('sorted by revenue, fine')).toBeVisible();
  answer.resolve(byRevenue);
});

it('a link to a view the tab has not seen waits until the view has arrived or is known to be missing', async () => {
  await show({ view: '01890000-0000-7000-8000-000000000000' });
  await expect.element(page.getByText('waiting')).toBeVisible();
  answer.resolve({ views: [], choice: null });
  await expect.element(page.getByText('sorted by due, no such view')).toBeVisible();
});
