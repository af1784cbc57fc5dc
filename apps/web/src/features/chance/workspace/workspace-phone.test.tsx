import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Feature } from '../../../app/features/feature.ts';
import { FeaturesProvider } from '../../../app/features/features-context.tsx';
import { aBidder, aChance } from '../../../testing/chance.ts';
import { signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { features } from '../../index.ts';
import { ChanceWorkspace } from './chance-workspace.tsx';

/** A phone with its keyboard open: menus are longer than the screen. */
const screen = { width: 390, height: 380 };

const chance = aChance({
  description: {
    ...aChance().description,
    name: 'Sicherheitsdienstleistungen für die Dienststellen der Landesverwaltung in Brandenburg, Los 3',
    customerName: 'Brandenburgischer Landesbetrieb für Liegenschaften und Bauen',
  },
  organizations: [aBidder(), aBidder({ id: 3, shortName: 'TW Mitte' }), aBidder({ id: 4, shortName: 'TW Süd' })],
});

// The head and the menus alone: notices and the transitions of other features ask the server for things of their own.
const alone: readonly Feature[] = features.map((feature) => ({
  ...feature,
  chanceNotices: [],
  chanceActions: [],
  chanceFigures: [],
}));

const show = (shown = chance) =>
  showPage(
    <WithServer
      answers={{
        'chance.byId': () => shown,
        'teamChat.status': () => ({ totalMessages: 0, unreadMessages: 0, hasRecentMessages: false, mayWrite: true }),
      }}
    >
      <FeaturesProvider features={alone}>
        <ChanceWorkspace id="c1" />
      </FeaturesProvider>
    </WithServer>,
    { at: '/tender/c1/details', route: '/tender/$tenderId/$page' },
  );

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();
const manage = page.getByRole('button', { name: 'Chance verwalten' });
const menuButton = page.getByRole('button', { name: 'Menü der Chance' });
const middleOf = (locator: Locator) => {
  const { left, right, top, bottom } = boxOf(locator);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};
/** Places inside of 44 by 44 pixels around a button at which a thumb would not press it. */
const thumbMisses = (button: Locator) => {
  const { x, y } = middleOf(button);
  const reach = [-21, 0, 21];
  const places = reach.flatMap((right) => reach.map((down) => ({ x: x + right, y: Math.max(1, y + down) })));
  return places.filter((place) => !button.element().contains(document.elementFromPoint(place.x, place.y)));
};
const isOnScreen = (locator: Locator) => {
  const { left, right, top, bottom } = boxOf(locator);
  return left >= 0 && right <= screen.width && top >= 0 && bottom <= screen.height;
};
const scrollsSideways = () => document.documentElement.scrollWidth > screen.width;

beforeAll(() => page.viewport(screen.width, screen.height));
afterAll(() => page.viewport(1280, 800));
beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('a Chance on a phone', () => {
  it('has both menus beside its name, in one row of targets for a thumb, however long the name is', async () => {
    await show();
    await expect.element(manage).toBeVisible();
    await expect.element(menuButton).toBeVisible();
    const name = boxOf(page.getByText(chance.description.name));
    for (const button of [manage, menuButton]) {
      expect(isOnScreen(button)).toBe(true);
      expect(boxOf(button).left).toBeGreaterThanOrEqual(name.right);
      expect(boxOf(button).top).toBeLessThan(name.bottom);
      expect(thumbMisses(button)).toEqual([]);
    }
    expect(middleOf(menuButton).y).toBeCloseTo(middleOf(manage).y, 0);
    expect(scrollsSideways()).toBe(false);
  });

  it('begins its content before 300 pixels, the header of the application and a name of two lines included', async () => {
    const progress = (['bidDecisions', 'calculations', 'marginDecisions', 'submission'] as const).map((step) => ({
      ...{ step, status: 'upcoming' as const, done: 0, total: 1, at: null },
    }));
    await show({ ...chance, progress });
    await expect.element(page.getByRole('list', { name: 'Fortschritt' })).toBeVisible();
    const head = document.querySelector('header:has(h1)')?.getBoundingClientRect();
    const header = 56;
    expect(header + (head?.bottom ?? 300)).toBeLessThanOrEqual(300);
  });

  it('scrolls what is managed inside its menu, so that the last entry is reached on a small screen', async () => {
    await show();
    await manage.click();
    const menu = page.getByRole('menu', { name: 'Chance verwalten' });
    await expect.element(menu).toBeVisible();
    const hidden = () => menu.element().scrollHeight - menu.element().clientHeight;
    await expect.poll(hidden).toBeGreaterThan(0);
    await expect.poll(() => isOnScreen(menu)).toBe(true);
    await userEvent.keyboard('{End}');
    const entries = menu.getByRole('menuitem');
    const last = entries.nth(entries.elements().length - 1);
    await expect.element(last).toHaveFocus();
    await expect.poll(() => isOnScreen(last)).toBe(true);
    expect(boxOf(last).height).toBeGreaterThanOrEqual(44);
    expect(scrollsSideways()).toBe(false);
  });

  it('has its pages in a sheet, down to those of the group „Verwalten“, and closes it on the way to one', async () => {
    const { router } = await show();
    await menuButton.click();
    const sheet = page.getByRole('dialog', { name: chance.description.name });
    const group = sheet.getByRole('region', { name: 'Verwalten' });
    await expect.element(group).toBeInTheDocument();
    const entries = group.getByRole('link');
    const names = entries.elements().map((link) => link.textContent);
    expect(names).toEqual(['Chat', 'Aufgaben', 'Herausgeben', 'Preisblatt des Kunden']);
    const last = group.getByRole('link', { name: 'Preisblatt des Kunden' });
    last.element().scrollIntoView({ block: 'nearest' });
    await expect.poll(() => isOnScreen(last)).toBe(true);
    expect(boxOf(last).height).toBeGreaterThanOrEqual(44);
    expect(scrollsSideways()).toBe(false);
    expect(last.element().getAttribute('href')).toBe('/tender/c1/pricesheet');
    await router.navigate({ to: '/tender/$tenderId/$page', params: { tenderId: 'c1', page: 'pricesheet' } } as never);
    await expect.element(sheet).not.toBeInTheDocument();
  });
});
