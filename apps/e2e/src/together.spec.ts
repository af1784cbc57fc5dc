import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Client, clientOf } from './clients.ts';
import { pickFromMenu } from './fields.ts';
import { chanceInputFor, postInput } from './notice.ts';
import { inDepth, ownName, signedIn } from './people.ts';

/**
 * Two people in every form that edits something stored. Each round is the same: both open the form, the other saves
 * first, and what the first one typed is merged, asked about, or kept when the thing is gone. Nothing is overwritten.
 */

let owner: Client;
let nord: Client;
let chanceId: string;
let serviceId: string;
let mine: Page;
let theirs: Page;
let nords: Page;
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ browser }) => {
  owner = await clientOf('holdingManager');
  nord = await clientOf('nordManager');
  const customerName = ownName('Stadtwerke Zweibrück');
  ({ id: chanceId } = await owner.api.chance.create.mutate({
    input: chanceInputFor([nord.organizationId], { name: 'Pforte für zwei', customerName }),
  }));
  const [group] = await owner.api.bidDecisions.groupsOfChance.query({ chanceId });
  await nord.api.bidDecisions.submit.mutate({
    input: { bidDecisionGroupId: group?.id ?? '', decision: 'Bid', comment: null },
  });
  ({ id: serviceId } = await nord.api.services.addPermanent.mutate({
    chanceId,
    input: postInput(nord.organizationId),
  }));
  for (const person of ['holdingManager', 'holdingManager', 'nordManager'] as const) {
    const { page, context } = await signedIn(browser, person, { at: chancePath() });
    contexts.push(context);
    if (mine === undefined) mine = page;
    else if (theirs === undefined) theirs = page;
    else nords = page;
  }
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
});

const chancePath = (page = '') => `/tender/${chanceId}${page}`;
const servicePath = () => chancePath(`/services/permanent/${serviceId}`);
const field = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name: new RegExp(`^${name}( optional)?$`) });
const save = (within: Page | Locator, name = 'Speichern') => within.getByRole('button', { name, exact: true }).click();
const notice = (page: Page) => page.getByText('Inzwischen hat jemand anderes gespeichert');
const kept = (page: Page, names: string) => page.getByText(`Auch von anderen geändert und behalten: ${names}.`);

/** Answers the question about what both changed. @param stored the text of the stored value */
async function take(page: Page, stored: string | RegExp): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Jemand anderes hat zuerst gespeichert' });
  await question.getByText(stored).click();
  await question.getByRole('button', { name: 'So speichern' }).click();
  await expect(question).toBeHidden();
}

test('details: another field is kept, the same field asks, and the answer is what gets stored', async () => {
  for (const page of [mine, theirs]) {
    await page.goto(`${chancePath('/details')}?edit=true`);
    await expect(field(page, 'Name')).toBeVisible();
  }
  await field(mine, 'Name').fill('Pforte Ost');
  await field(mine, 'Umsatz').fill('510.000');
  await field(theirs, 'Name').fill('Pforte West');
  await field(theirs, 'Aktenzeichen').fill('VE 12/2027');
  await save(theirs);
  await expect(theirs.getByText('Die Angaben sind gespeichert.')).toBeVisible();

  await expect(notice(mine)).toBeVisible();
  await expect(mine.getByText('Inzwischen gespeichert: Pforte West')).toBeVisible();
  await expect(field(mine, 'Name')).toHaveValue('Pforte Ost');
  await save(mine);
  await take(mine, 'Pforte West');
  await expect(kept(mine, 'Aktenzeichen')).toBeVisible();
  expect(await owner.api.chance.byId.query({ id: chanceId })).toMatchObject({
    description: { name: 'Pforte West' },
    estimate: { revenue: 510_000 },
    referenceNumber: 'VE 12/2027',
  });
});

test('summary: both texts are shown, and the own one can replace the stored one', inDepth, async () => {
  for (const page of [mine, theirs]) {
    await page.goto(chancePath('/executivesummary'));
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
  }
  await field(mine, 'Zusammenfassung').fill('Lohnt sich wegen der Nähe.');
  await field(theirs, 'Zusammenfassung').fill('Lohnt sich wegen der Laufzeit.');
  await save(theirs);
  await expect(notice(mine)).toBeVisible();
  await save(mine);
  await take(mine, 'Lohnt sich wegen der Nähe.');
  await expect(mine.getByText('Die Zusammenfassung ist gespeichert.')).toBeVisible();
  const { executiveSummary } = await owner.api.chance.byId.query({ id: chanceId });
  expect(executiveSummary).toBe('Lohnt sich wegen der Nähe.');
});

