import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The demo tenant's people, by what they are; the password is the documented one. */
export const people = {
  holdingManager: { name: 'Katrin Sommerfeld', email: 'katrin.sommerfeld@treuwacht.example' },
  configAdmin: { name: 'Holger Brandes', email: 'holger.brandes@treuwacht.example' },
  holdingViewer: { name: 'Beate Lindner', email: 'beate.lindner@treuwacht.example' },
  nordManager: { name: 'Heike Petersen', email: 'heike.petersen@treuwacht.example' },
  mitteManager: { name: 'Torsten Kühnel', email: 'torsten.kuehnel@treuwacht.example' },
  suedManager: { name: 'Franziska Huber', email: 'franziska.huber@treuwacht.example' },
} as const;
export type PersonKey = keyof typeof people;
export const password = 'Zuschlag-Demo-2026';

/** The address of the server that `server.ts` started. */
export function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('the server was not started');
  return url;
}

/** A separate browser of a person, signed in through the sign-in page, on the Chance list. */
export async function signedIn(
  browser: Browser,
  person: PersonKey,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: baseUrl(), ...options });
  const page = await context.newPage();
  watchConsole(page);
  await page.goto('/login');
  await page.getByLabel('E-Mail').fill(people[person].email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Chancen', level: 1 })).toBeVisible();
  return { page, context };
}

/** A refused style or script, or an uncaught error, fails its story. */
export function watchConsole(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) throw new Error(message.text());
  });
}
