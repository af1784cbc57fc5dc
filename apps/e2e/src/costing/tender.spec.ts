import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Client, clientOf } from '../clients.ts';
import { chanceInputFor } from '../notice.ts';
import { inDepth, ownName, signedIn } from '../people.ts';
import { openSpreadsheet } from '../spreadsheet.ts';
import { addServices, prices } from './tender-services.ts';

/** The sums of the services that are not additional. */
const whole = { revenue: 448_557.58, totalCost: 412_450.46 } as const;

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
  ids = await addServices(nord, chanceId);
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

test(
  'two services are compared, a margin erodes, and the open calculation follows a changed wage as the product does',
  inDepth,
  async ({ browser }) => {
    const [, depot, , patrol] = ids as [string, string, string, string];
    const { page, context } = await signedIn(browser, 'nordManager', {
      at: `/tender/${chanceId}/calculation-overview`,
    });

    await test.step('the depot stands beside the patrol', async () => {
      await page.getByRole('button', { name: 'Wache mit Hund und Wagen', exact: true }).click();
      await page.getByRole('button', { name: 'Revier bei Nacht vergleichen' }).click();
      const table = page.getByRole('table');
      await expect(table.getByRole('row', { name: /^Stundenlohn 16,50.* 16,00.* −0,50/ })).toBeVisible();
      await expect(table.getByRole('row', { name: /^Fahrzeit je Besuch – 8 min/ })).toBeVisible();
      await page.getByText('Nur Unterschiede', { exact: true }).click();
      await expect(table.getByRole('row', { name: /^Zulage/ })).toBeHidden();
      await page.goto(`/tender/${chanceId}/analytics`);
      await expect(page.getByText('Keine Margenerosion')).toBeVisible();
      await page.getByRole('textbox', { name: 'Laufzeit' }).fill('36');
      await expect(page.getByRole('img', { name: /^Marge über 3 Jahre/ })).toBeVisible();
    });

    await test.step('a target moves the margin: 11,680 hours at 31.00 EUR', async () => {
      await page.goto(`/tender/${chanceId}/services/permanent/${depot}`);
      await page.getByRole('button', { name: 'Rückwärts rechnen' }).click();
      await page.getByRole('textbox', { name: 'Zielwert' }).fill('31');
      await page.getByRole('button', { name: 'Übernehmen und speichern' }).click();
      // The margin is kept to a ten-thousandth of a percent.
      await expect.poll(async () => Math.round(await priceOf(depot))).toBe(362_080);
    });

    await test.step('the workbook computes the same prices, and the same after another wage', async () => {
      await page.goto(`/tender/${chanceId}/options`);
      const sheet = await openSpreadsheet(await written(page, 'Offene Kalkulation, Excel'));
      const [ofDepot = '', ofPatrol = ''] = ['Wache', 'Revier'].map((name) =>
        sheet.sheets.find((one) => one.includes(name)),
      );
      expect(sheet.figure(ofDepot, 'Preis')).toBeCloseTo(await priceOf(depot), 2);
      expect(sheet.figure(ofPatrol, 'Preis')).toBeCloseTo(11_125.61, 2);
      sheet.type(ofDepot, 'Stundengrundlohn', 17.25);
      sheet.type(ofPatrol, 'Stundengrundlohn', 16.4);
      await nord.api.services.editPermanent.mutate({ serviceId: depot, input: { hourlyWage: 17.25 } });
      await nord.api.services.editMobile.mutate({ serviceId: patrol, input: { hourlyWage: 16.4 } });
      expect(sheet.figure(ofDepot, 'Preis')).toBeCloseTo(await priceOf(depot), 2);
      expect(sheet.figure(ofPatrol, 'Preis')).toBeCloseTo(await priceOf(patrol), 2);
      sheet.close();
    });

    await test.step('the authority gets the wage against the statutory minimum', async () => {
      const file = await openSpreadsheet(await written(page, 'Auskömmlichkeit, Excel'));
      expect(file.text()).toContain('Mindestlohn');
      for (const name of Object.keys(prices)) expect(file.text()).toContain(name);
      file.close();
    });
    await context.close();
  },
);

const priceOf = async (serviceId: string) => (await nord.api.services.byId.query({ serviceId })).revenue ?? 0;

/** Asks for a file on the page of options, and fetches it once it is written. It is the newest of the list. */
async function written(page: Page, button: string): Promise<Buffer> {
  const files = page.getByRole('button', { name: 'Herunterladen' });
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  const before = await files.count();
  await page.getByRole('button', { name: button }).click();
  await expect(files).toHaveCount(before + 1, { timeout: 120_000 });
  const download = page.waitForEvent('download');
  await files.first().click();
  return readFile(await (await download).path());
}

async function setMargin(page: Page, percent: string): Promise<void> {
  const margin = page.getByRole('textbox', { name: /^Marge/ });
  await margin.fill(percent);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Die Erlösberechnung ist gespeichert.')).toBeVisible();
}