test('customer: the name that was saved first can stay', inDepth, async () => {
  for (const page of [mine, theirs]) {
    await page.goto(chancePath('/details'));
    await pickFromMenu(page, 'Chance verwalten', 'Kunden umbenennen');
  }
  const first = ownName('Stadtwerke Zweibrück Nord');
  await field(mine, 'Name des Kunden').fill(ownName('Stadtwerke Zweibrück Süd'));
  await field(theirs, 'Name des Kunden').fill(first);
  await save(theirs, 'Umbenennen');
  await expect(notice(mine)).toBeVisible();
  await save(mine, 'Umbenennen');
  await take(mine, first);
  const { customer } = await owner.api.chance.byId.query({ id: chanceId });
  expect(customer.name).toBe(first);
});

test('master data: what the other saved stays, though the own form still shows the old values', inDepth, async () => {
  for (const page of [mine, nords]) {
    await page.goto(servicePath());
    await page.getByRole('button', { name: 'Stammdaten' }).click();
  }
  await field(mine, 'Einweisung je Kraft').fill('30');
  await field(nords, 'Übertarifliche Zulage').fill('1,25');
  await save(nords.getByRole('dialog'));
  await expect(notice(mine)).toBeVisible();
  await save(mine.getByRole('dialog'));
  await expect(kept(mine, 'Übertarifliche Zulage')).toBeVisible();
  expect(await nord.api.services.byId.query({ serviceId })).toMatchObject({
    hoursBriefingPerEmployee: 30,
    nonTariffAllowance: 1.25,
  });
});

test('revenue: a typed margin stays while another is saved, and is asked about', async () => {
  for (const page of [mine, nords]) await page.goto(servicePath());
  await field(mine, 'Marge').fill('11');
  await field(nords, 'Marge').fill('7');
  await save(nords);
  await expect(mine.getByText(/^Inzwischen gespeichert: 7,00\s%$/)).toBeVisible();
  await expect(field(mine, 'Marge')).toHaveValue('11');
  await save(mine);
  await take(mine, /^11,00\s%/);
  await expect(mine.getByText('Die Erlösberechnung ist gespeichert.')).toBeVisible();
  expect((await nord.api.services.byId.query({ serviceId })).margin).toBe(0.11);
});

test('shift: two changes of one shift come together, and a removed one can be added anew', async () => {
  for (const page of [mine, nords]) {
    await page.goto(servicePath());
    await openShift(page, '06:00');
  }
  await field(mine.getByRole('dialog'), 'Kräfte').fill('2');
  await nords.getByRole('dialog').getByText('So', { exact: true }).click();
  await save(nords.getByRole('dialog'));
  await expect(notice(mine)).toBeVisible();
  await save(mine.getByRole('dialog'));
  await expect(kept(mine, 'Sonntag')).toBeVisible();
  const { shifts } = await nord.api.services.byId.query({ serviceId });
  const early = shifts.find(({ startTime }) => startTime === '06:00');
  expect(early).toMatchObject({ employeeQuantity: 2, sunday: false });

  await openShift(mine, '06:00');
  await field(mine.getByRole('dialog'), 'Kräfte').fill('4');
  await nord.api.services.removeShift.mutate({ serviceId, shiftId: early?.id ?? '' });
  await expect(mine.getByText('Diese Schicht wurde inzwischen entfernt.')).toBeVisible();
  await expect(field(mine.getByRole('dialog'), 'Kräfte')).toHaveValue('4');
  await mine.getByRole('button', { name: 'Als neue Schicht hinzufügen' }).click();
  await expect(mine.getByRole('dialog')).toBeHidden();
  const after = await nord.api.services.byId.query({ serviceId });
  expect(after.shifts.find(({ startTime }) => startTime === '06:00')).toMatchObject({ employeeQuantity: 4 });
});

