import { expect, type Locator, type Page } from '@playwright/test';

/** Filling the product's own controls the way people do. */

/** Types a day into its field. @param day ISO day */
export async function typeDay(within: Page | Locator, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await typeInto(within, label, `${date}${month}${year}`);
}

/** Types a time of day into its field. @param time `HH:mm` */
export async function typeTime(within: Page | Locator, label: string, time: string): Promise<void> {
  await typeInto(within, label, time.replace(':', ''));
}

/** Picks an option of a closed list. */
export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/**
 * Takes an option of an open list by touch, as soon as a person would see it: the list stays clipped until the keyboard of
 * a phone has come up. A tap before goes through it; the browser under test would then scroll the page to reach the
 * option, and a page that scrolls closes its lists.
 */
export async function tapOption(page: Page, name: string): Promise<void> {
  await expect(page.locator('[data-trigger="ComboBox"]')).toHaveCSS('clip-path', 'none');
  await page.getByRole('option', { name }).tap();
}

/** Opens a menu and takes an entry of it. */
export async function pickFromMenu(page: Page, button: string | RegExp, entry: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry });
  // A menu closes when the page below it scrolls, as it still may on a busy machine after the pointer was brought here.
  await expect(async () => {
    if (!(await item.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 10_000 });
    await item.click({ timeout: 10_000 });
  }).toPass();
}

async function typeInto(within: Page | Locator, label: string, digits: string): Promise<void> {
  const field = within.getByRole('textbox', { name: label, exact: true });
  await field.focus();
  await field.pressSequentially(digits);
}

/** Presses Tab until the control with this name has the focus, as people without a mouse do. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  // Time ends the search, not a number of presses: on a busy machine a list may still be on its way.
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last control and the first the focus is on the page itself, whose text has every name.
      if (!(element instanceof HTMLElement) || element === document.body) return '';
      const labels = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      const own =
        'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : [];
      return [element.getAttribute('aria-label'), ...labels, ...own, element.textContent].filter(Boolean).join(' | ');
    });
    if (
      typeof name === 'string' ? focused.split(' | ').some((part) => part.trim().startsWith(name)) : name.test(focused)
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name} by Tab`);
}
