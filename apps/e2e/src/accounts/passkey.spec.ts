import { expect, type Page, test } from '@playwright/test';
import { mailThatSays } from '../deciding/mails/mails.ts';
import { baseUrl, signedIn, watchConsole } from '../people.ts';

const password = 'Nordsee-7-Leuchtturm';
const entered = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

/** Browsers make passkeys for names only, and on the own machine for `localhost`. */
const named = (address: string) => address.replace('//127.0.0.1', '//localhost');

test('a person adds a passkey, signs in with it, and with a recovery code in its place', async ({ browser }) => {
  const email = `paula.${Date.now()}@neu.example`;
  const { page: manager, context: office } = await signedIn(browser, 'holdingManager', { at: '/settings/users' });
  await manager.getByRole('button', { name: 'Person einladen' }).click();
  const form = manager.getByRole('dialog', { name: 'Person einladen' });
  await form.getByLabel('Vorname').fill('Paula');
  await form.getByLabel('Nachname').fill('Passau');
  await form.getByLabel('E-Mail-Adresse').fill(email);
  await form.getByRole('button', { name: 'Rolle' }).click();
  await manager.getByRole('option', { name: 'Editor' }).click();
  await form.getByRole('button', { name: 'Einladen', exact: true }).click();
  const { links } = await mailThatSays('lädt Sie ein', email);
  await office.close();

  const context = await browser.newContext({ baseURL: named(baseUrl()) });
  const page = await context.newPage();
  watchConsole(page);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
  });
  await device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.goto(named(links.find((link) => link.includes('/accept-invite/')) ?? ''));
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
  await page.getByRole('button', { name: 'Konto anlegen und anmelden' }).click();
  await entered(page);

  await page.goto('/profile/account');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('iPhone');
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(dialog.getByText('Nur jetzt zu sehen')).toBeVisible();
  const [recovery = ''] = await dialog.locator('code').allTextContents();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByText('noch nie benutzt')).toBeVisible();

  const signInAgain = async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
  };
  await signInAgain();
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click();
  await entered(page);
  await page.goto('/profile/account');
  await expect(page.getByText('zuletzt benutzt')).toBeVisible();

  await signInAgain();
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await entered(page);
  await context.close();
});