test('a service that was removed keeps what was typed, and a reload brings a draft back', async () => {
  await mine.goto(servicePath());
  await field(mine, 'Marge').fill('12');
  await mine.reload();
  await expect(mine.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
  await expect(field(mine, 'Marge')).toHaveValue('12,00');
  await nord.api.services.remove.mutate({ serviceId });
  await expect(mine.getByText('Diese Leistung wurde inzwischen entfernt.')).toBeVisible();
  await expect(field(mine, 'Marge')).toHaveValue('12,00');
  await mine.getByRole('button', { name: 'Verwerfen' }).first().click();
});

test('defaults of an organization: other values stay, the same value asks', inDepth, async () => {
  const { organizationId } = owner;
  // A first try may have stored its days.
  const days = 17 + 2 * test.info().retry;
  for (const page of [mine, theirs]) {
    await page.goto('/settings/advancedcostparameters?edit=true');
    await expect(field(page, 'Krankheitstage')).toBeVisible();
  }
  await field(mine, 'Krankheitstage').fill(String(days + 1));
  await field(mine, 'Dienstkleidung').fill('200');
  await field(theirs, 'Krankheitstage').fill(String(days));
  await field(theirs, 'Schulungstage').fill(String(days - 12));
  await save(theirs);
  await expect(theirs.getByText('Die Kalkulationsparameter sind gespeichert.')).toBeVisible();
  await save(mine);
  await take(mine, new RegExp(`^${days}\\sTage/Jahr`));
  await expect(kept(mine, 'Schulungstage')).toBeVisible();
  const { advancedCostParameters } = await owner.api.organizations.byId.query({ id: organizationId });
  expect(advancedCostParameters).toMatchObject({ sickDays: days, trainingDays: days - 12, yearlyUniformCosts: 200 });
});

test('owner: a Chance that was handed over in between says so, and the choice stays', inDepth, async () => {
  const { api } = owner;
  await mine.goto(chancePath('/details'));
  await pickFromMenu(mine, 'Chance verwalten', 'Chance-Admin ändern');
  const dialog = mine.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Chance-Admin' }).fill('Holger');
  await mine.getByRole('option', { name: /Holger Brandes/ }).click();
  const people = await api.users.possibleOwners.query({ chanceId });
  const jonas = people.find(({ firstname }) => firstname === 'Jonas');
  await api.chance.changeOwner.mutate({ chanceId, newChanceAdminId: jonas?.id ?? 0 });
  await expect(notice(mine)).toBeVisible();
  await expect(dialog.getByText('Jonas Wiechert').first()).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Chance-Admin' })).toHaveValue(/Holger Brandes/);
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await expect(dialog.getByText(/^Chance-Admin ist inzwischen Jonas Wiechert/)).toBeVisible();
});

async function openShift(page: Page, start: string): Promise<void> {
  await pickFromMenu(page, `Aktionen für ${start}`, 'Ändern');
  await expect(page.getByRole('dialog', { name: 'Schicht ändern' })).toBeVisible();
}

test('merge: a double customer moves under the eyes of the other person, and comes back', inDepth, async () => {
  const named = (name: string, customerName: string) =>
    owner.api.chance.create.mutate({ input: chanceInputFor([nord.organizationId], { name, customerName }) });
  const port = ownName('Hafenamt Sund');
  const quay = ownName('Kai & Hafen OHG');
  const [kept, double] = [await named('Wache Ostpier', port), await named('Wache Westpier', quay)];
  await theirs.goto(`/tender/${double.id}/details`);
  await expect(theirs.getByText(quay).first()).toBeVisible();

  const { customer } = await owner.api.chance.byId.query({ id: kept.id });
  await mine.goto(`/settings/customers/${customer.id}`);
  await mine.getByRole('button', { name: 'Zusammenführen' }).click();
  const merging = mine.getByRole('dialog', { name: 'Doppelten Kunden zusammenführen' });
  await merging.getByRole('combobox', { name: 'Doppelter Kunde' }).fill(quay);
  await mine.getByRole('option', { name: quay }).click();
  await expect(merging.getByText('Wache Westpier')).toBeVisible();
  await merging.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(mine.getByText(`„${quay}“ gehört jetzt zu „${port}“.`)).toBeVisible();
  await expect(theirs.getByText(port).first()).toBeVisible();

  await mine.getByRole('button', { name: `${quay} wiederherstellen` }).click();
  await mine.getByRole('button', { name: 'Wiederherstellen', exact: true }).click();
  await expect(mine.getByRole('heading', { name: quay })).toBeVisible();
  await expect(theirs.getByText(quay).first()).toBeVisible();
  const back = await owner.api.chance.byId.query({ id: double.id });
  expect([back.customer.name, back.customer.id === customer.id]).toEqual([quay, false]);
});
