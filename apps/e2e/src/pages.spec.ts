import { expect, test } from '@playwright/test';
import { everyPage, findingsOn, isAtRest } from './every-page.ts';
import { baseUrl, watchConsole } from './people.ts';

test.describe('a page is accessible and fits, in both themes and widths:', () => {
  everyPage('holdingManager', [
    '/dashboard',
    '/mytasks',
    '/tender/all',
    '/tender/new',
    '/tender/newquickchance',
    '/tender/{calculated}/details',
    '/tender/{calculated}/executivesummary',
    '/tender/{calculated}/services/all',
    '/tender/{calculated}/calculation-overview',
    '/tender/{calculated}/analytics',
    '/tender/{calculated}/options',
    '/tender/{calculated}/requestapproval',
    '/tender/{calculated}/services/permanent/new',
    '/tender/{calculated}/services/permanent/{service}',
    '/tender/{bid}/biddecisions',
    '/tender/{margin}/margindecisions',
    '/tender/{ready}/submission',
    '/tender/00000000-0000-7000-8000-000000000000/details',
    '/settings/customers/',
    '/profile/account',
    '/profile/tokens',
    '/nowhere',
  ]);
});

test('the public pages are accessible and fit, and begin in the theme that was chosen', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl() });
  const page = await context.newPage();
  watchConsole(page);
  for (const path of ['/', '/login', '/reset-password', '/nowhere']) expect(await findingsOn(page, path)).toEqual([]);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('zuschlag.theme', value), theme);
    await page.goto('/login');
    await isAtRest(page);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  }
  await context.close();
});
