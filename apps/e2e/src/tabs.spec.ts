import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { pickFromMenu } from './fields.ts';
import { baseUrl, inDepth, signedIn } from './people.ts';

const list = (page: Page) => page.getByRole('heading', { name: 'Chancen', level: 1 });
const signIn = (page: Page) => page.getByRole('heading', { name: 'Anmelden', level: 1 });
const opened = async (context: BrowserContext, path = '/tender/all') => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test('a link opened in another tab is signed in by the open one, as long as that one is', async ({ browser }) => {
  const { page, context } = await signedIn(browser, 'holdingViewer');
  const second = await opened(context);
  await expect(list(second)).toBeVisible();
  expect(await second.evaluate(() => Object.keys(localStorage).filter((key) => /session/i.test(key)))).toEqual([]);

  // A browser profile of its own knows nothing of it.
  const stranger = await browser.newContext({ baseURL: baseUrl() });
  await expect(signIn(await opened(stranger))).toBeVisible();
  await stranger.close();

  await pickFromMenu(second, /^Profil/, 'Abmelden');
  await expect(signIn(page)).toBeVisible();
  await expect(signIn(await opened(context))).toBeVisible();
  await context.close();
});

test(
  'an idle copy of a tab neither ends nor outlives the session of the tab that works',
  inDepth,
  async ({ browser }) => {
    const { page, context } = await signedIn(browser, 'holdingViewer');
    await context.clock.install();
    await page.reload();
    const copy = await opened(context);
    await expect(list(copy)).toBeVisible();
    // The tabs share one clock.
    for (let step = 0; step < 3; step += 1) {
      await context.clock.fastForward('01:00:00');
      await page.mouse.move(100 + step, 200);
    }
    await context.clock.runFor('02:00');
    await expect(list(copy)).toBeVisible();
    await expect(list(page)).toBeVisible();
    await context.close();
  },
);

test('an address without a page keeps header and menu for signed-in users', async ({ browser }) => {
  const { page, context } = await signedIn(browser, 'holdingViewer', { at: '/nowhere' });
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Chancen' }).click();
  await expect(list(page)).toBeVisible();
  await context.close();
});
