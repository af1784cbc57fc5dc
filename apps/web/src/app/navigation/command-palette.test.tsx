import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { PaletteLayer, usePalette } from './palette-layer.tsx';

const chance = (id: string, name: string) => ({
  cursor: id,
  node: {
    ...{ id, name, shortNumber: `CH-2026-${id}`, customerName: 'Stadt Eichstedt' },
    ...{ state: 'editing', submission: '2027-01-04' },
  },
});
const due = Array.from({ length: 8 }, (_, index) => chance(`000${index}`, `Wachdienst ${index}`));

function Shell() {
  const palette = usePalette();
  return (
    <WithServer
      answers={{
        'chance.list': ({ filters }: { filters?: { search?: string } }) => ({
          edges: filters?.search ? due.slice(0, 2) : due,
          pageInfo: {},
        }),
        // The part that shows a customer is fetched with the first one that is found.
        'customers.list': () => [{ id: 'k1', name: 'Stadt Eichstedt', chanceCount: 5, sites: [] }],
      }}
    >
      <PaletteLayer {...palette} />
    </WithServer>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

it('narrows the Chances that are due next to what is found, letter by letter, while parts of it are fetched', async () => {
  await showPage(<Shell />, { at: '/here' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('menuitem', { name: /Wachdienst 7/ })).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(() => page.getByRole('menuitem', { name: /Wachdienst/ }).elements()).toHaveLength(2);
  await expect.element(page.getByRole('menuitem', { name: /Stadt Eichstedt/ }).getByText('5 Chancen')).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Suchen oder öffnen' })).toHaveFocus();
});
