import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Client, clientOf } from './clients.ts';
import { findingsOfDialog } from './every-page.ts';
import { pickFromMenu, tapOption, typeDay } from './fields.ts';
import { chanceInputFor, postInput } from './notice.ts';
import { ownName, signedIn } from './people.ts';

/** What a tender manager does with Chances in a day: finds, hands over, submits, enters the outcome, and moves lots. */

let owner: Client;
let nord: Client;

test.beforeAll(async () => {
  owner = await clientOf('holdingManager');
  nord = await clientOf('nordManager');
});

/** A Chance that one organization is asked about. */
async function aChance(name: string, customerName: string, lotNumber?: string): Promise<string> {
  const { description, ...input } = chanceInputFor([nord.organizationId], { name, customerName });
  const { id } = await owner.api.chance.create.mutate({
    input: { ...input, description: lotNumber ? { ...description, lotNumber } : description },
  });
  return id;
}

/** Brings it so far that it can be submitted. */
async function calculate(chanceId: string): Promise<void> {
  const [group] = await owner.api.bidDecisions.groupsOfChance.query({ chanceId });
  await nord.api.bidDecisions.submit.mutate({
    input: { bidDecisionGroupId: group?.id ?? '', decision: 'Bid', comment: null },
  });
  await nord.api.services.addPermanent.mutate({ chanceId, input: postInput(nord.organizationId) });
  const { groups } = await owner.api.marginDecisions.requestOnChance.mutate({ chanceId });
  for (const { api } of [nord, owner])
    await api.marginDecisions.submit.mutate({
      marginDecisionGroupId: groups[0]?.id ?? '',
      decision: 'Approve',
      comment: 'Passt',
    });
}

/**
 * What a reader finds in the file that an act downloads, read in a process that has the server's modules.
 *
 * @param sheet of a workbook; without it the file is a PDF
 */
