import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sentCalls } from '../../../testing/network.ts';
import { type Answers, refusal, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage } from '../../../testing/show.tsx';
import { QuickChanceScreen } from './quick-chance-screen.tsx';

const create = vi.fn((_input: unknown): unknown => ({ id: 'c9', warnings: [] }));
const eichstedt = { id: 'k1', organizationId: 1, name: 'Stadt Eichstedt', chanceCount: 2, sites: [], version: 1 };
const answers: Answers = {
  'chance.createQuick': create,
  'bidDecisions.preview': () => [],
  'organizations.list': () => ({
    edges: [{ node: { id: 2, shortName: 'TW Nord' } }],
    pageInfo: { endCursor: null, hasNextPage: false },
  }),
  'customers.list': ({ name }: { name: string | null }) =>
    name === 'Stadt Eichstett' || name === 'Stadt Eichstedt' ? [eichstedt] : [],
  'customers.near': ({ name }: { name: string }) => ({
    exact: name === 'Stadt Eichstedt' ? eichstedt : null,
    near: name === 'Stadt Eichstett' ? [eichstedt] : [],
  }),
  'winLoss.lastOutcomes': () => ({ won: null, lost: null }),
};

const show = (others: Answers = {}) =>
  showPage(
    <WithServer answers={{ ...answers, ...others }}>
      <QuickChanceScreen />
    </WithServer>,
    { at: '/tender/newquickchance', others: ['/tender/$tenderId', '/tender/all'] },
  );
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const send = () => page.getByRole('button', { name: 'Chance anlegen' }).click();

async function typeDay(name: string, digits: string) {
  document.querySelector<HTMLElement>(`[data-field="${name}"] input`)?.focus();
  await userEvent.keyboard(digits);
}

