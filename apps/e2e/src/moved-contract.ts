import { type Browser, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';
import { type Client, clientOf } from './clients.ts';
import { typeDay } from './fields.ts';
import { chanceInputFor, postInput } from './notice.ts';
import { signedIn } from './people.ts';

const year = { startDate: '2027-01-01', endDate: '2027-12-31' } as const;
const monthLater = { startDate: '2027-02-01', endDate: '2028-01-31' } as const;
/** Times that the copies are copied again: 128 services take a run seconds, so that the kill meets it in the middle. */
const DOUBLINGS = 7;
// The run waits until the hold of the killed process ends, and the page until it finds the server again.
const patient = { timeout: 180_000 };

/** What is known of a contract whose move was cut off. */
export type CutOffMove = { browser: Browser; page: Page; chanceId: string; serviceId: string; revenue: number };

/**
 * Lets the owner move the contract of a Chance with many services by a month, on the page, and comes back while the run
 * goes on and its dialog stands there.
 */
export async function beginMove(launch: LaunchOptions | undefined): Promise<CutOffMove> {
  const owner = await clientOf('holdingManager');
  const nord = await clientOf('nordManager');
  const { chanceId, serviceId } = await aChanceOfMany(owner, nord);
  const { revenue } = await owner.api.chance.byId.query({ id: chanceId });
  const browser = await chromium.launch(launch);
  const { page } = await signedIn(browser, 'holdingManager', {
    ...{ at: `/tender/${chanceId}/details`, locale: 'de-DE', timezoneId: 'Europe/Berlin' },
  });
  await page.getByRole('button', { name: 'Bearbeiten' }).first().click();
  await typeDay(page, 'Beginn', monthLater.startDate);
  await typeDay(page, 'Ende', monthLater.endDate);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Laufzeit ändern und neu berechnen?' });
  await question.getByRole('button', { name: 'Ändern und neu berechnen' }).click(patient);
  await expect(runningDialog(page)).toBeVisible(patient);
  return { browser, page, chanceId, serviceId, revenue: revenue ?? 0 };
}

/**
 * Expects that the run which was killed in the middle has come to its end after the next start: the page that stayed open
 * says so, each service has the price of a service that is made anew in the moved contract, and the total is their sum.
 *
 * @param killedAt when the product was killed, in milliseconds since 1970
 */
export async function expectMoved({ browser, page, chanceId, serviceId, revenue }: CutOffMove, killedAt: number) {
  await expect(page.getByText('Die Laufzeit ist geändert.').first()).toBeVisible(patient);
  await expect(runningDialog(page)).toBeHidden();
  await expect(page.getByText('01.02.2027').first()).toBeVisible();
  await browser.close();
  const { api, organizationId } = await clientOf('nordManager');
  const { last } = await api.recalculations.ofChance.query({ chanceId });
  expect(last).toMatchObject({ state: 'applied', failed: [], total: 2 ** DOUBLINGS, ...monthLater });
  expect(Date.parse(last?.finishedAt ?? '')).toBeGreaterThan(killedAt);
  const { services } = await api.services.ofChance.query({ chanceId });
  const [site] = services.map((one) => one.siteId);
  const { siteInput: _, ...input } = postInput(organizationId);
  const fresh = await api.services.addPermanent.mutate({ chanceId, input: { ...input, siteId: site ?? null } });
  expect(services.find(({ id }) => id === serviceId)?.revenue).toBe(fresh.revenue);
  expect(new Set(services.map((one) => one.revenue))).toEqual(new Set([fresh.revenue]));
  const chance = await api.chance.byId.query({ id: chanceId });
  expect(chance.contract).toMatchObject(monthLater);
  expect(chance.recalculation).toBeNull();
  expect(chance.revenue).toBeCloseTo((fresh.revenue ?? 0) * (services.length + 1), 2);
  expect(chance.revenue).not.toBeCloseTo(revenue, 2);
}

const runningDialog = (page: Page) => page.getByRole('dialog', { name: 'Die Leistungen werden neu berechnet' });

async function aChanceOfMany(owner: Client, nord: Client): Promise<{ chanceId: string; serviceId: string }> {
  const input = chanceInputFor([nord.organizationId], {
    name: 'Verschobener Vertrag',
    customerName: 'Hafen Wannheide',
  });
  const contract = { ...input.contract, ...year };
  const { id: chanceId } = await owner.api.chance.create.mutate({ input: { ...input, contract } });
  const [group] = await owner.api.bidDecisions.groupsOfChance.query({ chanceId });
  await nord.api.bidDecisions.submit.mutate({
    input: { bidDecisionGroupId: group?.id ?? '', decision: 'Bid', comment: null },
  });
  const first = await nord.api.services.addPermanent.mutate({ chanceId, input: postInput(nord.organizationId) });
  const serviceIds = [first.id];
  for (let time = 0; time < DOUBLINGS; time += 1) {
    const { services } = await nord.api.services.copy.mutate({ serviceIds, input: { chanceId } });
    serviceIds.push(...services.map(({ serviceId }) => serviceId ?? ''));
  }
  return { chanceId, serviceId: first.id };
}
