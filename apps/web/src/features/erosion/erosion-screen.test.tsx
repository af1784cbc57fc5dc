import type { Erosion } from '@zuschlag/validation/services/erosion';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../testing/server.tsx';
import { showPage } from '../../testing/show.tsx';
import { ChanceContext } from '../chance/workspace/chance-context.ts';
import { ErosionScreen } from './erosion-screen.tsx';

/** 17,520 hours for 420,000 EUR, of which 382,000 rise with the tariff; 6 % offered at a clause of 80 % over 24 months. */
const basis = {
  minutes: 17_520 * 60,
  totalCosts: 420_000,
  totalPayCosts: 390_000,
  nonTariffAllowances: 8_000,
  totalMaterialCosts: 30_000,
  totalSpecialCosts: 0,
};
const found: Erosion = {
  chanceId: 'c1',
  status: 'OK',
  basis,
  assumptions: { operativeMargin: 0.06, escalationClause: 0.8, yearlyTariffIncrease: 0.05, durationMonths: 24 },
  years: 2,
  effectiveMargin: 0.057,
  erosion: 0.04,
  level: 'NORMAL',
  plannedProfit: 0,
  expectedProfit: 0,
  tariffBoundShare: 0.9,
  rows: [],
  knownRise: 0,
  countedIncrease: 0.05,
  steps: [
    {
      id: 't1',
      table: 'tariff',
      activeFrom: '2028-07-01',
      province: 'DE-BE',
      lengthOfEmployment: null,
      organizations: ['TW Nord'],
      isInPrice: false,
      changes: [
        { field: 'nightBonusRelative', unit: 'fraction', before: 0.1, after: 0.15 },
        { field: 'startNight', unit: 'clock', before: 1320, after: 1200 },
      ],
    },
  ],
};
const contract = aChance().contract;

const show = (erosion: Erosion | Error = found, parts: Partial<typeof contract> = {}) =>
  showPage(
    <WithServer
      answers={{
        'erosion.ofChance': () => {
          if (erosion instanceof Error) throw erosion;
          return erosion;
        },
        'services.ofChance': () => ({ services: [], chanceCostDetails: null }),
      }}
    >
      <ChanceContext value={aChance({ margin: 0.06, contract: { ...contract, ...parts } })}>
        <ErosionScreen />
      </ChanceContext>
    </WithServer>,
  );
const field = (name: string) => page.getByRole('textbox', { name });
const figure = (name: string) => page.getByRole('button', { name: new RegExp(`Herkunft öffnen: ${name}`) });
const tree = page.getByRole('treegrid');
const says = (what: { element: () => Element }, text: string) =>
  expect.poll(() => what.element().textContent?.replaceAll('\u00a0', ' ')).toContain(text);

beforeEach(() => signIn());

describe('the erosion of a margin', () => {
  it('of 6 % at a clause of 80 % leaves 5,75 %: 4,21 % of the margin are lost over two years', async () => {
    await show();
    await expect.element(page.getByText('4,2 % der Marge gehen über die Laufzeit verloren')).toBeVisible();
    await says(figure('Verbleibende Marge'), '5,75');
    await expect.element(page.getByRole('img', { name: /^Marge über 2 Jahre, im ersten Jahr 6,00/ })).toBeVisible();
    await page.getByRole('button', { name: 'Als Tabelle' }).click();
    await expect.element(page.getByRole('row', { name: /^2 12 26,52.*25,06.*5,51.*8,2/ })).toBeVisible();
  });

  it('follows what is typed, says that it is nowhere saved, and goes back to the Chance', async () => {
    await show();
    await field('Preisgleitklausel').fill('');
    await expect.element(page.getByText(/^Hohe Erosion/)).toBeVisible();
    await expect.element(page.getByText('Annahmen, die nirgends gespeichert werden')).toBeVisible();
    await field('Preisgleitklausel').fill('100');
    await expect.element(page.getByText(/^Zugewinn/)).toBeVisible();
    await field('Laufzeit').fill('12');
    await expect.element(page.getByText('Keine Margenerosion')).toBeVisible();
    await page.getByRole('button', { name: 'Werte der Chance' }).click();
    await expect.element(page.getByText('4,2 % der Marge gehen über die Laufzeit verloren')).toBeVisible();
  });

  it('names what is wrong with a value at its field, and keeps the last figures', async () => {
    await show();
    await field('Operative Marge').fill('100');
    await expect.element(page.getByText(/^Zwischen −99\s% und 99\s%\.$/)).toBeVisible();
    await field('Operative Marge').fill('viel');
    await expect.element(page.getByText('Das ist keine Zahl.')).toBeVisible();
    await says(figure('Verbleibende Marge'), '5,75');
  });

  it('is walked year by year with the arrow keys', async () => {
    await show();
    const first = page.getByRole('radio', { name: 'Jahr 1' });
    await expect.element(first).toBeChecked();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText(/Preis 26,52\s€ · Kosten 25,06\s€ · Marge 5,51\s%/)).toBeVisible();
  });

  it('opens to its formula, down to assumptions and the sums of the Chance', async () => {
    await show();
    await page.getByRole('button', { name: 'Als Tabelle' }).click();
    await figure('Preis je Stunde, Jahr 2').click();
    const row = (name: RegExp) => tree.getByRole('row', { name });
    await expect.element(row(/^Preis je Stunde im Jahr 26,52/)).toBeVisible();
    await says(row(/^Preisgleitklausel 80/), 'Annahme der Analyse');
    await row(/^Preis je Stunde im Vorjahr/).click();
    await row(/^Kosten je Stunde/).click();
    await says(row(/^Kosten 420\.000,00/), 'Summe der regulären Leistungen');
  });

  it('lists the table rows that take effect inside the contract, with what they change', async () => {
    await show();
    const region = page.getByRole('region', { name: 'Bekannte Änderungen der Tabellen' });
    await expect.element(region.getByText('01.07.2028')).toBeVisible();
    await expect.element(region.getByText('Tarif, Berlin')).toBeVisible();
    await expect.element(region.getByText('noch nicht im Preis')).toBeVisible();
    await expect.element(region.getByText(/^Nacht 10\s% → 15\s% · Nacht ab 22:00 → 20:00$/)).toBeVisible();
  });
});

describe('without figures', () => {
  const nothing: Erosion = { ...found, rows: [], steps: [], years: null };
  it.each([
    [{ ...nothing, status: 'NO_SERVICE' as const, basis: null }, 'Noch keine Leistung mit Preis'],
    [{ ...nothing, status: 'NO_DATA' as const }, 'Keine Daten'],
  ])('it says why: %#', async (erosion, text) => {
    await show(erosion);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('of a contract of twelve months there is nothing to erode', async () => {
    await show({ ...found, status: 'NOT_APPLICABLE' }, { durationMonths: 12 });
    await expect.element(page.getByText('Keine Margenerosion')).toBeVisible();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  it('a failed load can be repeated', async () => {
    await show(refusal('INTERNAL'));
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
