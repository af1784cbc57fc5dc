import { calculateService, compileRateBook } from '@zuschlag/calc-engine';
import { permanentGuardBerlin } from '@zuschlag/calc-engine/examples/permanent-guard-berlin';
import type { RateBook, Service } from '@zuschlag/validation/services/service';
import { costTypes } from '@zuschlag/validation/vocabulary';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aChance } from '../../../../testing/chance.ts';
import { refusal, signIn, WithServer } from '../../../../testing/server.tsx';
import { aService } from '../../../../testing/service.ts';
import { showPage } from '../../../../testing/show.tsx';
import { ComparisonView } from '../comparison-view.tsx';
import { FiguresView } from './figures-view.tsx';

/** The post at all hours in Berlin of docs/calculation.md § 8, over 24 months with a margin of 8 %. */
const withIds = (rows: readonly object[]) => rows.map((row, index) => ({ id: `row ${index}`, ...row }));
const rows = Object.fromEntries(
  Object.entries(permanentGuardBerlin.book).map(([table, list]) => [table, withIds(list)]),
) as unknown as RateBook;
const { input } = permanentGuardBerlin;
const result = calculateService({ ...input, cars: [], purchases: [] }, compileRateBook(rows));
const months = result.durationMonths;
const contract = { ...aChance().contract, ...input.contract, durationMonths: months };
const site = { ...aService().site, province: input.province } as Service['site'];
const post = (id: string, name: string) =>
  aService({
    ...{ id, name, site, shifts: input.shifts as never, margin: 0.08, pauseIncluded: input.pauseIncluded },
    hourlyWage: input.hourlyWage,
    nonTariffAllowance: input.nonTariffAllowance,
    hoursBriefingPerEmployee: input.hoursBriefingPerEmployee,
    transferredEmployeePercentage: input.transferredEmployeePercentage,
    advancedCostParameters: { ...aService().advancedCostParameters, ...input.parameters },
    costDetails: costTypes.map((type) => result.costDetails[type]),
    pricing: { ...result.pricing, priceDetails: costTypes.map((type) => result.pricing.priceDetails[type]) },
    minutesTotal: result.minutesTotal,
  });

const show = (services: readonly Service[], book: () => unknown = () => rows, durationMonths = months) =>
  showPage(
    <WithServer answers={{ 'services.rateBook': book }}>
      <FiguresView
        chance={aChance({ contract: { ...contract, durationMonths } })}
        services={services}
        onScope={() => undefined}
      />
    </WithServer>,
  );
