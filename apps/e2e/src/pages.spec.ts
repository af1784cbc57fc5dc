import { expect, test } from '@playwright/test';
import { clientOf } from './clients.ts';
import { everyPage, findingsOfDialog, findingsOn, isAtRest } from './every-page.ts';
import { pickFromMenu } from './fields.ts';
import { chanceInputFor } from './notice.ts';
import { baseUrl, inDepth, ownName, signedIn, watchConsole } from './people.ts';

test.describe('a page is accessible and fits, in both themes and widths:', () => {
  everyPage('holdingManager', [
    '/dashboard',
    '/mytasks',
    '/winloss',
    '/tender/all',
    '/tender/new',
    '/tender/newquickchance',
    '/tender/{calculated}/details',
    '/tender/{calculated}/executivesummary',
    '/tender/{calculated}/history',
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
    '/tender/{ready}/brief',
    '/tender/00000000-0000-7000-8000-000000000000/details',
    '/settings/customers/',
    '/settings/customers/{customer}',
    '/profile/account',
    '/profile/tokens',
    '/nowhere',
  ]);
});

test('the public pages are accessible and fit, and begin in the theme that was chosen', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl() });
  const page = await context.newPage();
  watchConsole(page);
  for (const [turn, path] of ['/', '/login', '/reset-password', '/nowhere'].entries())
    expect(await findingsOn(page, path, turn)).toEqual([]);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => localStorage.setItem('zuschlag.theme', value), theme);
    await page.goto('/login');
    await isAtRest(page);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  }
  await context.close();
});

test('the dialogs about Chances and customers are accessible', inDepth, async ({ browser }) => {
  const owner = await clientOf('holdingManager');
  const nord = await clientOf('nordManager');
  const name = ownName('Wache mit Dialogen');
  const input = chanceInputFor([nord.organizationId], { name, customerName: ownName('Dialogwerke') });
  const { id } = await owner.api.chance.create.mutate({ input });
  const { description } = await owner.api.chance.byId.query({ id });
  const { page, context } = await signedIn(browser, 'holdingManager');
  const findings: string[] = [];
  const look = async (title: string, open: () => Promise<void>) => {
    await open();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    findings.push(...(await findingsOfDialog(page, title)));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const press = (button: string) => () => page.getByRole('button', { name: button }).click();

  await look('Spalten', press('Spalten'));
  await look('Ansicht speichern', () =>
    pickFromMenu(page, /^(Ansicht: |Alle Chancen)/, 'Als neue Ansicht speichern …'),
  );
  await look('Exporte', () => pickFromMenu(page, 'Exportieren', 'Meine Exporte'));
  await page.getByRole('searchbox', { name: 'Chancen suchen' }).fill(name);
  await page.getByRole('row', { name }).getByRole('checkbox').press('Space');
  await look('Chance-Admin ändern', press('Chance-Admin ändern'));

  await page.goto(`/tender/${id}/details`);
  for (const [entry, title = entry] of [
    ['Chance-Admin ändern', undefined],
    ['Kunden umbenennen'],
    ['Anderen Kunden zuordnen'],
    ['Mit einem Los verknüpfen'],
    ['Als neue Chance kopieren'],
    ['Archivieren', 'Chance archivieren'],
  ] as const)
    await look(title, () => pickFromMenu(page, 'Chance verwalten', entry));

  await page.goto(`/settings/customers/${description.customerId}`);
  for (const [button, title] of [
    ['Umbenennen', 'Kunden umbenennen'],
    ['Zusammenführen', 'Doppelten Kunden zusammenführen'],
    ['Standort hinzufügen', 'Standort hinzufügen'],
  ] as const)
    await look(title, press(button));
  expect(findings).toEqual([]);
  await context.close();
});
