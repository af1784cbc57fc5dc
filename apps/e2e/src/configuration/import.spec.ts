import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../fields.ts';
import { inDepth, signedIn } from '../people.ts';

/** A hasty file: one row equal to the table, one new, one changed, three wrong. */
const fileName = 'Sozialversicherung neu.csv';
const typed = [
  'Gültig ab;Arbeitgeberanteil in %',
  '01.01.2027;21,7',
  '01.07.2027;22,45',
  '01.01.2026;21,5',
  '31.02.2028;20,0',
  '01.07.2028;viel',
  '01.01.2029;120',
].join('\r\n');

/** Drops a file from outside of the browser onto the place for it, as a mouse does. */
async function drop(page: Page, content: string): Promise<void> {
  const path = test.info().outputPath(fileName);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  const box = await page.getByText('Datei hierher ziehen').boundingBox();
  if (!box) throw new Error('there is no place for a file');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
}

async function expectNothingWrong(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

test('a config admin drops a file with errors, sees its effect, writes the right rows and takes them back', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, 'configAdmin', {
    at: '/settings/configurations/import?table=socialSecurity',
  });
  await expect(page.getByRole('heading', { name: 'Datei importieren', level: 1 })).toBeVisible();
  await expectNothingWrong(page);
  await drop(page, typed);

  await expect(page.getByRole('heading', { name: fileName, level: 1 })).toBeVisible();
  await expect(page.getByText('1 Zeile kommt hinzu.')).toBeVisible();
  await expect(page.getByText('3 Zeilen sind fehlerhaft oder doppelt.')).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Zeilen der Datei' });
  await expect(rows.getByRole('row').filter({ hasText: '31.02.2028' })).toContainText('gültiges Datum');
  await expect(rows.getByRole('row').filter({ hasText: 'viel' })).toContainText('Bitte geben Sie eine Zahl ein');
  await expect(rows.getByRole('row').filter({ hasText: 'Geändert' })).toContainText(/21,4\s%.*21,5\s%/);
  await page.getByRole('button', { name: /^Fehlerhaft/ }).click();
  await expect(rows.getByRole('rowheader')).toHaveText(['5', '6', '7']);

  const effect = page.getByRole('region', { name: 'Wirkung auf offene Chancen' });
  await expect(effect).toContainText(/Betrifft \d+ offene Chancen?, \d+ Leistungen/);
  await expect(effect).toContainText(/Kosten \+/);
  await expectNothingWrong(page);

  // Leaving and coming back by the address shows the same plan.
  await page.reload();
  await page.getByText('Fehlerhafte und doppelte Zeilen auslassen').click();
  await page.getByRole('button', { name: '2 Zeilen übernehmen' }).click();
  await expect(page.getByText('1 hinzugefügt, 1 ersetzt, 3 ausgelassen.')).toBeVisible();
  const written = page.url();
  await page.getByRole('link', { name: 'Zur Tabelle' }).click();
  await expect(page.getByRole('grid').getByText(/22,45\s%/)).toBeVisible();

  await page.goto(written);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Datei mit Ergebnis' }).click();
  const annotated = await readFile(await (await download).path(), 'utf8');
  expect(annotated).toMatch(/31\.02\.2028.*fehlerhaft.*gültiges Datum/);
  expect(annotated).toMatch(/01\.07\.2027.*neu/);

  await page.getByRole('button', { name: 'Import zurücknehmen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText(/^Zurückgenommen am/)).toBeVisible();
  await page.getByRole('link', { name: 'Zur Tabelle' }).click();
  await expect(page.getByRole('grid').getByText(/21,4\s%/)).toBeVisible();
  await expect(page.getByRole('grid').getByText(/22,45\s%/)).toHaveCount(0);
  await context.close();
});

test(
  'a file of another table is refused in words, and only config admins may bring files in',
  inDepth,
  async ({ browser }) => {
    const { page, context } = await signedIn(browser, 'configAdmin', {
      at: '/settings/configurations/import?table=socialSecurity',
    });
    await expect(page.getByText('Datei hierher ziehen')).toBeVisible();
    await drop(page, 'Gültig ab;Arbeitgeberanteil in %;Kostenstelle\r\n01.07.2027;22;4711');
    await expect(page.getByText(/Spalten, die es in dieser Tabelle nicht gibt/)).toBeVisible();
    await expect(page.getByText('Kostenstelle', { exact: true })).toBeVisible();
    const refused = page.url();
    await context.close();

    const other = await signedIn(browser, 'holdingManager', {
      at: '/settings/configurations/import?table=socialSecurity',
    });
    await expect(other.page.getByText('Importieren können nur Konfigurations-Admins')).toBeVisible();
    await other.page.goto(refused);
    await expect(other.page.getByText('Diesen Import gibt es nicht')).toBeVisible();
    await other.context.close();
  },
);

test('a config admin takes somebody on and off again with the keyboard only', inDepth, async ({ browser }) => {
  const { page, context } = await signedIn(browser, 'configAdmin', { at: '/settings/configadmins/' });
  await expect(page.getByRole('heading', { name: 'Konfigurations-Admins verwalten', level: 1 })).toBeVisible();
  await expectNothingWrong(page);
  await tabTo(page, 'Person aufnehmen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Person');
  await page.keyboard.type('Lindner');
  await expect(page.getByRole('option', { name: /Beate Lindner/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Hinzufügen und schließen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Lindner' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Holger Brandes entfernen' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Beate Lindner entfernen' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Beate Lindner entfernen?' })).toBeVisible();
  await tabTo(page, 'Entfernen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'Lindner' })).toHaveCount(0);
  await context.close();
});

test(
  'a Manager changes what new services begin with by keyboard, and an Editor only reads it',
  inDepth,
  async ({ browser }) => {
    // TW Mitte: what TW Nord begins with is in the prices that other stories worked out by hand.
    const { page, context } = await signedIn(browser, 'mitteManager', { at: '/settings/advancedcostparameters/' });
    await expectNothingWrong(page);
    await tabTo(page, 'Bearbeiten');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Fluktuation' })).toBeVisible();
    await tabTo(page, 'Fluktuation');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('27,5');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^27,5\s%$/)).toBeVisible();
    await expectNothingWrong(page);
    await context.close();

    const viewer = await signedIn(browser, 'holdingViewer', { at: '/settings/advancedcostparameters/?edit=true' });
    await expect(viewer.page.getByText(/Ändern kann sie ein Manager/)).toBeVisible();
    await expect(viewer.page.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0);
    await viewer.context.close();
  },
);