async function fill() {
  await field('Name').fill('Objektschutz Rathaus');
  await page.getByRole('combobox', { name: 'Kunde' }).fill('Stadt Eichstedt');
  await typeDay('input.deadline.submission', '18122099');
  await typeDay('input.contract.startDate', '01012100');
  await typeDay('input.contract.endDate', '31122101');
}

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the quick form', () => {
  it('tells everything that is missing at once, also what depends on other fields', async () => {
    await show();
    await send();
    const summary = page.getByRole('alert').first();
    await expect.element(summary.getByText('Noch nicht angelegt: 5 Angaben fehlen.')).toBeVisible();
    const named = [...summary.element().querySelectorAll('a')].map((link) => link.textContent);
    expect(named).toEqual(['Name', 'Kunde', 'Abgabe', 'Vertragsbeginn', 'Vertragsende']);
    await expect.element(page.getByText('Kunden wählen oder neu eintragen.')).toBeVisible();
    await expect.element(page.getByText('Vertragsende eintragen.')).toBeVisible();
    await expect.element(summary).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
  });

  it('appears together with its organizations, so that Tab reaches their ticks however late they arrive', async () => {
    let arrive = () => {};
    const organizations = new Promise((resolve) => {
      const edges = [{ node: { id: 2, shortName: 'TW Nord' } }, { node: { id: 3, shortName: 'TW Mitte' } }];
      arrive = () => resolve({ edges, pageInfo: { endCursor: null, hasNextPage: false } });
    });
    await show({ 'organizations.list': () => organizations });
    await expect.poll(() => sentCalls().flatMap(({ procedures }) => procedures)).toContain('organizations.list');
    await expect.element(field('Name')).not.toBeInTheDocument();
    arrive();
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Objektschutz Rathaus{Tab}Stadt Musterau{Escape}{Tab}{Tab} ');
    await expect.element(page.getByRole('checkbox', { name: 'TW Nord' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'TW Mitte' })).not.toBeChecked();
  });

  it('says that the organizations are missing, and asks for them again', async () => {
    const list = vi.fn(answers['organizations.list'] as () => unknown).mockImplementationOnce(() => {
      throw refusal('NOT_PERMITTED');
    });
    await show({ 'organizations.list': list });
    await expect.element(page.getByText('Die Gesellschaften konnten nicht geladen werden')).toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'TW Nord' })).toBeChecked();
  });

  it('ticks the only organization, links the customer of that name, sends and goes to the Chance', async () => {
    const { router } = await show();
    await expect.element(page.getByRole('checkbox', { name: 'TW Nord' })).toBeChecked();
    await fill();
    await expect
      .poll(() => document.querySelector('[data-field="input.description.customerName"] svg.animate-turn'))
      .toBeNull();
    await send();
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c9');
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({
          description: expect.objectContaining({ name: 'Objektschutz Rathaus', customerName: 'Stadt Eichstedt' }),
          deadline: { submission: '2099-12-18', submissionTime: '12:00' },
          contract: { startDate: '2100-01-01', endDate: '2101-12-31' },
          operationalOrganizationIds: [2],
        }),
      }),
    );
    expect(sessionStorage.getItem('zuschlag.draft.quick-chance')).toBeNull();
  });

  it('asks whether a similar customer was meant, and takes it', async () => {
    await show();
    await page.getByRole('combobox', { name: 'Kunde' }).fill('Stadt Eichstett');
    await expect.element(page.getByRole('option', { name: 'Stadt Eichstedt' })).toBeVisible();
    await userEvent.tab();
    await page.getByRole('button', { name: 'Stadt Eichstedt nehmen' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveValue('Stadt Eichstedt');
    await expect.element(page.getByText('Ist einer dieser Kunden gemeint?')).not.toBeInTheDocument();
  });

  it('names the last prices of the customer, and not those of another name that is typed over it', async () => {
    const decided = { submission: '2026-05-12', state: 'won', distance: null };
    const won = { ...decided, chanceId: 'c1', shortNumber: 'CH-2026-0001', name: 'Rathaus', pricePerHour: 28.4 };
    const lost = { ...won, chanceId: 'c2', shortNumber: 'CH-2026-0002', state: 'lost', distance: 0.0425 };
    await show({ 'winLoss.lastOutcomes': () => ({ won, lost: { ...lost, pricePerHour: null } }) });
    await page.getByRole('combobox', { name: 'Kunde' }).fill('Stadt Eichstedt');
    const outcomes = page.getByRole('list', { name: 'Letzte Ergebnisse bei diesem Kunden' });
    await userEvent.keyboard('{Escape}');
    await expect
      .element(outcomes.getByText(/^Hier zuletzt gewonnen: 28,40.€\/h \(05\.2026, CH-2026-0001\)$/))
      .toBeVisible();
    await expect
      .element(outcomes.getByText(/^Hier zuletzt verloren, 4,3.% über dem Gewinner \(05\.2026, CH-2026-0002\)$/))
      .toBeVisible();
    await page.getByRole('combobox', { name: 'Kunde' }).fill('Stadt Neustadt');
    await expect.element(outcomes).not.toBeInTheDocument();
  });

  it('creates no second customer unasked: it waits for the answer that the name is new, and keeps it in the draft', async () => {
    create.mockClear();
    const { router } = await show();
    await fill();
    await page.getByRole('combobox', { name: 'Kunde' }).fill('Stadt Eichstett');
    // The open list is all that is left of the page for a screen reader.
    await userEvent.keyboard('{Escape}');
    // Sent at once, before the question can be read.
    await send();
    await expect.element(page.getByText('Wählen, ob ein vorhandener Kunde gemeint ist.').first()).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Neu anlegen' }).click();
    await expect.element(page.getByText('„Stadt Eichstett“ wird als neuer Kunde angelegt.')).toBeVisible();
    await expect
      .poll(() => sessionStorage.getItem('zuschlag.draft.quick-chance'))
      .toContain('"newCustomer":"stadt eichstett"');
    await send();
    await expect.poll(() => router.state.location.pathname).toBe('/tender/c9');
    const description = expect.objectContaining({ customerId: null, customerName: 'Stadt Eichstett' });
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ input: expect.objectContaining({ description }) }));
  });

  it('puts what the server refuses at its field and keeps everything typed', async () => {
    create.mockImplementationOnce(() => {
      throw refusal('INVALID_INPUT', {
        fields: [{ path: 'input.contract.endDate', problem: 'CONTRACT_TOO_LONG', bound: 10 }],
      });
    });
    const { router } = await show();
    await fill();
    await send();
    await expect.element(page.getByText('Ein Vertrag darf höchstens 10 Jahre dauern.').first()).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Objektschutz Rathaus');
    expect(router.state.location.pathname).toBe('/tender/newquickchance');
  });
});
