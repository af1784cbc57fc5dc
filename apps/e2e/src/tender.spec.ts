import { expect, type Page, test } from '@playwright/test';
import { type Client, clientOf } from './clients.ts';
import { chanceInputFor, everyDay, post } from './notice.ts';
import { ownName, signedIn } from './people.ts';

/** The tender of docs/calculation.md, section 11: five services of one contract year in Berlin. Prices by hand. */
const prices = {
  'Tagdienst Rathaus': '67.858,12',
  'Wache mit Hund und Wagen': '358.921,68',
  'Messe im September': '4.992,00',
  'Revier bei Nacht': '11.125,61',
  'Samstage durch Nachunternehmer': '10.652,17',
} as const;
const whole = { revenue: 448_557.58, totalCost: 412_450.46 } as const;

const workdays = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true };
const nights = Object.fromEntries(
  Object.keys(everyDay).flatMap((day) => [
    [`${day}Day`, 0],
    [`${day}Night`, 2],
  ]),
);
const byMargin = { revenueCalculationType: 'Margin' as const, margin: 0.08 };

let nord: Client;
let chanceId: string;
let ids: string[];

test.beforeAll(async () => {
  const owner = await clientOf('holdingManager');
  nord = await clientOf('nordManager');
  const input = chanceInputFor([nord.organizationId], {
    name: 'Bewachung des Bezirks',
    customerName: ownName('Bezirksamt Wannheide'),
  });
  const contract = { ...input.contract, startDate: '2027-01-01', endDate: '2027-12-31' };
  ({ id: chanceId } = await owner.api.chance.create.mutate({ input: { ...input, contract } }));
  const [group] = await owner.api.bidDecisions.groupsOfChance.query({ chanceId });
  await nord.api.bidDecisions.submit.mutate({
    input: { bidDecisionGroupId: group?.id ?? '', decision: 'Bid', comment: null },
  });
  ids = await addServices();
});

