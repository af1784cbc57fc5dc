import type { Locator, Page } from '@playwright/test';

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

async function typeInto(within: Page | Locator, label: string, digits: string): Promise<void> {
  const field = within.getByRole('textbox', { name: label, exact: true });
  await field.focus();
  await field.pressSequentially(digits);
}
