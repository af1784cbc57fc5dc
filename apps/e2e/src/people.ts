import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { signIn } from '@zuschlag/sdk/sign-in';

const names = {
  holdingManager: 'Katrin Sommerfeld',
  holdingEditor: 'Jonas Wiechert',
  configAdmin: 'Holger Brandes',
  holdingViewer: 'Beate Lindner',
  nordManager: 'Heike Petersen',
  mitteManager: 'Torsten Kuehnel',
  suedManager: 'Franziska Huber',
  suedEditor: 'Sebastian Obermaier',
} as const;
export type PersonKey = keyof typeof names;

/**
 * A story that `npm run deep` tells and the gate does not, because another one goes the same way with other words, or tests
 * in the browser and on the database tell its parts.
 */
export const inDepth = { tag: '@deep' };

/** The tenant of a worker: stories that run at the same time never meet. The first one is the demo's. */
export function domainOf(worker: number): string {
  return worker === 0 ? 'treuwacht.example' : `treuwacht-${worker}.example`;
}

/** @returns the sign-in address of a person in a tenant */
export function addressIn(domain: string, person: PersonKey): string {
  return `${names[person].toLowerCase().replace(' ', '.')}@${domain}`;
}

/** The people of this worker's tenant, by what they are; the password is the documented one. */
export const people = Object.fromEntries(
  (Object.keys(names) as PersonKey[]).map((person) => [
    person,
    { email: addressIn(domainOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0)), person) },
  ]),
) as { [person in PersonKey]: { email: string } };
export const password = 'Zuschlag-Demo-2026';

/** A name that no story before has used in this tenant, also when this is the second try of one. */
export function ownName(name: string): string {
  // The runner goes on in a new process after a failure, under the next index.
  return `${name} ${test.info().workerIndex + 1}`;
}

/** The address of the server that `server.ts` started. */
export function baseUrl(): string {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('the server was not started');
  return url;
}

/**
 * A separate browser of a person, signed in, on the Chance list or on the page `at`; of another tenant by its `domain`.
 * The session comes from the API; the stories of the keyboard and of the pages use the sign-in page.
 */
export async function signedIn(
  browser: Browser,
  person: PersonKey,
  { at, domain, ...options }: Parameters<Browser['newContext']>[0] & { at?: string; domain?: string } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: baseUrl(), ...options });
  const page = await context.newPage();
  watchConsole(page);
  const session = await signIn(
    { url: baseUrl() },
    { email: domain ? addressIn(domain, person) : people[person].email, password },
  );
  // Any address of the origin: a session is kept per tab.
  await page.goto('/health');
  await page.evaluate((value) => sessionStorage.setItem('zuschlag.session', value), JSON.stringify(session));
  await page.goto(at ?? '/tender/all');
  if (at === undefined) await expect(page.getByRole('heading', { name: 'Chancen', level: 1 })).toBeVisible();
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