async function downloaded<Content>(page: Page, act: () => Promise<void>, sheet?: string): Promise<Content> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const program = fileURLToPath(new URL('../../api/src/testing/programs/print-file.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [program, await download.path(), ...(sheet ? [sheet] : [])]);
  return JSON.parse(printed.toString());
}
type Sheet = { [heading: string]: unknown }[];
type Pdf = { pages: { text: string; tags: string[] }[]; info: { Language?: string } };

test('a day of a manager: a view, a list for Excel, a brief, another price, a wrong outcome and the right one', async ({
  browser,
}) => {
  const name = ownName('Wache Speicherhof');
  const customer = ownName('Speicherhof Verwaltung');
  const chanceId = await aChance(name, customer);
  await calculate(chanceId);
  const { page, context } = await signedIn(browser, 'holdingManager', { acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a misspelt name finds it, and the view opens by its link in another tab', async () => {
    await page.getByRole('searchbox', { name: 'Chancen suchen' }).fill('Speicherhoff');
    await expect(page.getByRole('row', { name })).toBeVisible();
    await pickFromMenu(page, /^Ansicht: /, 'Als neue Ansicht speichern …');
    const dialog = page.getByRole('dialog', { name: 'Ansicht speichern' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(ownName('Speicher'));
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('button', { name: `Ansicht: ${ownName('Speicher')}` })).toBeVisible();
    await pickFromMenu(page, /^Ansicht: /, 'Link kopieren');
    await expect(page.getByText('Link kopiert.')).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(tab.getByRole('row', { name })).toBeVisible();
    await expect(tab.getByText('Speicherhoff').first()).toBeVisible();
    await tab.close();
  });

  await test.step('the filtered list is a workbook with money, shares and days as such', async () => {
    const rows = await downloaded<Sheet>(page, () => pickFromMenu(page, 'Exportieren', 'Excel (XLSX)'), 'Chancen');
    const row = rows.find((one) => one.Name === name);
    expect(row).toMatchObject({ Kunde: customer, Status: 'Einreichbereit', Abgabe: '2027-08-14T00:00:00.000Z' });
    expect(row?.['Umsatz (€)']).toBeCloseTo(498_656.76, 2);
    expect(row?.['Marge (%)']).toBeCloseTo(0.08, 4);
    await page.getByRole('dialog', { name: 'Exporte' }).getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('the brief is printed without menus, and its PDF can be read', async () => {
    await page.getByRole('row', { name }).click();
    await menuOf(page).getByRole('link', { name: 'Kurzfassung' }).click();
    const pdf = page.getByRole('button', { name: 'Als PDF' });
    await expect(pdf).toBeEnabled();
    await page.emulateMedia({ media: 'print' });
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('article').getByText(customer, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: null });
    const { pages, info } = await downloaded<Pdf>(page, () => pdf.click());
    const text = pages.map((one) => one.text).join(' ');
    for (const said of [name, customer, '498.656,76', '14.08.2027']) expect(text).toContain(said);
    expect([info.Language, pages[0]?.tags.includes('H1'), pages.length <= 2]).toEqual(['de-DE', true, true]);
  });

  await test.step('what is typed survives a lost network, and another price is submitted', async () => {
    await menuOf(page).getByRole('link', { name: 'Einreichung' }).click();
    await page.getByText('anderer Preis', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Preis über die ganze Laufzeit' }).fill('490.000');
    await page.getByRole('textbox', { name: 'Warum dieser Preis?' }).fill('Nachlass für beide Lose.');
    await page.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('490.000,00');
    expect(await findingsOfDialog(page, 'submission')).toEqual([]);
    await context.setOffline(true);
    await question.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await expect(page.getByText('Keine Verbindung zum Server.').first()).toBeVisible();
    await context.setOffline(false);
    await question.getByRole('button', { name: 'Als eingereicht markieren' }).click();
    await expect(page.getByText('Kalkuliert waren 498.656,76')).toBeVisible();
  });

  await test.step('a loss is corrected to an award, and the history keeps both', async () => {
    await page.getByRole('button', { name: 'Verloren', exact: true }).click();
    const lost = page.getByRole('dialog', { name: 'Chance verloren?' });
    await lost.getByRole('button', { name: /Grund/ }).click();
    await page.getByRole('option').first().click();
    expect(await findingsOfDialog(page, 'loss')).toEqual([]);
    await lost.getByRole('textbox', { name: 'In eigenen Worten' }).fill('Preis lag 3 % darüber.');
    await lost.getByRole('button', { name: 'Als verloren eintragen' }).click();
    await page.getByRole('button', { name: 'Ergebnis berichtigen' }).click();
    const correction = page.getByRole('dialog', { name: 'Ergebnis berichtigen' });
    expect(await findingsOfDialog(page, 'correction')).toEqual([]);
    await correction.getByRole('textbox', { name: 'Was war falsch?' }).fill('Das war die Absage für das andere Los.');
    await correction.getByRole('button', { name: 'Ergebnis zurücknehmen' }).click();
    await page.getByRole('button', { name: 'Gewonnen', exact: true }).click();
    await page.getByRole('button', { name: 'Als gewonnen eintragen' }).click();
    await expect(page.getByText(/^Gewonnen am/)).toBeVisible();
    await menuOf(page).getByRole('link', { name: 'Verlauf' }).click();
    for (const said of ['Preis lag 3 % darüber.', 'Das war die Absage für das andere Los.', 'Nachlass für beide Lose.'])
      await expect(page.getByText(said).first()).toBeVisible();
    expect(await owner.api.chance.byId.query({ id: chanceId })).toMatchObject({
      state: 'won',
      offeredRevenue: 490_000,
    });
  });
  await context.close();
});

test('two lots are linked and moved together on a phone, with one thumb', async ({ browser }) => {
  const customer = ownName('Hafenbahn Uferkai');
  const first = await aChance(ownName('Uferkai Nord'), customer, '1');
  const second = await aChance(ownName('Uferkai Süd'), customer, '2');
  const { page, context } = await onAPhone(browser, `/tender/${first}/details`);

  await page.getByRole('button', { name: 'Chance verwalten' }).tap();
  await page.getByRole('menuitem', { name: 'Mit einem Los verknüpfen' }).tap();
  const linking = page.getByRole('dialog', { name: 'Mit einem Los verknüpfen' });
  const other = linking.getByRole('combobox', { name: 'Andere Chance' });
  // A thumb touches the field first: on a phone the dialog itself has the focus.
  await other.tap();
  await expect(other).toBeFocused();
  await other.fill('Uferkai');
  await tapOption(page, ownName('Uferkai Süd'));
  await tapWithThumb(linking.getByRole('button', { name: 'Verknüpfen' }));
  const lots = page.getByRole('region', { name: 'Lose des Verfahrens' });
  await expect(lots.getByRole('link', { name: `Los 2: ${ownName('Uferkai Süd')}` })).toBeVisible();
  await expectNothingSideways(page);

  await lots.getByRole('button', { name: 'Mehrere ändern' }).tap();
  const moving = page.getByRole('dialog', { name: 'Mehrere Lose ändern' });
  await typeDay(moving, 'Neue Abgabe', '2027-09-01');
  await tapWithThumb(moving.getByRole('button', { name: '2 Lose ändern' }));
  await expect(lots.getByText('01.09.2027')).toHaveCount(2);
  for (const id of [first, second])
    expect((await owner.api.chance.byId.query({ id })).deadline.submission).toBe('2027-09-01');
  await expectNothingSideways(page);
  await context.close();
});

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menü der Chance' });

function onAPhone(
  browser: Parameters<typeof signedIn>[0],
  at: string,
): Promise<{ page: Page; context: BrowserContext }> {
  return signedIn(browser, 'holdingManager', {
    at,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
}

/** A thumb needs 44 px, and reaches the lower two thirds of a phone. */
async function tapWithThumb(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  const box = await button.boundingBox();
  expect([Math.round(box?.height ?? 0) >= 44, (box?.y ?? 0) >= 844 / 3]).toEqual([true, true]);
  await button.tap();
}

async function expectNothingSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
