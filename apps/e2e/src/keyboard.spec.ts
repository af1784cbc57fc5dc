import { expect, test } from '@playwright/test';
import { tabTo } from './fields.ts';
import { baseUrl, ownName, password, people, watchConsole } from './people.ts';

test('a Manager signs in, creates a quick Chance and decides on the bid without a mouse', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl() });
  const page = await context.newPage();
  watchConsole(page);
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toBeVisible();
  await tabTo(page, 'E-Mail');
  await page.keyboard.type(people.nordManager.email);
  await tabTo(page, 'Passwort');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  // At once, as people type: what comes before the field is there is kept for it.
  await page.keyboard.type('Schnell');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('Schnell');
  await expect(page.getByRole('dialog').getByText('Schnell-Chance').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Schnell-Chance', level: 1 })).toBeVisible();

  await tabTo(page, 'Name');
  await page.keyboard.type('Bewachung ohne Maus');
  await tabTo(page, 'Kunde');
  await page.keyboard.type(ownName('Stadtbad Tastenhausen'));
  await page.keyboard.press('Escape');
  await tabTo(page, /TW Nord/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Abgabe/);
  await page.keyboard.type('15032027');
  await tabTo(page, /^Beginn/);
  await page.keyboard.type('01052027');
  await tabTo(page, /^Ende/);
  await page.keyboard.type('30042029');
  await tabTo(page, 'Chance anlegen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Bewachung ohne Maus/, level: 1 })).toBeVisible();

  await tabTo(page, /^Bid-Entscheidungen/);
  await page.keyboard.press('Enter');
  const reply = page.getByRole('form', { name: 'Antwort' });
  await expect(reply).toBeVisible();
  await tabTo(page, /Aktion|^Bid( \||$)/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Kommentar');
  await page.keyboard.type('Passt in unsere Tour.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passt in unsere Tour.').first()).toBeVisible();
  await expect(page.getByText('In Bearbeitung').first()).toBeVisible();
  await context.close();
});
