import { type Browser, expect, type Page, test } from '@playwright/test';
import { mailThatSays } from '../deciding/mails/mails.ts';
import { baseUrl, signedIn, watchConsole } from '../people.ts';
import { appCode, stepNow } from './app-code.ts';

/** How a person comes in: by an invitation, by a new password, and by a second step. Every link comes from a mail. */

const first = 'Nordsee-7-Leuchtturm';
const second = 'Ostsee-8-Molenkopf';

/** A browser without a session, on a page. */
async function stranger(browser: Browser, at: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl() });
  const page = await context.newPage();
  watchConsole(page);
  await page.goto(at);
  return page;
}

async function typePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Neues Passwort').fill(password);
  await page.getByLabel('Passwort wiederholen').fill(password);
}

async function signInOn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

const entered = (page: Page) => expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
const at = (page: Page, path: string) => expect(page).toHaveURL(`${baseUrl()}${path}`);

/** Invites a person on the list of people. @returns the link of the mail */
async function invite(manager: Page, firstname: string, email: string): Promise<string> {
  await manager.getByRole('button', { name: 'Person einladen' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Person einladen' });
  await dialog.getByLabel('Vorname').fill(firstname);
  await dialog.getByLabel('Nachname').fill('Aachen');
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByRole('button', { name: 'Rolle' }).click();
  await manager.getByRole('option', { name: 'Editor' }).click();
  await dialog.getByRole('button', { name: 'Einladen', exact: true }).click();
  await expect(manager.getByRole('row').filter({ hasText: email })).toContainText('Eingeladen');
  const { links } = await mailThatSays('lädt Sie ein', email);
  return links.find((link) => link.includes('/accept-invite/')) ?? '';
}

test('an invited person comes in at a provider, with the invited address only', async ({ browser }) => {
  const email = `ina.${Date.now()}@neu.example`;
  const { page: manager, context: office } = await signedIn(browser, 'holdingManager', { at: '/settings/users' });
  const ina = await stranger(browser, await invite(manager, 'Ina', email));
  await office.close();
  const atProvider = async (page: Page, typed: string) => {
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in at the provider' })).toBeVisible();
    await page.getByLabel('E-mail').fill(typed);
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  await atProvider(ina, `other.${email}`);
  await expect(ina.getByText('die eingeladene E-Mail-Adresse')).toBeVisible();
  await at(ina, '/accept-invite');
  await atProvider(ina, email);
  await entered(ina);
  await ina.context().close();

  const next = await stranger(browser, '/login');
  await expect(next.getByRole('button', { name: 'Mit Microsoft anmelden' })).toHaveAttribute('aria-disabled', 'true');
  await atProvider(next, email);
  await entered(next);
  await next.context().close();
});

test('an invited person comes in by the mail, with a new password, and with a second step', async ({ browser }) => {
  // An address takes part once, also when this is the second try.
  const email = `ida.${Date.now()}@neu.example`;
  const { page: manager, context: office } = await signedIn(browser, 'holdingManager', { at: '/settings/users' });
  let invitation = '';
  let ida: Page;

  await test.step('the invitation arrives, hides its secret, and the list of people hears that it was accepted', async () => {
    invitation = await invite(manager, 'Ida', email);
    const row = manager.getByRole('row').filter({ hasText: email });
    ida = await stranger(browser, invitation);
    await expect(ida.getByLabel('Neues Passwort')).toBeVisible();
    await at(ida, '/accept-invite');
    await typePassword(ida, first);
    await ida.getByRole('button', { name: 'Konto anlegen und anmelden' }).click();
    await entered(ida);
    await expect(row).toContainText('Aktiv');
    await office.close();
  });

  await test.step('the link of the invitation is used up', async () => {
    const again = await stranger(browser, invitation);
    await at(again, '/login');
    await again.context().close();
  });

  await test.step('a forgotten password is set anew by one of two tabs, and ends the old session and the old password', async () => {
    const tab = await stranger(browser, '/login');
    await tab.getByRole('link', { name: 'Passwort vergessen?' }).click();
    // The sign-in page has a field of the same name, and stays until the next page is loaded.
    await expect(tab.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
    await tab.getByLabel('E-Mail-Adresse').fill(email);
    await tab.getByRole('button', { name: 'E-Mail anfordern' }).click();
    await expect(tab.getByText('zu einem Konto gehört')).toBeVisible();
    const { links } = await mailThatSays('ein neues Passwort angefordert', email);
    const link = links.find((address) => address.includes('/reset-password/')) ?? '';
    const other = await tab.context().newPage();
    for (const page of [tab, other]) {
      await page.goto(link);
      await expect(page.getByText(email)).toBeVisible();
      await at(page, '/reset-password');
      await typePassword(page, second);
    }
    await tab.getByRole('button', { name: 'Passwort setzen' }).click();
    await expect(tab.getByText('gilt ab sofort')).toBeVisible();
    await other.getByRole('button', { name: 'Passwort setzen' }).click();
    await expect(other.getByText('ungültig oder abgelaufen')).toBeVisible();
    await ida.goto('/tender/all');
    await expect(ida).toHaveURL(/\/login/);
    await signInOn(tab, email, first);
    await expect(tab.getByText('Anmeldung fehlgeschlagen')).toBeVisible();
    await signInOn(tab, email, second);
    await entered(tab);
    await ida.context().close();
    ida = tab;
  });

  await test.step('the second step asks for a code, and a recovery code is good once', async () => {
    await ida.goto('/profile/account');
    await ida.getByRole('button', { name: 'Einrichten' }).click();
    const dialog = ida.getByRole('dialog');
    const secret = ((await dialog.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    const step = stepNow();
    await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret, step));
    await dialog.getByRole('button', { name: 'Einschalten' }).click();
    await expect(dialog.getByText('Nur jetzt zu sehen')).toBeVisible();
    const [recovery = ''] = await dialog.locator('code').allTextContents();
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    const next = await stranger(browser, '/login');
    await signInOn(next, email, second);
    // The step of the set-up is used up; the server takes the one before, now and the one after.
    await next.getByLabel('Code', { exact: true }).fill(appCode(secret, Math.max(step + 1, stepNow())));
    await next.getByRole('button', { name: 'Anmelden' }).click();
    await entered(next);
    const byRecovery = async (page: Page) => {
      await signInOn(page, email, second);
      await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
      await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(recovery);
      await page.getByRole('button', { name: 'Anmelden' }).click();
    };
    const withoutApp = await stranger(browser, '/login');
    await byRecovery(withoutApp);
    await entered(withoutApp);
    const thief = await stranger(browser, '/login');
    await byRecovery(thief);
    await expect(thief.getByText('nicht oder ist schon verbraucht')).toBeVisible();
    for (const page of [ida, next, withoutApp, thief]) await page.context().close();
  });
});
