import { expect, it } from 'vitest';
import { Route } from '../routes/_signed-in/tender/$tenderId/details.tsx';

const { validateSearch, beforeLoad } = Route.options as unknown as {
  validateSearch: (search: Record<string, unknown>) => Record<string, unknown>;
  beforeLoad: (at: { search: Record<string, unknown>; params: { tenderId: string } }) => Promise<void>;
};
const open = async (search: Record<string, unknown>) =>
  beforeLoad({ search: validateSearch(search), params: { tenderId: 'c1' } }).then(
    () => 'details',
    (redirect: { options: unknown }) => redirect.options,
  );

it.each([
  ['item-0', '/tender/$tenderId/biddecisions'],
  ['item-2', '/tender/$tenderId/margindecisions'],
])('a link to the details with openAccordion=%s opens %s, and Back does not lead into it again', async (item, to) => {
  expect(await open({ openAccordion: item })).toMatchObject({ to, params: { tenderId: 'c1' }, replace: true });
});

it.each([{}, { openAccordion: 'item-1' }, { openAccordion: 2 }, { edit: true }])(
  '%j opens the details',
  async (search) => {
    expect(await open(search)).toBe('details');
  },
);
