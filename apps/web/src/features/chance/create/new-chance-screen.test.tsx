import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { NewChanceScreen } from './new-chance-screen.tsx';

const create = vi.fn((_input: unknown): unknown => ({ id: 'c9', warnings: [] }));
const createQuick = vi.fn((_input: unknown): unknown => ({ id: 'c9', warnings: [] }));
const answers: Answers = {
  'bidDecisions.preview': () => [],
  'chance.create': create,
  'chance.createQuick': createQuick,
  'users.possibleOwners': () => [
    { id: 7, firstname: 'Mareike', lastname: 'Dohm', picture: null, organizationId: 1, organization: 'Wacht Holding' },
  ],
  'organizations.list': () => ({
    edges: [{ node: { id: 2, shortName: 'TW Nord' } }, { node: { id: 3, shortName: 'TW Mitte' } }],
    pageInfo: { endCursor: null, hasNextPage: false },
  }),
  'customers.list': () => [],
  'customers.near': () => ({ exact: null, near: [] }),
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
const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const criterion = (name: string) => page.getByRole('textbox', { name, exact: true });

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the full form', () => {
  it('wants platform, authority and all dates of a public Chance, and of a private one none of them', async () => {
    await show();
    await send();
    await expect.element(summary().getByText('Noch nicht angelegt: 21 Angaben fehlen.')).toBeVisible();
    const lines = () =>
      page
        .getByRole('alert')
        .first()
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    expect(lines(), 'a line per section, as the form goes').toEqual([
      'BeschreibungName·Kunde·Plattform·Vergabestelle·Bundesland·Leistungsarten·Gesellschaften·Leistung in Kürze',
      'FristenAbgabe·Antworten bis·Veröffentlichung·Bieterfragen bis',
      'SchätzungUmsatz·Marge·Stunden je Monat·Aufwand für das Angebot',
      'VertragVertragsbeginn·Vertragsende·Kriterium Preis·Kriterium Qualität·Kriterium Referenzen',
    ]);
    for (const text of ['Plattform eintragen.', 'Bundesland wählen.', 'Mindestens eine Leistungsart wählen.'])
      await expect.element(page.getByText(text)).toBeVisible();
    await page.getByText('Privat', { exact: true }).click();
    await send();
    await expect.element(summary().getByText('Noch nicht angelegt: 16 Angaben fehlen.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Plattform' })).not.toBeInTheDocument();
    expect(summary().element().textContent).not.toMatch(/Plattform|Bieterfragen|Antworten/);
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

  it('says what is wrong as a fact, beside what is missing', async () => {
    await show();
    for (const [name, value] of [
      ['Preis', '60'],
      ['Qualität', '25'],
      ['Referenzen', '10'],
    ] as const)
      await criterion(name).fill(value);
    await send();
    await expect.element(summary().getByText('Noch nicht angelegt: 18 Angaben fehlen, 1 stimmt nicht.')).toBeVisible();
    await page.getByRole('link', { name: 'Zuschlagskriterien ergeben 95 % statt 100 %' }).click();
    await expect.element(criterion('Preis')).toHaveFocus();
  });

  it('refuses an end before the start on leaving it, and forgives when the start moves', async () => {
    await show();
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
    const typeDay = async (name: string, digits: string) => {
      document.querySelector<HTMLElement>(`[data-field="input.contract.${name}"] input`)?.focus();
      await userEvent.keyboard(digits);
      await userEvent.tab();
    };
    const refusal = page.getByText('Liegt vor dem Beginn.');
    await typeDay('startDate', '01012100');
    await typeDay('endDate', '31122099');
    await expect.element(refusal).toBeVisible();
    await typeDay('startDate', '01012099');
    await expect.element(refusal).not.toBeInTheDocument();
    await typeDay('startDate', '01012100');
    await expect.element(refusal).toBeVisible();
  });

  it('computes the end of the contract from months, and the months from the end', async () => {
    await show();
    const typeDay = async (name: string, digits: string) => {
      document.querySelector<HTMLElement>(`[data-field="input.contract.${name}"] input`)?.focus();
      await userEvent.keyboard(digits);
      await userEvent.tab();
    };
    const months = page.getByRole('textbox', { name: 'Laufzeit' });
    const end = () => document.querySelector<HTMLInputElement>('[data-field="input.contract.endDate"] input')?.value;
    await expect.element(months).toBeDisabled();
    await typeDay('startDate', '01012100');
    await months.fill('36');
    await expect.poll(end).toBe('31.12.2102');
    await months.fill('');
    await expect.element(months).toHaveValue('');
    await expect.poll(end).toBe('31.12.2102');
    await typeDay('endDate', '31122101');
    await expect.element(months).toHaveValue('24');
    await months.fill('2,5');
    await expect.element(page.getByText('Ganze Monate von 1 bis 600')).toBeVisible();
  });

  it('keeps the title and the way back apart on a phone', async () => {
    await page.viewport(390, 844);
    await show();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const head = page.getByRole('heading', { level: 1 }).element().parentElement;
    const parts = [...(head?.querySelectorAll('h1, a, button') ?? [])].map((part) => part.getBoundingClientRect());
    expect(parts).toHaveLength(2);
    for (const [at, one] of parts.entries()) {
      expect(one.right).toBeLessThanOrEqual(390);
      for (const other of parts.slice(at + 1)) expect(meet(one, other)).toBe(false);
    }
    const title = page.getByRole('heading', { level: 1 }).element();
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await page.viewport(1280, 800);
  });

  it('goes on as a quick Chance with what that needs, and takes the rest along', async () => {
    const { router } = await show();
    await page.getByRole('textbox', { name: 'Plattform' }).fill('Vergabeportal');
    const quick = page.getByRole('button', { name: 'Als Schnell-Chance anlegen' });
    await quick.click();
    await expect.element(summary().getByText(/^Noch nicht angelegt: \d Angaben fehlen\.$/)).toBeVisible();
    await expect.element(page.getByText('Bundesland wählen.')).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Objektschutz Rathaus');
    await page.getByRole('combobox', { name: 'Kunde' }).fill('Stadt Eichstedt');
    await page.getByRole('checkbox', { name: 'TW Nord' }).click();
    for (const [name, digits] of [
      ['deadline.submission', '18122099'],
      ['contract.startDate', '01012100'],
      ['contract.endDate', '31122101'],
    ] as const) {
      document.querySelector<HTMLElement>(`[data-field="input.${name}"] input`)?.focus();
      await userEvent.keyboard(digits);
    }
    await quick.click();
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c9');
    expect(createQuick).toHaveBeenCalledWith(
      expect.objectContaining({
        fullForm: expect.objectContaining({ 'description.type': 'Public', 'description.platform': 'Vergabeportal' }),
      }),
    );
    expect(create).not.toHaveBeenCalled();
  });

  it('says at the field what is wrong with a link, and takes one without https', async () => {
    await show();
    const link = page.getByRole('textbox', { name: /^Link zur Plattform/ });
    await link.fill('javascript:alert(1)');
    await userEvent.tab();
    await expect.element(page.getByText(/^Bitte geben Sie eine Adresse ein, die mit https/)).toBeVisible();
    await link.fill('www.vergabe.example.de/4711');
    await userEvent.tab();
    await expect.element(page.getByText(/^Bitte geben Sie eine Adresse ein, die mit https/)).not.toBeInTheDocument();
  });

  it('asks for the kinds of service as one, and takes any of them as the answer', async () => {
    await show();
    const problem = page.getByText('Mindestens eine Leistungsart wählen.');
    await send();
    await expect.element(problem).toBeVisible();
    await page.getByRole('checkbox', { name: 'Mobil' }).click();
    await expect.element(problem).not.toBeInTheDocument();
  });

  it('counts the letters of the name, and says when a draft was stored', async () => {
    await show();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pforte');
    await expect.element(page.getByText('6/75')).toBeVisible();
    await expect.element(page.getByText(/^Entwurf gesichert, \d\d:\d\d$/)).toBeVisible();
  });

  it('marks the section its user is in', async () => {
    await show();
    const current = () => document.querySelector('nav [aria-current]')?.textContent;
    await expect.poll(current).toBe('Beschreibung');
    await page.getByRole('textbox', { name: 'Umsatz' }).click();
    await expect.poll(current).toBe('Schätzung');
  });

  it('refuses decimals of whole numbers and keeps what was typed, instead of rounding it', async () => {
    await show();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Umsatz').fill('1.234,56');
    await field('Stunden je Monat').fill('7,5');
    await field('Aufwand für das Angebot').fill('12abc');
    await field('Umsatz').click();
    await expect.element(field('Umsatz')).toHaveValue('1.234,56');
    await expect.element(field('Stunden je Monat')).toHaveValue('7,5');
    await expect.element(field('Aufwand für das Angebot')).toHaveValue('12abc');
    await expect.poll(() => page.getByText('Bitte geben Sie eine ganze Zahl ein.').elements()).toHaveLength(2);
    await expect.element(page.getByText(/^Bitte geben Sie eine Zahl ein/)).toBeVisible();
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
    const details = page.getByRole('textbox', { name: 'Leistung in Kürze' });
    await details.fill('Pforte');
    await expect.element(page.getByText('Mindestens 10 Zeichen empfohlen')).toBeVisible();
    await details.fill('Pforte am Haupttor');
    await expect.element(page.getByText('Mindestens 10 Zeichen empfohlen')).not.toBeInTheDocument();
  });

  it('has its buttons beside each other at the lower edge of a phone, in reach of the thumb', async () => {
    await page.viewport(390, 844);
    await show();
    const create = page.getByRole('button', { name: 'Chance anlegen', exact: true });
    const quick = page.getByRole('button', { name: 'Als Schnell-Chance', exact: true });
    await expect.element(create).toBeVisible();
    const [one, other] = [create, quick].map((button) => button.element().getBoundingClientRect());
    expect(one?.top).toBe(other?.top);
    expect(one?.top).toBeGreaterThan(700);
    expect(one?.bottom).toBeLessThanOrEqual(844);
    await page.viewport(1280, 800);
  });
});
