import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { NewChanceScreen } from './new-chance-screen.tsx';

const create = vi.fn((_input: unknown): unknown => ({ id: 'c9', warnings: [] }));
const answers: Answers = {
  'chance.create': create,
  'users.possibleOwners': () => [
    { id: 7, firstname: 'Mareike', lastname: 'Dohm', picture: null, organizationId: 1, organization: 'Wacht Holding' },
  ],
  'organizations.list': () => ({
    edges: [{ node: { id: 2, shortName: 'TW Nord' } }, { node: { id: 3, shortName: 'TW Mitte' } }],
    pageInfo: { endCursor: null, hasNextPage: false },
  }),
  'customers.list': () => [],
};

const show = () =>
  showPage(
    <WithServer answers={answers}>
      <NewChanceScreen />
    </WithServer>,
    { at: '/tender/new', others: ['/tender/$tenderId', '/tender/all'] },
  );
const send = () => page.getByRole('button', { name: 'Chance anlegen' }).click();
const summary = () => page.getByRole('alert').first();
const criterion = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the full form', () => {
  it('wants platform, authority and all dates of a public Chance, and of a private one none of them', async () => {
    await show();
    await send();
    for (const text of [
      'Plattform: Bitte ausfüllen.',
      'Bieterfragen bis: Bitte ausfüllen.',
      'Auskünfte bis: Bitte ausfüllen.',
    ])
      await expect.element(summary().getByText(text)).toBeVisible();
    const told = [...summary().element().querySelectorAll('a')].map((link) => link.textContent.replace(/:.*/, ''));
    const deadlines = ['Abgabe', 'Auskünfte bis', 'Veröffentlichung', 'Bieterfragen bis'];
    expect(told.slice(0, 5), 'as the form goes').toEqual(['Name', 'Kunde', 'Plattform', 'Vergabestelle', 'Bundesland']);
    expect(told.filter((name) => deadlines.includes(name))).toEqual(deadlines);
    await page.getByText('Privat', { exact: true }).click();
    await send();
    await expect.element(summary().getByText('Abgabe: Bitte ausfüllen.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Plattform' })).not.toBeInTheDocument();
    expect(summary().element().textContent).not.toMatch(/Plattform|Bieterfragen|Auskünfte/);
    expect(create).not.toHaveBeenCalled();
  });

  it('says how much of the criteria is left and puts the rest on the price', async () => {
    await show();
    await criterion('Qualität').fill('25');
    await criterion('Referenzen').fill('15');
    await criterion('Preis').click();
    await expect.element(page.getByText('Noch zu verteilen')).toBeVisible();
    await expect.element(page.getByText('noch 60 % zu verteilen')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Auf Preis legen' }).click();
    await expect.element(criterion('Preis')).toHaveValue('60');
    await expect.element(page.getByRole('button', { name: 'Auf Preis legen' })).not.toBeInTheDocument();
  });

  it('is empty again when its draft is dropped', async () => {
    const { screen } = await show();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Pforte');
    await screen.unmount();
    await show();
    await expect.element(name).toHaveValue('Pforte');
    // The header of the form, fixed below that of the application, covers the button on this page.
    (page.getByRole('button', { name: 'Verwerfen' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveValue('');
  });

  it('recommends ten characters of details where five are enough', async () => {
    await show();
    const details = page.getByRole('textbox', { name: 'Einzelheiten' });
    await details.fill('Pforte');
    await expect.element(page.getByText('Mindestens 10 Zeichen empfohlen')).toBeVisible();
    await details.fill('Pforte am Haupttor');
    await expect.element(page.getByText('Mindestens 10 Zeichen empfohlen')).not.toBeInTheDocument();
  });
});