test('a tender of five services costs what was worked out by hand, and a scenario counts once it is adopted', async ({
  browser,
}) => {
  const [day] = Object.keys(prices);
  const { page, context } = await signedIn(browser, 'nordManager', { at: `/tender/${chanceId}/services/all` });

  await test.step('the list shows each price', async () => {
    for (const [name, price] of Object.entries(prices)) {
      const row = page.getByRole('row', { name });
      await expect(row).toContainText(price);
    }
    expect(await nord.api.chance.byId.query({ id: chanceId })).toMatchObject({ state: 'editing' });
    const { services } = await nord.api.services.ofChance.query({ chanceId });
    const regular = services.filter(({ additional }) => !additional);
    const sumOf = (figure: 'revenue' | 'totalCost') => regular.reduce((sum, one) => sum + (one[figure] ?? 0), 0);
    expect(sumOf('revenue')).toBeCloseTo(whole.revenue, 1);
    expect(sumOf('totalCost')).toBeCloseTo(whole.totalCost, 1);
  });

  await test.step('a scenario begins at a service, is changed and stays outside of the totals', async () => {
    await page.getByRole('button', { name: `Aktionen für ${day}` }).click();
    await page.getByRole('menuitem', { name: 'Szenario anlegen …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Szenario anlegen' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Marge 10 %');
    await dialog.getByRole('button', { name: 'Anlegen' }).click();
    await page.getByRole('link', { name: `${day} im Szenario öffnen` }).click();
    await setMargin(page, '10');
    const [real] = (await nord.api.services.ofChance.query({ chanceId })).services.filter(({ id }) => id === ids[0]);
    expect(real?.margin).toBe(0.08);
  });

  await test.step('it is adopted in one act', async () => {
    await page.getByRole('link', { name: 'Szenario: Marge 10 %' }).click();
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText('Das Szenario ist übernommen.')).toBeVisible();
    const real = await nord.api.services.byId.query({ serviceId: ids[0] ?? '' });
    // 62,429.47 ÷ 0.9
    expect(real).toMatchObject({ margin: 0.1 });
    expect(real.revenue).toBeCloseTo(69_366.08, 1);
  });

  await test.step('all services stand in one week', async () => {
    await page.goto(`/tender/${chanceId}/calculation-overview?view=week`);
    for (const name of Object.keys(prices)) await expect(page.getByRole('region', { name })).toBeVisible();
  });
  await context.close();
});

const pasted: readonly (readonly [days: string, start: string, end: string])[] = [
  ['Mo–Fr', '06:00', '14:00'],
  ['Mo–Fr', '14:00', '22:00'],
  ['täglich', '22:00', '06:00'],
  ['Sa So Ft', '06:00', '18:00'],
  ['Sa So Ft', '18:00', '06:00'],
  ['Mo Mi Fr', '08:00', '16:00'],
  ['Di Do', '09:00', '17:00'],
  ['Mo–Sa', '07:00', '15:00'],
  ['Sa', '10:00', '20:00'],
  ['Mo Mi Fr', '10:00', '18:00'],
  ['Di Do', '12:00', '20:00'],
  ['täglich', '20:00', '04:00'],
];

test('two calculators in one table: twelve posts with seven patterns of days are pasted, taken back, and kept', async ({
  browser,
}) => {
  const { services } = await nord.api.services.ofChance.query({ chanceId });
  const [service] = services.filter(({ name }) => name === 'Samstage durch Nachunternehmer');
  const serviceId = service?.id ?? '';
  const at = `/tender/${chanceId}/services/permanent/${serviceId}`;
  const mine = await signedIn(browser, 'nordManager', { at });
  const theirs = await signedIn(browser, 'holdingManager', { at });
  const stored = () => nord.api.services.byId.query({ serviceId });
  const takeBack = mine.page.getByRole('button', { name: 'Speichern zurücknehmen' });

  /** Opens the table, pastes the posts and saves them, in three presses of the mouse and the keys of one paste. */
  const paste = async () => {
    await mine.page.getByRole('row').nth(1).getByRole('gridcell').first().click();
    await expect(mine.page.locator('[data-chosen]')).toBeFocused();
    const text = [['Tage', 'Beginn', 'Ende'], ...pasted].map((cells) => cells.join('\t')).join('\n');
    await mine.page.evaluate((clipboard) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', clipboard);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
    const preview = mine.page.getByRole('dialog', { name: 'Einfügen prüfen' });
    await expect(preview).toBeVisible();
    const accept = preview.getByRole('button', { name: '12 Zeilen übernehmen' });
    await expect(accept).toBeFocused();
    await mine.page.keyboard.press('Enter');
    await expect(preview).toBeHidden();
    await mine.page.getByRole('button', { name: 'Tabelle speichern' }).click();
    await expect(takeBack).toBeVisible();
    expect((await stored()).shifts).toHaveLength(13);
  };

  await mine.page.getByRole('button', { name: 'Tabelle bearbeiten' }).first().click();
  await paste();
  await expect(theirs.page.getByRole('region', { name: 'Schichten' }).getByText('13', { exact: true })).toBeVisible();
  await takeBack.click();
  await expect(mine.page.getByText('Das letzte Speichern ist zurückgenommen.')).toBeVisible();
  const back = await stored();
  expect([back.shifts.length, back.revenue?.toFixed(2)]).toEqual([1, '10652.17']);

  await paste();
  const owner = await clientOf('holdingManager');
  await owner.api.services.editPermanent.mutate({ serviceId, input: { info: 'Mit dem Kunden abgestimmt.' } });
  await expect(takeBack).toHaveAttribute('aria-disabled', 'true');
  for (const { context } of [mine, theirs]) await context.close();
});

async function setMargin(page: Page, percent: string): Promise<void> {
  const margin = page.getByRole('textbox', { name: /^Marge/ });
  await margin.fill(percent);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Die Erlösberechnung ist gespeichert.')).toBeVisible();
}

/** @returns the ids in the order of the prices */
async function addServices(): Promise<string[]> {
  const { organizationId, api } = nord;
  const [dayPost = '', allHours = '', fair = '', patrol = '', saturdays = ''] = Object.keys(prices);
  const common = {
    ...{ payGroup: post.payGroup, hourlyWage: 16, nonTariffAllowance: 0, operationalOrganizationId: organizationId },
    ...{ siteInput: post.site, revenue: byMargin },
  };
  const first = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...common,
      name: dayPost,
      hoursBriefingPerEmployee: 16,
      shifts: [{ employeeQuantity: 1, ...workdays, startTime: '07:00', endTime: '17:00' }],
    },
  });
  const { siteInput: _, ...rest } = common;
  const there = { ...rest, siteId: first.siteId };
  const second = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...there,
      name: allHours,
      hourlyWage: 16.5,
      hoursBriefingPerEmployee: 24,
      transferredEmployeePercentage: 0.5,
      shifts: [
        { employeeQuantity: 1, ...everyDay, startTime: '06:00', endTime: '14:00' },
        { employeeQuantity: 1, ...everyDay, startTime: '14:00', endTime: '22:00' },
        { employeeQuantity: 2, ...everyDay, startTime: '22:00', endTime: '06:00' },
      ],
      cars: [
        {
          ...{ quantity: 1, netValue: 24_000, runtime: 48, yearlyInsurance: 1_100, yearlyTax: 120 },
          ...{ yearlyKilometers: 12_000, consumption: 6.5, fuelPrice: 1.65, repairPerKilometer: 0.06 },
        },
      ],
      purchases: [
        {
          ...{ name: 'Diensthund', quantity: 1, purchaseCost: 4_800, monthsDepreciation: 96 },
          ...{ yearlyMaintenance: 1_800, yearlyRepair: 0, yearlyAdditionals: 0 },
        },
      ],
    },
  });
  const third = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...there,
      name: fair,
      additional: true,
      hoursBriefingPerEmployee: 4,
      revenue: {
        revenueCalculationType: 'Hourlyrateabsolute',
        hourlyRateAbsolute: { day: 32, night: 32, sunday: 40, sundayNight: 40, holiday: 64, holidayNight: 64 },
      },
      shifts: [
        {
          ...{ employeeQuantity: 6, friday: true, saturday: true, sunday: true, startTime: '18:00', endTime: '02:00' },
          ...{ startDate: '2027-09-17', endDate: '2027-09-19' },
        },
      ],
    },
  });
  const { revenue: _revenue, ...ofPatrol } = there;
  const fourth = await api.services.addMobile.mutate({
    chanceId,
    input: {
      ...ofPatrol,
      name: patrol,
      hoursBriefingPerEmployee: 8,
      travelTime: 8,
      siteVisits: [{ type: 'CONTROL', duration: 15, margin: 0.1, ...nights }],
    },
  });
  const fifth = await api.services.addPermanent.mutate({
    chanceId,
    input: {
      ...there,
      name: saturdays,
      hoursBriefingPerEmployee: 0,
      subcontractorHourlyRate: 24.5,
      shifts: [{ employeeQuantity: 0, subContractorQuantity: 1, saturday: true, startTime: '08:00', endTime: '16:00' }],
    },
  });
  return [first, second, third, fourth, fifth].map(({ id }) => id);
}
