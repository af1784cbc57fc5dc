import { expect, type Page } from '@playwright/test';
import { choose, typeDay } from '../fields.ts';

/** What people who decide together do on their pages. */

const german = { form: 'Antwort', comment: 'Kommentar', send: 'Entscheidung senden', bell: /^Mitteilungen/ };
export const english: typeof german = {
  form: 'Reply',
  comment: 'Comment',
  send: 'Send decision',
  bell: /^Notifications/,
};

export async function writeRule(page: Page, rule: { name: string; comparison: string; value: string }): Promise<void> {
  await page.getByLabel('Name der Regel').fill(rule.name);
  await choose(page, /Vergleich/, rule.comparison);
  await page.getByLabel('Wert').fill(rule.value);
  await page.getByRole('button', { name: 'Regel ausprobieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Es gibt noch keine Chance' })).toBeVisible();
  await page.getByRole('button', { name: 'Regel anlegen' }).click();
}

export async function reply(
  page: Page,
  { choice, comment }: { choice: string; comment: string },
  words = german,
): Promise<void> {
  const form = page.getByRole('form', { name: words.form });
  await form.getByText(choice, { exact: true }).first().click();
  await form.getByRole('textbox', { name: words.comment }).fill(comment);
  await form.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(comment).first()).toBeVisible();
}

export async function overrule(page: Page, decision: string, comment: string): Promise<void> {
  await page.getByRole('button', { name: 'Überstimmen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Überstimmen' });
  await dialog.getByText(decision, { exact: true }).click();
  await dialog.getByLabel('Kommentar').fill(comment);
  await dialog.getByRole('button', { name: 'Abschließend entscheiden' }).click();
  await expect(dialog).toBeHidden();
}

export async function takeFromBell(page: Page, words: string | RegExp, { bell } = german): Promise<void> {
  const link = page.getByRole('dialog').getByRole('link', { name: words }).first();
  // The panel closes when the page below it moves, as it may when another person has just acted.
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: bell }).click({ timeout: 10_000 });
    await link.click({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

export async function askForApproval(page: Page, preview: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Margenfreigabe anfragen' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Margenfreigabe anfragen?' });
  await expect(dialog.getByText(preview).first()).toBeVisible();
  await dialog.getByRole('button', { name: /anfragen/i }).click();
  await expect(dialog).toBeHidden();
}

export async function nameDeputy(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Vertretung eintragen' });
  await form.getByRole('combobox', { name: 'Wer entscheidet an ihrer Stelle?' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(Date.now() + ahead * 86_400_000);
  await typeDay(form, 'Von', day(0));
  await typeDay(form, 'Bis', day(7));
  await form.getByRole('button', { name: 'Eintragen' }).click();
}
