import { expect, type Page, test } from '@playwright/test';
import { type Client, clientOf } from '../clients.ts';
import { ownName, signedIn } from '../people.ts';

/** A won contract of the demo that has begun, and its first month that has no actuals of TW Nord yet. */
async function openMonth({ api, organizationId }: Client): Promise<{ chanceId: string; month: string }> {
  const { edges } = await api.chance.list.query({ first: 50, filters: { state: ['won'] } });
  for (const { node } of edges) {
    const { organizations, currentMonth } = await api.actuals.ofChance.query({ chanceId: node.id });
    const own = organizations.find((one) => one.operationalOrganizationId === organizationId);
    const open = own?.months.find(({ month, actual }) => month <= currentMonth && actual === null);
    if (own?.mayEnter && open) return { chanceId: node.id, month: open.month };
  }
  throw new Error('the demo has no won contract whose months are open');
}

test('two people enter a month of a won contract, both are kept, and pay above the plan marks the margin', async ({
  browser,
}) => {
  const nord = await clientOf('nordManager');
  const { chanceId, month } = await openMonth(nord);
  const at = `/tender/${chanceId}/actuals`;
  const [mine, theirs] = await Promise.all([
    signedIn(browser, 'nordManager', { at }),
    signedIn(browser, 'holdingManager', { at }),
  ]);
  const stored = async () => {
    const { organizations } = await nord.api.actuals.ofChance.query({ chanceId });
    const own = organizations.find((one) => one.operationalOrganizationId === nord.organizationId);
    return own?.months.find((one) => one.month === month)?.times[0]?.actual;
  };

  await test.step('one enters hours and pay of every kind of time', async () => {
    await card(mine.page)
      .getByRole('button', { name: /eintragen$/ })
      .click();
    const dialog = mine.page.getByRole('dialog');
    await expect(dialog.getByRole('group').first()).toBeVisible();
    for (const kind of await dialog.getByRole('group').all()) {
      await kind.getByRole('textbox', { name: 'Stunden', exact: true }).fill('100');
      await kind.getByRole('textbox', { name: 'Ausfallstunden' }).fill('10');
      await kind.getByRole('textbox', { name: 'Lohnkosten' }).fill('2.000');
    }
    await dialog.getByRole('button', { name: 'Eintragen' }).click();
    await expect(dialog).toBeHidden();
    expect(await stored()).toMatchObject({ hours: 100, absenceHours: 10, payCost: 2_000 });
  });

  await test.step('both change different fields of it at the same time', async () => {
    await theirs.page.reload();
    await Promise.all([openEntered(mine.page, month), openEntered(theirs.page, month)]);
    await firstKind(mine.page).getByRole('textbox', { name: 'Lohnkosten' }).fill('90.000');
    await firstKind(theirs.page).getByRole('textbox', { name: 'Ausfallstunden' }).fill('12');
    for (const { page } of [mine, theirs]) {
      await page.getByRole('dialog').getByRole('button', { name: 'Eintragen' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(await stored()).toMatchObject({ hours: 100, absenceHours: 12, payCost: 90_000 });
  });

  await test.step('the loss is marked above the Chance, with the margin that the server calculates', async () => {
    const { below } = await nord.api.actuals.marks.query({ chanceId });
    const margin = below.find((one) => one.operationalOrganizationId === nord.organizationId)?.margin ?? 0;
    expect(margin).toBeLessThan(0);
    const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }).format(Math.abs(margin) * 100);
    await mine.page.goto(`/tender/${chanceId}/details`);
    await expect(mine.page.getByText(new RegExp(`TW Nord: bisher .${percent}\\s%`))).toBeVisible();
  });
  await Promise.all([mine.context.close(), theirs.context.close()]);
});

test('a tariff step shows what it does to every contract, as the server calculates it, and leaves no trace once discarded', async ({
  browser,
}) => {
  const { page, context } = await signedIn(browser, 'configAdmin', { at: '/settings/tariffsteps' });
  const name = ownName('Lohnrunde');
  await page
    .getByRole('button', { name: /Neuer Tarifschritt|Tarifschritt anlegen/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Neuer Tarifschritt' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Gilt ab' }).focus();
  await page.keyboard.type('01042027');
  await dialog.getByRole('textbox', { name: 'Anhebung' }).fill('4');
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await test.step('its costs are those that the interface answers', async () => {
    const admin = await clientOf('configAdmin');
    const id = page.url().split('/').at(-1) ?? '';
    const { total, movedServices } = await admin.api.tariffSteps.effect.query({ id });
    expect(movedServices).toBeGreaterThan(0);
    const more = total.costAfter - total.costBefore;
    expect(more).toBeGreaterThan(0);
    const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(more);
    await expect(page.getByRole('list', { name: 'Wirkung insgesamt' })).toContainText(euros);
  });

  await test.step('discarded, it is gone, and the wage table is as it was', async () => {
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page.getByText('Der Tarifschritt ist verworfen.')).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  });
  await context.close();
});

const card = (page: Page) => page.getByRole('region', { name: 'TW Nord' });
const firstKind = (page: Page) => page.getByRole('dialog').getByRole('group').first();

/** Opens a month that has actuals to change them. */
async function openEntered(page: Page, month: string): Promise<void> {
  const [year, number] = month.split('-');
  await card(page)
    .getByRole('button', { name: `${number}.${year}`, exact: true })
    .click();
  await card(page).getByRole('button', { name: 'Ändern' }).click();
}
