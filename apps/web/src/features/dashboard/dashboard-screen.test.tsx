import { chanceStates } from '@zuschlag/validation/vocabulary';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { firstMonthShown } from './figures/months.ts';

const day = (ahead: number) => {
  const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
  return new Date(Date.parse(berlin) + ahead * 86_400_000).toISOString().slice(0, 10);
};
/** The third of the months that the chart opens with. */
const month = firstMonthShown(day(0)) + 2;
const monthName = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)),
);
const revenue = {
  totalRevenue: 48_617_240.18,
  userTotalRevenue: 9_340_871.02,
  userChanceCount: 12,
  wonChancesRevenue: 12_480_000,
  lostChancesRevenue: 8_910_000,
  monthlyRevenue: [{ year: Math.floor(month / 12), month: (month % 12) + 1, revenue: 6_241_380, count: 3 }],
};
const states = chanceStates.map((state, at) => ({ state, count: at + 1 }));
const person = { id: 7, firstname: 'Mareike', lastname: 'Dohm', picture: null, organizationId: 1, organization: 'W' };
const chance = (id: string, name: string, submission: string) => ({
  ...{ id, name, submission, submissionTime: '12:00', customerName: 'Frachtwerk Logistik SE', owner: person },
  ...{ shortNumber: 'CH-2026-0001', state: 'editing', startDate: day(100), operationalOrganizations: [] },
});
const group = (id: string, short: string, awaitingOrganizationId: number) => ({
  ...{ id, chanceId: 'c1', awaitingOrganizationId, operationalOrganizationShortName: short, isContested: false },
  participantsOnDecisionGroup: [{ id: 2, shortName: 'TW Süd' }],
});
const asked: { filters?: { onlyOwn?: boolean } }[] = [];
const answers: Answers = {
  'dashboard.lists': () => ({ hasDecisions: true, hasOwn: true, beginsWithAll: false }),
  'dashboard.revenue': () => revenue,
  'dashboard.states': () => states,
  'chance.list': (input: never) => {
    asked.push(input);
    const edges = [chance('c1', 'Werkschutz Altenfelde', day(3)), chance('c2', 'Messehallen', day(8))];
    return {
      edges: edges.map((node) => ({ node, cursor: node.id })),
      pageInfo: { endCursor: 'c2', hasNextPage: true },
    };
  },
  'teamChat.statuses': () => [
    { entityId: 'c1', recentMessages: 2 },
    { entityId: 'c2', recentMessages: 0 },
  ],
  'bidDecisions.pending': () => [
    { chanceId: 'c2', name: 'Baustelle Ostkreuzbogen', groups: [group('g2', 'TW Mitte', 2)] },
    { chanceId: 'c1', name: 'Werkschutz Altenfelde', groups: [group('g1', 'TW Nord', 1), group('g3', 'TW Süd', 2)] },
  ],
  'marginDecisions.pending': () => [],
};
const show = (changed: Answers = {}) =>
  showPage(
    <WithServer answers={{ ...answers, ...changed }}>
      <DashboardScreen />
    </WithServer>,
    { at: '/dashboard' },
  );
const region = (name: string) => page.getByRole('region', { name });
const says = (name: string, text: string | RegExp) =>
  expect.poll(() => region(name).element().textContent?.replaceAll('\u00a0', ' ')).toMatch(text);

beforeEach(() => {
  asked.length = 0;
  signIn();
});

