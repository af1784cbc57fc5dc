import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from '../fields.ts';
import { inDepth, signedIn } from '../people.ts';

/** The config admin keeps the tables without a mouse. */

/** Finds a table from wherever one is: by the palette to the page, and by the arrow keys along its tabs. */
async function findTable(page: Page, tab: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('Konfigurationstab');
  await expect(page.getByRole('dialog').getByText('Konfigurationstabellen').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Konfigurationstabellen', level: 1 })).toBeVisible();
  await tabTo(page, /^Tarif/);
  for (let presses = 0; presses < 8; presses += 1) {
    // The address names the table, so the selection follows the focus a moment later.
    const focused = page.locator('[role=tab]:focus');
    await expect(focused).toHaveAttribute('aria-selected', 'true');
    if (((await focused.textContent()) ?? '').startsWith(tab)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no tab ${tab}`);
}

/** A month of this try: the first one may have left its row. @returns as it is typed, and as it is shown */
const monthOfTry = (month: number, year: number) => {
  const shown = `01.${String(month + test.info().retry).padStart(2, '0')}.${year}`;
  return { typed: shown.replaceAll('.', ''), shown, pattern: shown.replaceAll('.', '\\.') };
};

const table = (tab: string) => `/settings/configurations?tab=${tab}`;

async function openForm(page: Page) {
  await tabTo(page, 'Hinzufügen');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Picks an option of the list that has the focus by typing its beginning. */
async function pick(page: Page, label: RegExp, beginning: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=option]:focus')).toBeVisible();
  await page.keyboard.type(beginning);
  await expect(page.locator('[role=option]:focus')).toHaveText(new RegExp(`^${beginning}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** The row that holds all of these texts. */
function rowWith(page: Page, ...texts: string[]): Locator {
  return texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'));
}

/** Deletes a row, after its name and its effect were read. */
async function deleteRow(page: Page, ...texts: string[]): Promise<void> {
  const row = rowWith(page, ...texts);
  await row.getByRole('button', { name: /^Löschen/ }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^Betrifft/)).toBeVisible();
  await tabTo(page, 'Löschen');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Eintrag ist gelöscht.')).toBeVisible();
  await expect(row).toBeHidden();
}

async function readHistory(page: Page, ...lines: RegExp[]): Promise<void> {
  await tabTo(page, 'Verlauf');
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: /^Verlauf/ });
  for (const line of lines) await expect(history.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
}

test('a rate without a state: added with its effect seen, refused for the same day, deleted, kept in the history', async ({
  browser,
}) => {
  const day = monthOfTry(9, 2027);
  const { page, context } = await signedIn(browser, 'configAdmin', { at: table('socialSecurity') });
  const dialog = await openForm(page);
  await tabTo(page, 'Gültig ab');
  await page.keyboard.type(day.typed);
  await tabTo(page, 'Arbeitgeberanteil');
  await page.keyboard.type('22,4');
  await expect(dialog.getByText(/^Betrifft \d+ offene Chancen/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Eintrag ist hinzugefügt.')).toBeVisible();
  await expect(rowWith(page, day.shown, 'Künftig', '22,4 %')).toBeVisible();

  await openForm(page);
  await tabTo(page, 'Gültig ab');
  await page.keyboard.type(day.typed);
  await tabTo(page, 'Arbeitgeberanteil');
  await page.keyboard.type('22,5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dieser Tag steht schon in der Liste.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await deleteRow(page, day.shown);
  await readHistory(
    page,
    ...['gelöscht', 'hinzugefügt'].map((act) => new RegExp(`${act}.*gültig ab ${day.pattern}.*22,4`)),
  );
  await context.close();
});

test('a bonus of a state: filtered and sorted in the address, added and deleted', inDepth, async ({ browser }) => {
  const day = monthOfTry(1, 2028);
  const { page, context } = await signedIn(browser, 'configAdmin', { at: table('vacationBonus') });
  await openForm(page);
  await tabTo(page, 'Gültig ab');
  await page.keyboard.type(day.typed);
  await pick(page, /^Bundesland/, 'Hes');
  await tabTo(page, 'Anteil am Urlaubsentgelt');
  await page.keyboard.type('12,5');
  await tabTo(page, 'Betrag im Jahr');
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Eintrag ist hinzugefügt.')).toBeVisible();
  await expect(rowWith(page, day.shown, 'Hessen', '12,5 %', '150,00 €')).toBeVisible();

  await tabTo(page, 'Filter');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Bundesland/);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Keine', exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kein Eintrag' }).press('Enter');
  await expect(page.getByText('Kein Eintrag passt zu diesen Filtern')).toBeVisible();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().press('Enter');
  await tabTo(page, 'Sortieren');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Absteigend' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sortiert nach Gültig ab, absteigend' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(day.shown);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(day.shown);
  await deleteRow(page, day.shown, 'Hessen');
  await context.close();
});

test('a tariff: its week follows the night window', inDepth, async ({ browser }) => {
  const day = monthOfTry(4, 2028);
  const { page, context } = await signedIn(browser, 'configAdmin', { at: table('tariff') });
  const sheet = await openForm(page);
  await tabTo(page, 'Gültig ab');
  await page.keyboard.type(day.typed);
  await pick(page, /^Bundesland/, 'Hes');
  await tabTo(page, 'Bezahlte Tage im Jahr');
  await page.keyboard.type('260');
  await tabTo(page, 'Nacht in %');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('25');
  await tabTo(page, 'Nacht ab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2000');
  await tabTo(page, 'Nacht bis');
  await expect(sheet.getByRole('row', { name: /^Nacht/ })).toContainText('60 h');
  await expect(sheet.getByRole('row', { name: /^Nacht/ })).toContainText('25 %');
  await expect(sheet.getByText(/^Betrifft/)).toBeVisible();
  await tabTo(page, 'Hinzufügen');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Der Tarif ist hinzugefügt.')).toBeVisible();
  await expect(rowWith(page, day.shown, 'Hessen', '20:00–06:00')).toBeVisible();
  await deleteRow(page, day.shown, 'Hessen');
  await readHistory(page, new RegExp(`hinzugefügt.*Tarif Hessen, gültig ab ${day.pattern}.*260`));
  await context.close();
});

test('holidays: several at once, each told what is wrong with it', inDepth, async ({ browser }) => {
  // These days stay in the table.
  const year = 2027 + test.info().retry;
  const { page, context } = await signedIn(browser, 'configAdmin');
  await findTable(page, 'Feiertage');
  const dialog = await openForm(page);
  await pick(page, /^Bundesland/, 'Ham');
  await tabTo(page, 'Tage');
  for (const day of [`24.12.${year}`, `31.02.${year}`, `24.12.${year}`, `31.12.${year}`]) {
    await page.keyboard.type(day);
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByText(/^Kein Datum/)).toBeVisible();
  await expect(dialog.getByText('Dieser Tag steht schon in der Liste.')).toBeVisible();
  await dialog.getByRole('button', { name: `31.02.${year} aus der Liste nehmen` }).press('Enter');
  await dialog
    .getByRole('button', { name: `24.12.${year} aus der Liste nehmen` })
    .last()
    .press('Enter');
  await expect(dialog.getByText(/^Betrifft/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 Feiertage hinzugefügt.')).toBeVisible();
  await readHistory(
    page,
    new RegExp(`hinzugefügt.*Feiertage Hamburg, 31\\.12\\.${year}`),
    new RegExp(`hinzugefügt.*Feiertage Hamburg, 24\\.12\\.${year}`),
  );
  await context.close();
});

test('who is no config admin reads the tables and their history, and nothing else', async ({ browser }) => {
  const { page, context } = await signedIn(browser, 'holdingViewer', {
    at: table('christmasBonus'),
  });
  await expect(page.getByText(/Ändern können nur Konfigurations-Admins/)).toBeVisible();
  await expect(rowWith(page, 'Bayern')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hinzufügen' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Löschen/ })).toHaveCount(0);
  await readHistory(page, /hinzugefügt/);
  await context.close();
});
