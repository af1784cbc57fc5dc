import type { Locator, Page } from '@playwright/test';

/** Filling the product's own controls the way people do. */

/** Types a day into its parts. @param day ISO day */
export async function typeDay(within: Page | Locator, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await typeParts(within, label, `${date}${month}${year}`);
}

/** Types a time of day into its parts. @param time `HH:mm` */
export async function typeTime(within: Page | Locator, label: string, time: string): Promise<void> {
  await typeParts(within, label, time.replace(':', ''));
}

/** Picks an option of a closed list. */
export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function typeParts(within: Page | Locator, label: string, digits: string): Promise<void> {
  const first = within.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first();
  await first.focus();
  await first.pressSequentially(digits.slice(0, 2));
  const page = 'page' in within ? within.page() : within;
  await page.keyboard.type(digits.slice(2));
}
