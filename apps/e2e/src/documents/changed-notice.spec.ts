import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pickFromMenu } from '../fields.ts';
import { ownName, signedIn } from '../people.ts';
import { pdfOfLines } from './pdf-of-lines.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A notice of eForms. @param day of the submission */
const noticeOf = (procedure: string, day: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ContractNotice xmlns="${ubl}ContractNotice-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2">
  <cbc:ContractFolderID>${procedure}</cbc:ContractFolderID>
  <cbc:NoticeLanguageCode>DEU</cbc:NoticeLanguageCode>
  <cac:ProcurementProject><cbc:Name>Bewachung der Stadthalle</cbc:Name></cac:ProcurementProject>
  <cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID>
    <cac:TenderingProcess>
      <cac:TenderSubmissionDeadlinePeriod>
        <cbc:EndDate>${day}+01:00</cbc:EndDate><cbc:EndTime>10:00:00+01:00</cbc:EndTime>
      </cac:TenderSubmissionDeadlinePeriod>
    </cac:TenderingProcess>
    <cac:ProcurementProject><cbc:Name>Bewachung der Stadthalle</cbc:Name>
      <cac:PlannedPeriod><cbc:StartDate>2027-06-01+01:00</cbc:StartDate><cbc:EndDate>2029-05-31+01:00</cbc:EndDate></cac:PlannedPeriod>
    </cac:ProcurementProject>
  </cac:ProcurementProjectLot>
</ContractNotice>`;

/** @param knownId of an import of that name which the list shows already @returns the id of the new one */
async function openImportOf(
  page: Page,
  { name, content }: { name: string; content: string },
  knownId = 'none',
): Promise<string> {
  await pickFromMenu(page, 'Neu', 'KI-Import');
  const understood = page.getByRole('button', { name: 'Verstanden' });
  const places = page.locator('input[type=file]');
  await expect(understood.or(page.getByRole('button', { name: 'Import starten' })).first()).toBeVisible();
  if (await understood.isVisible()) await understood.click();
  await places.nth(0).setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(content) });
  const service = {
    name: 'Leistung.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOfLines(['Bewacht wird die Halle.']),
  };
  await places.nth(1).setInputFiles(service);
  await page.getByRole('button', { name: 'Import starten' }).click();
  await page.getByRole('button', { name: /^KI-Importe/ }).click();
  const isNew = page.locator(`:not([href*="${knownId}"])`);
  // Imports of other stories may stand there as well.
  const open = page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Formular öffnen' });
  await open.and(isNew).click();
  await expect(page).toHaveURL((url) => (url.searchParams.get('importID') ?? knownId) !== knownId);
  return new URL(page.url()).searchParams.get('importID') ?? '';
}

test('a notice that comes again shows what it changes with its line, and is taken over into its Chance', async ({
  browser,
}) => {
  const procedure = ownName('Verfahren');
  const name = `${ownName('notice')}.xml`;
  const { page, context } = await signedIn(browser, 'suedManager', { at: '/tender/all' });
  const first = await openImportOf(page, { name, content: noticeOf(procedure, '2027-03-12') });
  await expect(page.getByRole('textbox', { name: 'Abgabe', exact: true })).toHaveValue('12.03.2027');
  await page.getByRole('combobox', { name: 'Kunde' }).fill(ownName('Stadt Musterhausen'));
  await page.getByText('TW Süd', { exact: true }).click();
  await page.getByRole('button', { name: 'Als Schnell-Chance anlegen' }).click();
  await expect(page).toHaveURL(/\/tender\/[0-9a-f-]{36}/);
  const chance = new URL(page.url()).pathname;

  await openImportOf(page, { name, content: noticeOf(procedure, '2027-03-17') }, first);
  await expect(page.getByRole('heading', { name: 'Geänderte Bekanntmachung' })).toBeVisible();
  await expect(page.getByText('um 5 Tage verschoben')).toBeVisible();
  await page
    .getByRole('button', { name: /^Zeile \d+, notice \d+\.xml/ })
    .first()
    .click();
  await expect(page.locator('mark')).toContainText('2027-03-17');
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.getByRole('button', { name: 'In die Chance übernehmen' }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(chance));
  await expect(page.getByText(/17\.03\.2027/).first()).toBeVisible();
  await context.close();
});