const table = page.getByRole('table');
const tree = page.getByRole('treegrid');
const euros = (amount: number) =>
  new Intl.NumberFormat('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const revenue = result.pricing.totalRevenue;

beforeEach(() => signIn());

it('begins with all periods together, then day, night, Sunday and holiday, and names the monthly and the yearly rate', async () => {
  await show([post('a', 'Tor 1')]);
  await expect.element(table).toBeVisible();
  const heads = table.getByRole('columnheader').elements().map(plain);
  expect(heads).toEqual([
    'Posten in €',
    'Gesamt',
    'Tag',
    'Nacht',
    'Sonntag',
    'Sonntag Nacht',
    'Feiertag',
    'Feiertag Nacht',
  ]);
  await expect.element(page.getByText(`${euros(revenue / months)} €`)).toBeVisible();
  await expect.element(page.getByText(`${euros((12 * revenue) / months)} €`)).toBeVisible();
});

it('adds services up, and a sum opens to each of them, down to the tariff row of Berlin', async () => {
  await show([post('a', 'Tor 1'), post('b', 'Tor 2')]);
  const night = result.costDetails.night.payCosts.bonusPay;
  await table.getByRole('button', { name: /Herkunft öffnen: Zeitzuschläge, Nacht/ }).click();
  await expect
    .element(tree.getByRole('row', { name: new RegExp(`^Zeitzuschläge · Nacht ${euros(2 * night)}`) }))
    .toBeVisible();
  await tree.getByRole('row', { name: /^Tor 2/ }).click();
  await tree.getByRole('row', { name: /^Zuschlag je Stunde/ }).click();
  await expect.poll(() => plain(tree.element())).toMatch(/Tabelle Tarif, Zeile Berlin, gültig ab 01\.01\.2025/);
});

it('shows the same per month and per hour, and the origin names the division', async () => {
  await show([post('a', 'Tor 1')]);
  await page.getByText('je Monat', { exact: true }).click();
  await table.getByRole('button', { name: /Herkunft öffnen: Umsatz, Gesamt/ }).click();
  await expect
    .element(tree.getByRole('row', { name: new RegExp(`^Umsatz · gesamt ${euros(revenue / months)}.€/Monat`) }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tree).not.toBeInTheDocument();
  await page.getByText('je Stunde', { exact: true }).click();
  const perHour = (result.costDetails.day.totalCosts * 60) / result.costDetails.day.minutes;
  await expect
    .element(table.getByRole('button', { name: new RegExp(`^${euros(perHour)} ?Herkunft öffnen: Kosten, Tag`) }))
    .toBeVisible();
});

it('has no yearly amounts for a contract of less than a year', async () => {
  await show([post('a', 'Tor 1')], () => rows, 11);
  await expect.element(page.getByText('je Monat', { exact: true })).toBeVisible();
  await expect.element(page.getByText('je Jahr', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('Umsatz im Jahr')).not.toBeInTheDocument();
});

it('says why a figure does not open, and asks again', async () => {
  let isThere = false;
  await show([post('a', 'Tor 1')], () => {
    if (!isThere) throw refusal('INTERNAL');
    return rows;
  });
  await table.getByRole('button', { name: /Herkunft öffnen: Umsatz, Gesamt/ }).click();
  const again = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect.element(again).toBeVisible();
  isThere = true;
  await again.click();
  await expect.element(tree.getByRole('row', { name: /^Umsatz · gesamt/ })).toBeVisible();
});

it('opens from the comparison of two services as well, for the service whose figure was pressed', async () => {
  await showPage(
    <WithServer answers={{ 'services.rateBook': () => rows }}>
      <ComparisonView
        chance={aChance({ contract: { ...contract, durationMonths: months } })}
        services={[post('a', 'Tor 1'), { ...post('b', 'Tor 2'), totalCost: 1 }]}
        choice={{ service: 'a', compared: 'b' }}
        onChoice={() => undefined}
      />
    </WithServer>,
  );
  await table.getByRole('button', { name: /Herkunft öffnen: Umsatz im Monat, Tor 1/ }).click();
  await expect
    .element(tree.getByRole('row', { name: new RegExp(`^Umsatz · gesamt ${euros(revenue / months)}.€/Monat`) }))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tree).not.toBeInTheDocument();
});

it('says that nothing is calculated yet', async () => {
  await show([aService()]);
  await expect.element(page.getByText('Noch keine Leistung mit Preis')).toBeVisible();
});

it('keeps costs and prices on tabs of their own in the drawer, and every figure still opens', async () => {
  await showPage(
    <WithServer answers={{ 'services.rateBook': () => rows }}>
      <FiguresView chance={aChance({ contract })} services={[post('a', 'Tor 1')]} onScope={() => undefined} isTabbed />
    </WithServer>,
  );
  await expect.element(page.getByRole('tab', { name: 'Kosten', selected: true })).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: 'Grundlohn' })).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: /^Preis je Stunde/ })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Preise' }).click();
  await expect.element(table.getByRole('rowheader', { name: 'Grundlohn' })).not.toBeInTheDocument();
  await table.getByRole('button', { name: /Herkunft öffnen: Umsatz, Gesamt/ }).click();
  await expect.element(tree).toBeVisible();
});
