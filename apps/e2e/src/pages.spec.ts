import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signIn, zuschlagClient } from '@zuschlag/sdk/client';
import { baseUrl, password, people, signedIn, watchConsole } from './people.ts';

/** A Chance of the demo for every kind of page: in work with services, and one that waits for bids. */
async function someChances() {
  let token: string | null = null;
  const options = { url: baseUrl(), token: () => token };
  token = (await signIn(options, { email: people.holdingManager.email, password })).token;
  const api = zuschlagClient(options);
  const inState = async (state: 'editing' | 'pendingbiddecision' | 'pendingmarginapproval' | 'readytosubmit') => {
    const page = await api.chance.list.query({ first: 50, filters: { state: [state] } });
    return page.edges.map(({ node }) => node);
  };
  const calculated = (await inState('editing')).find(({ minutes }) => minutes !== null);
  const { services } = await api.services.ofChance.query({ chanceId: calculated?.id ?? '' });
  return {
    calculated: calculated?.id,
    service: services[0]?.id,
    bid: (await inState('pendingbiddecision'))[0]?.id,
    margin: (await inState('pendingmarginapproval'))[0]?.id,
    ready: (await inState('readytosubmit'))[0]?.id,
  };
}

/** Serious and critical findings, in the theme the page is in. */
async function graveFindings(page: Page, name: string): Promise<string[]> {
  // The event stream never rests, so the page counts as there when nothing in it loads any more.
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-label*="geladen"], .animate-pulse-calm')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target} ${nodes[0]?.html.slice(0, 160)}`);
}

/** Opens one page after the other. @returns what is wrong with them */
async function walk(page: Page, paths: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    findings.push(...(await graveFindings(page, path)));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) findings.push(`${path} scrolls sideways by ${overflow} px`);
  }
  return findings;
}

for (const theme of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    test(`every page is accessible and fits, ${theme}, ${width} px`, async ({ browser }) => {
      test.setTimeout(180_000);
      const chances = await someChances();
      const { page, context } = await signedIn(browser, 'holdingManager', { viewport: { width, height: 900 } });
      await page.evaluate((value) => localStorage.setItem('zuschlag.theme', value), theme);
      const paths = [
        '/tender/all',
        '/tender/new',
        '/tender/newquickchance',
        `/tender/${chances.calculated}/details`,
        `/tender/${chances.calculated}/executivesummary`,
        `/tender/${chances.calculated}/services/all`,
        `/tender/${chances.calculated}/services/permanent/new`,
        `/tender/${chances.calculated}/services/permanent/${chances.service}`,
        `/tender/${chances.bid}/biddecisions`,
        `/tender/${chances.margin}/margindecisions`,
        `/tender/${chances.ready}/submission`,
        '/tender/00000000-0000-7000-8000-000000000000/details',
        '/profile/tokens',
        '/nowhere',
      ];
      const findings = await walk(page, paths);
      expect(findings).toEqual([]);
      await context.close();
    });
  }
}

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`every page of the settings is accessible and fits, ${theme}, ${width} px`, async ({ browser }) => {
    test.setTimeout(180_000);
    const { page, context } = await signedIn(browser, 'configAdmin', { viewport: { width, height: 900 } });
    await page.evaluate((value) => localStorage.setItem('zuschlag.theme', value), theme);
    const tabs = ['tariff', 'socialSecurity', 'liabilityInsurance', 'vacationBonus', 'christmasBonus'];
    const findings = await walk(page, [
      ...[...tabs, 'vacationDays', 'holiday'].map((tab) => `/settings/configurations/?tab=${tab}`),
      '/settings/configurations/import?table=tariff',
      '/settings/configadmins/',
      '/settings/advancedcostparameters/',
    ]);
    expect(findings).toEqual([]);
    await context.close();
  });
}

test('the public pages are accessible in both themes', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl() });
  const page = await context.newPage();
  watchConsole(page);
  const findings: string[] = [];
  for (const theme of ['light', 'dark']) {
    for (const path of ['/', '/login', '/reset-password', '/nowhere']) {
      await page.goto(path);
      await page.evaluate((value) => localStorage.setItem('zuschlag.theme', value), theme);
      await page.reload();
      findings.push(...(await graveFindings(page, path)));
    }
  }
  expect(findings).toEqual([]);
  await context.close();
});
