import { readFile } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import { expect, type Page, test } from '@playwright/test';
import { clientOf } from '../clients.ts';
import { choose } from '../fields.ts';
import { chanceInputFor } from '../notice.ts';
import { ownName, signedIn } from '../people.ts';
import { openSpreadsheet } from '../spreadsheet.ts';
import { addServices } from './tender-services.ts';

/** What the authority sends: two positions, whose amounts and sum its own formulas calculate. */
async function authoritySheet(): Promise<Buffer> {
  const book = new Workbook();
  const sheet = book.addWorksheet('Preisblatt');
  sheet.addRows([
    ['Bieter', null],
    ['Pos.', 'Leistung', 'Stunden', 'Satz', 'Betrag'],
    ['1.1', 'Tagdienst', null, null, { formula: 'C3*D3' }],
    ['1.2', 'Samstage', null, null, { formula: 'C4*D4' }],
    ['Summe', null, null, null, { formula: 'SUM(E3:E4)' }],
  ]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

test('the price sheet of an authority is pointed at once, filled with our prices, and calculates its own sum', async ({
  browser,
}) => {
  const [holding, nord] = await Promise.all([clientOf('holdingManager'), clientOf('nordManager')]);
  const input = chanceInputFor([nord.organizationId], { customerName: ownName('Bezirksamt Weidenau') });
  const { id: chanceId } = await holding.api.chance.create.mutate({ input });
  const [group] = await holding.api.bidDecisions.groupsOfChance.query({ chanceId });
  const bid = { bidDecisionGroupId: group?.id ?? '', decision: 'Bid', comment: null } as const;
  await nord.api.bidDecisions.submit.mutate({ input: bid });
  const [dayId = ''] = await addServices(nord, chanceId);

  const { page, context } = await signedIn(browser, 'holdingManager', { at: `/tender/${chanceId}/documents` });
  const buffer = await authoritySheet();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name: 'Preisblatt.xlsx', mimeType, buffer });
  await page.getByRole('button', { name: '1 Dokument hinzufügen' }).click();
  await expect(page.getByText('Preisblatt.xlsx').first()).toBeVisible();

  await test.step('a cell whose service is still open holds the template back, and names itself', async () => {
    await page.goto(`/tender/${chanceId}/pricesheet`);
    await page.getByRole('button', { name: 'Zellen wählen' }).click();
    await pointAt(page, 'B1', 'Name des Bieters');
    await pointAt(page, 'C3', 'Stunden', 'Tagdienst Rathaus');
    await pointAt(page, 'D3', 'Preis je Stunde', 'Tagdienst Rathaus');
    await pointAt(page, 'C4', 'Stunden', 'Samstage durch Nachunternehmer');
    await pointAt(page, 'D4', 'Preis je Stunde');
    await page.getByRole('button', { name: 'Vorlage speichern' }).click();
    await expect(page.getByText('Hier fehlt die Leistung: Preisblatt!D4')).toBeVisible();
    await choose(page, /^Leistung/, 'Samstage durch Nachunternehmer');
    await page.getByRole('button', { name: 'Vorlage speichern' }).click();
    await expect(page.getByText('5 von 5 Zellen werden ausgefüllt.')).toBeVisible();
  });

  await test.step('the file has our figures in its cells, and its formulas still calculate', async () => {
    await page.getByRole('button', { name: 'Preisblatt ausfüllen' }).click();
    const files = page.getByRole('button', { name: 'Herunterladen' });
    await expect(files).toHaveCount(1, { timeout: 120_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), files.click()]);
    const content = await readFile(await download.path());
    const book = new Workbook();
    await book.xlsx.load(content);
    const sheet = book.getWorksheet('Preisblatt');
    const at = (cell: string) => sheet?.getCell(cell).value;
    const day = await nord.api.services.byId.query({ serviceId: dayId });
    const hours = Number(at('C3'));
    expect(at('B1')).toContain('Treuwacht');
    expect(hours).toBeCloseTo((day.minutesTotal ?? 0) / 60, 2);
    expect(Number(at('D3'))).toBeCloseTo((day.revenue ?? 0) / hours, 2);
    expect(at('E3')).toMatchObject({ formula: 'C3*D3' });
    const program = await openSpreadsheet(content);
    const sum = [3, 4].reduce((all, row) => all + Number(at(`C${row}`)) * Number(at(`D${row}`)), 0);
    expect(program.figureAt('Preisblatt', 'E5')).toBeCloseTo(sum, 2);
    program.close();
  });
  await context.close();
});

/** Points at a cell and says what goes into it. */
async function pointAt(page: Page, cell: string, figure: string, service?: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Zelle ${cell}(,|$)`) }).click();
  await choose(page, /Was kommt hinein/, figure);
  if (service !== undefined) await choose(page, /^Leistung/, service);
}
