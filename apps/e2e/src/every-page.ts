import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { zuschlagClient } from '@zuschlag/sdk/client';
import { signIn } from '@zuschlag/sdk/sign-in';
import { isDeep } from '@zuschlag/validation/testing/sampling';
import { baseUrl, type PersonKey, password, people, signedIn } from './people.ts';

/** A Chance of the demo for every kind of page: in work with services, and one that waits for bids. */
export async function someChances() {
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
  const { description } = await api.chance.byId.query({ id: calculated?.id ?? '' });
  return {
    calculated: calculated?.id,
    service: services[0]?.id,
    customer: description.customerId,
    bid: (await inState('pendingbiddecision'))[0]?.id,
    margin: (await inState('pendingmarginapproval'))[0]?.id,
    ready: (await inState('readytosubmit'))[0]?.id,
  };
}

type Look = { theme: 'light' | 'dark'; width: 1440 | 390; rules: 'all' | 'colours' };

/**
 * The looks of a page. A theme is a `color-scheme` and no style asks for it in another way, so it moves nothing; and the
 * colours of a control are the same at each width. So the gate shows each theme and each width once, and asks for the rules
 * of accessibility in one of the two, in turns from page to page; `npm run deep` asks in all four looks.
 */
const everyLook: Look[] = [
  { theme: 'light', width: 1440, rules: 'all' },
  { theme: 'dark', width: 1440, rules: 'colours' },
  { theme: 'dark', width: 390, rules: 'all' },
  { theme: 'light', width: 390, rules: 'colours' },
];
const looks = everyLook.filter(({ rules }) => isDeep || rules === 'all');
const ofAccessibility = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Nothing loads and nothing moves; the event stream never rests, so the network cannot tell. */
export async function isAtRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-label*="geladen"], .animate-pulse-calm')).toHaveCount(0);
  const stands = () =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return playState !== 'running' || isEndless;
    });
  // Asked with each picture, the question itself keeps the page busy.
  await page.waitForFunction(stands, undefined, { polling: 100 });
}

/** Gives the page that is open another look, as the menu and the window do. */
async function show(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
  await isAtRest(page);
}

type OpenRouter = {
  navigate(to: { href: string }): Promise<void>;
  state: { location: { href: string }; resolvedLocation?: { href: string } };
};

/** Opens a page as a link does: the application stays. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) => (window as unknown as { __TSR_ROUTER__: OpenRouter }).__TSR_ROUTER__.navigate({ href }),
    path,
  );
  // The page before stays until the parts of the next one are there.
  await page.waitForFunction(() => {
    const { state } = (window as unknown as { __TSR_ROUTER__: OpenRouter }).__TSR_ROUTER__;
    return state.resolvedLocation?.href === state.location.href;
  });
}

/** Serious and critical findings in the look the page has. */
async function graveFindings(page: Page, name: string, rules: Look['rules']): Promise<string[]> {
  // Without frames of other origins there is nothing that a page of its own would have to put together; and what passes
  // need not be described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(ofColours);
  else axe.withTags(ofAccessibility);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const covered = grave.some(({ id }) => id === 'target-size') ? await targetsTooSmall(page) : [];
  return grave.flatMap(({ id, nodes }) => {
    const left = id === 'target-size' ? nodes.filter(({ target }) => covered.includes(String(target))) : nodes;
    return left.slice(0, 1).map(({ target, html }) => `${name}: ${id} at ${target} ${html.slice(0, 160)}`);
  });
}

/** What is wrong with the dialog that is open. Around it the page lies under a veil. */
export async function findingsOfDialog(page: Page, name: string): Promise<string[]> {
  await isAtRest(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().include('[role="dialog"], [role="alertdialog"]');
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(ofAccessibility)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id} at ${html.slice(0, 160)}`));
}

/** The targets that are too small at another place of the page, too: help floats over what is read, and goes on with it. */
async function targetsTooSmall(page: Page): Promise<string[]> {
  await page.mouse.move(100, 500);
  await page.mouse.wheel(0, 120);
  // The wheel moves the page with its next picture.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['target-size']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
}

/** Opens a page by its address and looks at it in all looks. @param turn the number of the page @returns what is wrong */
export async function findingsOn(page: Page, path: string, turn: number): Promise<string[]> {
  await page.goto(path);
  return findingsHere(page, path, turn);
}

/** How far the title of a signed-in page stands from its menu, or from the window without one; null on public pages. */
async function leftEdge(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    if (!sessionStorage.getItem('zuschlag.session')) return null;
    const title = document.querySelector('h1');
    const menu = document.querySelector('aside:has(nav)')?.getBoundingClientRect();
    return title && Math.round(title.getBoundingClientRect().left - (menu?.width ? menu.right : 0));
  });
}

/** Looks at the page that is open in all looks. */
async function findingsHere(page: Page, path: string, turn: number): Promise<string[]> {
  const findings: string[] = [];
  for (const [at, look] of looks.entries()) {
    await show(page, look);
    const { width } = look;
    const name = `${path}, ${look.theme}, ${width} px`;
    if (isDeep || at === turn % looks.length) findings.push(...(await graveFindings(page, name, look.rules)));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) findings.push(`${name} scrolls sideways by ${overflow} px`);
    const edge = await leftEdge(page);
    if (edge !== null && edge !== (width === 390 ? 16 : 24)) findings.push(`${name} begins ${edge} px from the left`);
  }
  const title = await page.title();
  if (!/. – Zuschlag$/.test(title)) findings.push(`${path} has the title "${title}"`);
  return findings;
}

/** Signs a person in once and walks the pages, each a test of its own; the first is opened by its address. */
export function everyPage(person: PersonKey, paths: readonly string[]): void {
  let signed: Awaited<ReturnType<typeof signedIn>>;
  let chances: Awaited<ReturnType<typeof someChances>>;
  test.beforeAll(async ({ browser }) => {
    chances = await someChances();
    // Signed in outside of the application: the first test loads it.
    signed = await signedIn(browser, person, { at: '/health' });
  });
  test.afterAll(() => signed.context.close());

  // After a failure the runner begins anew in another process: its first test opens its page by the address again.
  let isOpen = false;
  for (const [turn, path] of paths.entries()) {
    test(path, async () => {
      const whole = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof chances) => chances[name] ?? '');
      await (isOpen ? follow(signed.page, whole) : signed.page.goto(whole));
      isOpen = true;
      expect(await findingsHere(signed.page, whole, turn)).toEqual([]);
    });
  }
}