describe('the dashboard', () => {
  it('shows 48,6 M € of 36 Chances, 10 of them not submitted, and 9,3 M € of 12 own ones', async () => {
    await show();
    await says('Umsatz aller Chancen', /48,6 M €36 Chancen, davon 10 noch nicht eingereicht/);
    await says('Umsatz meiner Chancen', /9,3 M €12 Chancen, 19 % des Gesamtumsatzes/);
    await says('Gewonnen und verloren', /58 %.*Entschieden21,4 M €/);
  });

  it('names each month at its bar by keyboard, and has the same figures in a table', async () => {
    await show();
    const bar = page.getByRole('link', { name: new RegExp(`^${monthName}, 6\\.241\\.380\\s€, 3 Chancen$`) });
    await expect.element(bar).toBeVisible();
    const first = region('Umsatz nach Vertragsbeginn').getByRole('link').first();
    (first.element() as unknown as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(bar).toHaveFocus();
    await expect.element(bar).toHaveAttribute('href', expect.stringContaining('/tender/all?filters='));
    await page.getByRole('button', { name: 'Als Tabelle' }).click();
    await says('Umsatz nach Vertragsbeginn', new RegExp(`${monthName}3 Chancen ab ${monthName}6.241.380 €`));
    await page.getByRole('button', { name: 'Zwölf Monate später' }).click();
    await says('Umsatz nach Vertragsbeginn', /Summe00 €/);
  });

  it('lists own submissions first for those who begin with theirs, and all of them on a switch', async () => {
    await show();
    await says('Nächste Abgaben', /3TageWerkschutz Altenfelde.*8TageMessehallen/);
    expect(asked.at(-1)?.filters?.onlyOwn).toBe(true);
    await page.getByText('Alle zeigen').click();
    await expect.poll(() => asked.at(-1)?.filters?.onlyOwn).toBeUndefined();
    await expect.element(page.getByRole('link', { name: 'Alle Abgaben der nächsten 14 Tage' })).toBeVisible();
  });

  it('leads from a submission to the two messages that others wrote about it within a day', async () => {
    await show();
    const news = region('Nächste Abgaben').getByRole('link', { name: '2 neue Nachrichten in 24 Stunden' });
    await expect.element(news).toHaveAttribute('href', '/tender/c1/chat');
    await expect.element(region('Nächste Abgaben').getByRole('link', { name: /Nachricht/ })).toBeVisible();
  });

  it('puts what waits for the own organization first, and says for whom the others wait', async () => {
    await show();
    const [first, second] = [0, 1].map((at) => region('Offene Bid-Entscheidungen').getByRole('listitem').nth(at));
    await expect.poll(() => first?.element().textContent).toMatch(/^Werkschutz Altenfelde/);
    expect(first?.element().textContent).toContain('TW Nord: Ihre Gesellschaft ist am Zug');
    expect(second?.element().textContent).toContain('TW Mitte: wartet auf TW Süd');
    await says('Offene Margenentscheidungen', 'Gerade ist keine Margenentscheidung offen.');
  });

  it('leaves out decisions for those who could never act, and own Chances for those who cannot own any', async () => {
    await show({ 'dashboard.lists': () => ({ hasDecisions: false, hasOwn: false, beginsWithAll: true }) });
    await says('Nächste Abgaben', 'Werkschutz Altenfelde');
    await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
    await expect.element(region('Offene Bid-Entscheidungen')).not.toBeInTheDocument();
  });

  it('without Chances says so instead of drawing nothing, and a failed card can be tried again alone', async () => {
    let fails = true;
    await show({
      'chance.list': () => ({ edges: [], pageInfo: { endCursor: null, hasNextPage: false } }),
      'dashboard.states': () => {
        if (fails) throw refusal('INTERNAL');
        return states.map(({ state }) => ({ state, count: 0 }));
      },
      'dashboard.revenue': () => ({
        ...{ totalRevenue: 0, userTotalRevenue: 0, userChanceCount: 0, wonChancesRevenue: 0, lostChancesRevenue: 0 },
        monthlyRevenue: [],
      }),
    });
    await says('Nächste Abgaben', 'Von Ihren Chancen ist in den nächsten 14 Tagen keine abzugeben.');
    await says('Umsatz nach Vertragsbeginn', 'In diesen Monaten beginnt kein Vertrag.');
    const again = region('Chancen nach Status').getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(again).toBeVisible();
    fails = false;
    await again.click();
    await says('Chancen nach Status', /Gewonnen0/);
  });
});
