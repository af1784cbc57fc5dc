import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pickFromMenu } from '../fields.ts';
import { ownName, signedIn } from '../people.ts';
import { pdfOfLines } from './pdf-of-lines.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const file = (name: string, lines: readonly string[]) => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: pdfOfLines(lines),
});

test('two people of one organization fill a Chance from its documents; the second one is told that it exists', async ({
  browser,
}) => {
  const customer = ownName('Stadt Musterhausen');
  const notice = `${ownName('Bekanntmachung')}.pdf`;
  const { page, context } = await signedIn(browser, 'suedManager', { at: '/tender/all' });
  await pickFromMenu(page, 'Neu', 'KI-Import');
  await page.getByRole('button', { name: 'Verstanden' }).click();
  const places = page.locator('input[type=file]');
  await places
    .nth(0)
    .setInputFiles(
      file(notice, [
        `Vergabestelle: ${customer}`,
        'Bezeichnung des Auftrags: Bewachung der Feuerwache',
        'Ablauf der Angebotsfrist: 12.03.2027, 10:00 Uhr',
        'Vertragsbeginn: 01.06.2027',
        'Vertragsende: 31.05.2029',
      ]),
    );
  await places
    .nth(1)
    .setInputFiles(
      file('Leistung.pdf', ['Das Angebot ist bis zum 19.03.2027, 12:00 Uhr, über das Portal einzureichen.']),
    );
  await page.getByRole('button', { name: 'Import starten' }).click();
  await page.getByRole('button', { name: /^KI-Importe/ }).click();
  // Imports of other stories may stand there as well.
  await page.getByRole('listitem').filter({ hasText: notice }).getByRole('link', { name: 'Formular öffnen' }).click();

  await expect(field(page, 'Name')).toHaveValue('Bewachung der Feuerwache');
  await expect(field(page, 'Abgabe')).toHaveValue('12.03.2027');
  await page
    .getByRole('button', { name: /Seite 1, Bekanntmachung/ })
    .first()
    .click();
  await expect(page.locator('.place-mark').first()).toBeVisible();
  await expect(page.getByText('Anderswo: 19.03.2027')).toBeVisible();
  // The library leaves behind whose name it announced last, though the dialog of that name is closed.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  const at = new URL(page.url()).pathname + new URL(page.url()).search;
  const colleague = await signedIn(browser, 'suedEditor', { at });
  await expect(field(colleague.page, 'Name')).toHaveValue('Bewachung der Feuerwache');
  const stranger = await signedIn(browser, 'mitteManager', { at });
  await expect(stranger.page.getByText('Diesen Import gibt es nicht mehr')).toBeVisible();

  await page.reload();
  await page.getByText('TW Süd', { exact: true }).click();
  await page.getByRole('button', { name: 'Als Schnell-Chance anlegen' }).click();
  await expect(page).toHaveURL(/\/tender\/[0-9a-f-]{36}/);
  await page.getByRole('link', { name: 'Dokumente', exact: true }).click();
  await expect(page.getByRole('link', { name: notice })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leistung.pdf' })).toBeVisible();

  await field(colleague.page, 'Name').fill('Feuerwache und Rathaus');
  await colleague.page.getByText('TW Süd', { exact: true }).click();
  await colleague.page.getByRole('button', { name: 'Als Schnell-Chance anlegen' }).click();
  await expect(colleague.page.getByText(/schon eine Chance/)).toBeVisible();
  await expect(field(colleague.page, 'Name')).toHaveValue('Feuerwache und Rathaus');
  for (const one of [context, colleague.context, stranger.context]) await one.close();
});
