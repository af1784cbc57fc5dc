import type { Chance } from '@zuschlag/validation/chance/chance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aChance } from '../../../testing/chance.ts';
import { changedOrganization } from '../../../testing/outdated-rates.ts';
import { type Answers, signIn, WithServer } from '../../../testing/server.tsx';
import { showPage, speak } from '../../../testing/show.tsx';
import type { OutdatedOrganization } from '../../chance/price/outdated-rates-list.tsx';
import { OutdatedRatesBanner } from './outdated-rates-banner.tsx';

const recalculate = vi.fn((input: unknown) => input);

const show = async (organizations: OutdatedOrganization[], chance: Partial<Chance> = {}) => {
  const answers: Answers = {
    'services.outdatedRates': () => ({ chanceId: 'c1', organizations }),
    'services.recalculate': recalculate,
  };
  return showPage(
    <WithServer answers={answers}>
      <OutdatedRatesBanner chance={aChance({ ratesChanged: true, ...chance })} />
    </WithServer>,
  );
};

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

describe('the banner on changed tables', () => {
  it('names each organization with the difference in euro and percent, and the rows behind it', async () => {
    const sued = changedOrganization({
      organizationId: 3,
      organization: 'TW Süd',
      costNow: null,
      rows: [{ table: 'tariff', province: 'DE-BY', activeFrom: '2026-01-01', change: 'removed' }],
    });
    await show([changedOrganization(), sued]);
    const lines = page.getByRole('listitem');
    await expect
      .element(lines.nth(0))
      .toHaveTextContent('TW Nord: Kosten +2.000,00 € (+2,0 %) · Sozialversicherung ab 01.01.2027');
    await expect
      .element(lines.nth(1))
      .toHaveTextContent('TW Süd: ohne Preis, weil eine Zeile fehlt · Tarif ab 01.01.2026 gelöscht');
  });

  it('calculates again for those who may, one organization at a time', async () => {
    await show([
      changedOrganization({ mayRecalculate: true }),
      changedOrganization({ organizationId: 3, organization: 'TW Süd' }),
    ]);
    const buttons = page.getByRole('button', { name: /neu berechnen/ });
    await expect.element(buttons).toBeVisible();
    expect(buttons.elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'TW Nord neu berechnen' }).click();
    await expect.poll(() => recalculate).toHaveBeenCalledWith({ chanceId: 'c1', organizationId: 2 });
  });

  it.each([
    { state: 'editing', isOwner: true, text: /bis neu berechnet wird/ },
    { state: 'readytosubmit', isOwner: true, text: /fordern Sie eine Neukalkulation an/ },
    { state: 'pendingmarginapproval', isOwner: false, text: /solange der Chance-Admin keine Neukalkulation anfordert/ },
  ] as const)('says what to do in $state, owner: $isOwner', async ({ text, ...chance }) => {
    await show([changedOrganization()], chance);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('counts the rows beyond the second', async () => {
    const holiday = (activeFrom: string) =>
      ({ table: 'holiday', province: 'DE-NW', activeFrom, change: 'added' }) as const;
    await show([changedOrganization({ rows: ['2027-05-01', '2027-10-03', '2027-12-25'].map(holiday) })]);
    await expect
      .element(page.getByRole('listitem').first())
      .toHaveTextContent(
        'TW Nord: Kosten +2.000,00 € (+2,0 %) · Feiertage ab 01.05.2027, Feiertage ab 03.10.2027 und 1 weitere',
      );
  });

  it('is not there when nothing differs any more', async () => {
    const { screen } = await show([]);
    await expect.poll(() => screen.container.textContent).toBe('');
  });

  it('reads in English and fits a phone', async () => {
    await page.viewport(390, 800);
    await show([changedOrganization({ mayRecalculate: true })], { state: 'readytosubmit' });
    await speak('en');
    await expect.element(page.getByText('The tables have changed since the calculation')).toBeVisible();
    await expect
      .element(page.getByRole('listitem').first())
      .toHaveTextContent('TW Nord: Cost +€2,000.00 (+2.0%) · Social security from 01/01/2027Recalculate');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
