import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { storageKeys } from '../preferences/browser-storage.ts';
import { usePageAction } from './page-actions.ts';
import { PaletteLayer, usePalette } from './palette-layer.tsx';

const chance = (id: string, name: string) => ({
  cursor: id,
  node: {
    ...{ id, name, shortNumber: `CH-2026-${id}`, customerName: 'Stadt Eichstedt' },
    ...{ state: 'editing', submission: '2027-01-04' },
  },
});
const due = Array.from({ length: 8 }, (_, index) => chance(`000${index}`, `Wachdienst ${index}`));

const edited = vi.fn();

/** A page with something to do on it. */
function Here() {
  usePageAction({ id: 'edit', label: 'Bearbeiten', icon: null, onAction: edited });
  return null;
}

function Shell({ children }: { children?: ReactNode }) {
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
      {children}
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

it('begins with what one can do here, what one had open, and what is due next; Enter takes the first', async () => {
  const opened = [{ id: '0099', label: 'Objektschutz Klinikum', description: 'CH-2026-0099', href: '/tender/0099' }];
  sessionStorage.setItem(storageKeys.list('recently-opened'), JSON.stringify(opened));
  await showPage(
    <Shell>
      <Here />
    </Shell>,
    { at: '/here' },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('menuitem', { name: /Wachdienst 7/ })).toBeVisible();
  const titles = page
    .getByRole('group')
    .elements()
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(titles.slice(0, 3)).toEqual(['Auf dieser Seite', 'Zuletzt geöffnet', 'Als Nächstes fällig']);
  const items = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent ?? '');
  expect(items[0]).toContain('Bearbeiten');
  expect(items[1]).toContain('Objektschutz Klinikum');
  expect(items[2]).toContain('Wachdienst 0');
  // State and days left stand at the right of a Chance.
  expect(items[2]).toContain('In Bearbeitung');
  expect(items[2]).toMatch(/Tage/);
  await userEvent.keyboard('{Enter}');
  expect(edited).toHaveBeenCalledOnce();
});
