import { expect, type Page, test } from '@playwright/test';
import { signIn } from '@zuschlag/sdk/sign-in';
import { addressIn, baseUrl, password, signedIn } from '../people.ts';
import { foundTenant } from './found-tenant.ts';

/** How a person leaves: what hangs on the person goes to others, then the name goes. */

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

test('a person is removed and erased, and a colleague who had the same in mind is told so', async ({ browser }) => {
  // Also the second try needs a person who is still there.
  const domain = `leaving-${test.info().retry}.example`;
  foundTenant(domain, 'plain');
  const { page: manager, context: office } = await signedIn(browser, 'holdingManager', {
    domain,
    at: '/settings/users?name=Obermaier',
  });
  const { page: colleague, context: home } = await signedIn(browser, 'holdingManager', {
    domain,
    at: '/settings/users?name=Obermaier',
  });

  await test.step('the person is removed, and cannot sign in any more', async () => {
    await expect(colleague.getByRole('rowheader', { name: 'Obermaier, Sebastian' })).toBeVisible();
    await manager.getByRole('rowheader', { name: 'Obermaier, Sebastian' }).click();
    await heading(manager, 'Sebastian Obermaier');
    await manager.getByRole('link', { name: 'Entfernen' }).click();
    await heading(manager, 'Sebastian Obermaier entfernen');
    await manager.getByRole('button', { name: 'Entfernen und übergeben' }).click();
    await heading(manager, 'Personen');
    // The list of the colleague hears of it.
    await expect(colleague.getByRole('rowheader', { name: 'Obermaier, Sebastian' })).toHaveCount(0);
    const email = addressIn(domain, 'suedEditor');
    await expect(signIn({ url: baseUrl() }, { email, password })).rejects.toThrow();
  });

  await test.step('both open the erasure, one erases, and the other one is told', async () => {
    for (const page of [manager, colleague]) {
      await page.goto('/settings/users?state=left');
      await page.getByRole('rowheader', { name: 'Obermaier, Sebastian' }).click();
      await heading(page, 'Sebastian Obermaier');
      await page.getByRole('link', { name: 'Daten löschen' }).click();
      await heading(page, 'Daten von Sebastian Obermaier löschen');
      await expect(page.getByText('Das lässt sich nicht zurücknehmen.')).toBeVisible();
    }
    await manager.getByRole('button', { name: 'Endgültig löschen' }).click();
    await heading(manager, 'Personen');
    await colleague.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(colleague.getByText('Diese Person gibt es nicht oder nicht mehr')).toBeVisible();
  });

  await test.step('the name is gone from the list of those who left', async () => {
    await manager.goto('/settings/users?state=left');
    await expect(manager.getByText(/Ehemalige Person/).first()).toBeVisible();
    await expect(manager.getByText('Obermaier')).toHaveCount(0);
  });
  await office.close();
  await home.close();
});
