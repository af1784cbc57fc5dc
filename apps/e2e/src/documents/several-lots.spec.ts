import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pickFromMenu } from '../fields.ts';
import { inDepth, ownName, signedIn } from '../people.ts';
import { pdfOfLines } from './pdf-of-lines.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const lots = [
  { title: 'Rathaus', day: '2027-03-12' },
  { title: 'Hafen', day: '2027-03-19' },
  { title: 'Feuerwache', day: '2027-03-26' },
];

/** A notice of eForms with three lots, each with a day of its own. */
const noticeOf = (procedure: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ContractNotice xmlns="${ubl}ContractNotice-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2">
  <cbc:ContractFolderID>${procedure}</cbc:ContractFolderID>
  <cbc:NoticeLanguageCode>DEU</cbc:NoticeLanguageCode>
  <cac:ProcurementProject><cbc:Name>Bewachung der Gebäude</cbc:Name></cac:ProcurementProject>
${lots
  .map(
    ({ title, day }, at) => `  <cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-000${at + 1}</cbc:ID>
    <cac:TenderingProcess>
      <cac:TenderSubmissionDeadlinePeriod>
        <cbc:EndDate>${day}+01:00</cbc:EndDate><cbc:EndTime>10:00:00+01:00</cbc:EndTime>
      </cac:TenderSubmissionDeadlinePeriod>
    </cac:TenderingProcess>
    <cac:ProcurementProject><cbc:Name>${title}</cbc:Name>
      <cac:PlannedPeriod><cbc:StartDate>2027-06-01+01:00</cbc:StartDate><cbc:EndDate>2029-05-31+01:00</cbc:EndDate></cac:PlannedPeriod>
    </cac:ProcurementProject>
  </cac:ProcurementProjectLot>`,
  )
  .join('\n')}
</ContractNotice>`;

async function openImportOf(page: Page, { name, content }: { name: string; content: string }): Promise<void> {
  await pickFromMenu(page, 'Neu', 'KI-Import');
  const understood = page.getByRole('button', { name: 'Verstanden' });
  const places = page.locator('input[type=file]');
  await expect(understood.or(page.getByRole('button', { name: 'Import starten' })).first()).toBeVisible();
  if (await understood.isVisible()) await understood.click();
  await places.nth(0).setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(content) });
  const service = {
    name: 'Leistung.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOfLines(['Bewacht werden drei Gebäude.']),
  };
  await places.nth(1).setInputFiles(service);
  await page.getByRole('button', { name: 'Import starten' }).click();
  await page.getByRole('button', { name: /^KI-Importe/ }).click();
  // Imports of other stories may stand there as well.
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Formular öffnen' }).click();
  await expect(page.getByRole('heading', { name: 'Neue Chance aus den Unterlagen' })).toBeVisible();
}

test(
  'two of three lots of a notice become linked Chances in one act, each with its day and the documents',
  inDepth,
  async ({ browser }) => {
    const { page, context } = await signedIn(browser, 'suedManager', { at: '/tender/all' });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const name = `${ownName('lose')}.xml`;
    await openImportOf(page, { name, content: noticeOf(ownName('Verfahren mit Losen')) });
    await expect(field('Name')).toHaveValue('Bewachung der Gebäude');
    await page.getByRole('radio', { name: /^Eine Chance je Los/ }).check({ force: true });
    await expect(field('Losnummer')).toHaveValue('1');
    await page.getByRole('checkbox', { name: 'Los 3: Feuerwache' }).check({ force: true });
    await page.getByRole('button', { name: 'Los 3: Feuerwache im Formular zeigen' }).click();
    await expect(field('Abgabe')).toHaveValue('26.03.2027');
    await page
      .getByRole('button', { name: /^Zeile \d+, lose \d+\.xml/ })
      .nth(2)
      .click();
    await expect(page.locator('mark')).toContainText('Feuerwache');
    const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await page.getByRole('combobox', { name: 'Kunde' }).fill(ownName('Stadt Musterhausen'));
    await page.getByText('TW Süd', { exact: true }).click();
    await page.getByRole('button', { name: '2 Schnell-Chancen anlegen' }).click();
    await expect(page).toHaveURL(/\/tender\/[0-9a-f-]{36}/);

    await expect(page.getByRole('rowheader', { name: 'Los 1: Rathaus' })).toBeVisible();
    await page.getByRole('link', { name: 'Los 3: Feuerwache' }).click();
    await expect(page.getByRole('link', { name: 'Los 1: Rathaus' })).toBeVisible();
    await expect(page.getByText(/26\.03\.2027/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Dokumente', exact: true }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Leistung.pdf' })).toBeVisible();
    await context.close();
  },
);
