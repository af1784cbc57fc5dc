import { setTimeout as pause } from 'node:timers/promises';
import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { withStatements } from '@zuschlag/db/testing/statements';
import { copyChanceInput } from '@zuschlag/validation/chance/copy-chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { jobOrigin, lastRunOf, runUntilDeath } from '../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService, dayShift, nightShift } from '../../testing/services.ts';
import { submitBidDecision } from '../bid-decisions/decide.ts';
import { copyChance } from '../chance/create/copy-chance.ts';
import { lotsOfChance } from '../chance/lots/lots.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { totalBidders } from '../services/pricing/total-bidders.ts';
import { listServices } from '../services/service/list-services.ts';
import { runRecalculation } from './run.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const year = { startDate: '2027-01-01', endDate: '2027-12-31' };
const days = { submission: '2027-01-15', startDate: '2027-03-01', endDate: '2028-02-29' };
const soon = { heldMs: 1, shownEveryMs: 0, mostAttempts: 99 };
const winter = { ...nightShift, startDate: '2027-01-01', endDate: '2027-03-31' };

const chanceOf = (id: string) => as(tenant, tenant.people.holdingManager, (work) => getChance(work, id));
const servicesOf = async (chanceId: string) =>
  (await as(tenant, tenant.people.holdingManager, (work) => listServices(work, { chanceId }))).services;
const trailOf = (chanceId: string) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.trailEntry.findMany({ where: { chanceId }, orderBy: { id: 'asc' } }),
  );

/** A Chance of two organizations: a gate with a shift in winter, a desk that only served in January, a patrol. */
async function aCalculatedChance() {
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract: year });
  await aService(tenant, chanceId, { name: 'Pforte', shifts: [dayShift, winter] as never });
  const january = { ...dayShift, startDate: '2027-01-01', endDate: '2027-01-31' };
  await aService(tenant, chanceId, { name: 'Empfang', shifts: [january] as never });
  await aMobileService(tenant, chanceId, { name: 'Streife', operatedBy: 'mitte' });
  return chanceId;
}

async function copy(chanceId: string, choices: object = {}, by: PersonKey = 'holdingEditor') {
  const input = copyChanceInput.parse({ chanceId, name: 'Neue Runde', ...days, withServices: true, ...choices });
  return (await as(tenant, tenant.people[by], (work) => copyChance(work, input))).id;
}

async function bids(chanceId: string, decisions: readonly [PersonKey, 'Bid' | 'Nobid'][]) {
  const groups = await inTenant(database, tenant.mainOrganizationId, (db) =>
    db.bidGroup.findMany({ where: { chanceId } }),
  );
  for (const [who, decision] of decisions) {
    const { organizationId } = tenant.people[who];
    const group = groups.find((one) => one.operationalOrganizationId === organizationId);
    const input = { bidDecisionGroupId: group?.id ?? '', action: 'Approve' as const, decision, comment: 'So ist es.' };
    const decide = () => as(tenant, tenant.people[who], (work) => submitBidDecision(work, { input }));
    // The session and the key of the call are two more.
    expect((await withStatements(decide)).statements.length).toBeLessThanOrEqual(13);
  }
}

describe('a Chance that is copied with its services', () => {
  it('stands beside its source as a lot while they are on their way', async () => {
    const source = await aChanceToCalculate(tenant, ['nord'], { contract: year });
    await aService(tenant, source, { name: 'Pforte', shifts: [dayShift] as never });
    const id = await copy(source, { asLot: true, lotNumber: '2' });
    expect((await chanceOf(id)).recalculation).toMatchObject({ total: 1 });
    const { lots } = await as(tenant, tenant.people.holdingEditor, (work) => lotsOfChance(work, id));
    expect(lots.map((lot) => lot.id).toSorted()).toEqual([source, id].toSorted());
  });

  it('is there at once and locked, and a job brings the services, cut to its contract and priced in it', async () => {
    const source = await aCalculatedChance();
    const id = await copy(source);
    expect(await chanceOf(id)).toMatchObject({
      state: 'pendingbiddecision',
      recalculation: { step: 'loading', done: 0, total: 3 },
    });
    expect(await servicesOf(id)).toEqual([]);
    const run = await lastRunOf(tenant, id);
    expect(run).toMatchObject({ isCopy: true, startDate: null, total: 3 });
    await runRecalculation(jobOrigin(tenant), run?.id ?? '');

    const services = await servicesOf(id);
    expect(services.map(({ name }) => name)).toEqual(['Pforte', 'Empfang', 'Streife']);
    expect(services[0]?.shifts.map(({ startDate, endDate }) => [startDate, endDate])).toContainEqual([
      '2027-03-01',
      '2027-03-31',
    ]);
    expect(services[1]).toMatchObject({ problem: { code: 'OUTSIDE_CONTRACT' }, revenue: null });
    expect(await lastRunOf(tenant, id)).toMatchObject({ state: 'applied', failed: [{ serviceName: 'Empfang' }] });
    const twin = await aChanceToCalculate(tenant, ['nord'], {
      contract: { startDate: days.startDate, endDate: days.endDate },
    });
    const own = await aService(tenant, twin, {
      shifts: [dayShift, { ...winter, startDate: '2027-03-01' }] as never,
    });
    expect(services[0]?.revenue).toBe(own.revenue);
    expect(await chanceOf(id)).toMatchObject({ recalculation: null, revenue: null });
    expect((await servicesOf(source)).map(({ name }) => name)).toEqual(['Pforte', 'Empfang', 'Streife']);
    const { shortNumber } = await chanceOf(source);
    const copied = (await trailOf(id)).filter(({ action }) => action === 'copyService');
    expect(copied.map(({ after }) => (after as { source: string }).source)).toEqual(Array(3).fill(shortNumber));
  });

  it('counts the services of those who bid once the bids are in', async () => {
    const id = await copy(await aCalculatedChance());
    await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, id))?.id ?? '');
    await bids(id, [
      ['nordManager', 'Bid'],
      ['mitteManager', 'Nobid'],
    ]);
    await totalBidders(jobOrigin(tenant), id);
    const [gate] = await servicesOf(id);
    const { state, revenue } = await chanceOf(id);
    expect([state, revenue]).toEqual(['editing', gate?.revenue]);
    expect(revenue).toBeGreaterThan(0);
  });

  it('has those of the organizations that it asks, and no run where they have none', async () => {
    const source = await aCalculatedChance();
    const ofNord = await copy(source, { withBidders: false }, 'nordEditor');
    await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, ofNord))?.id ?? '');
    expect((await servicesOf(ofNord)).map(({ name }) => name)).toEqual(['Pforte', 'Empfang']);
    const empty = await aChanceToCalculate(tenant, ['nord']);
    expect(await lastRunOf(tenant, await copy(empty))).toBeNull();
    expect(await lastRunOf(tenant, await copy(source, { withServices: false }))).toBeNull();
  });
});

describe('a copy whose process is killed', () => {
  it('is gone on with from every point, and has each service once', async () => {
    const id = await copy(await aCalculatedChance());
    const runId = (await lastRunOf(tenant, id))?.id ?? '';
    let deaths = 0;
    while ((await runUntilDeath(tenant, runId, { ...soon, at: 1 + (deaths % 3) })) === 'died') {
      deaths += 1;
      const names = (await servicesOf(id)).map(({ name }) => name);
      expect([[], ['Pforte', 'Empfang', 'Streife']]).toContainEqual(names);
      if (deaths > 40) break;
      await pause(3);
      if (deaths % 3 === 0) await runUntilDeath(tenant, runId, { ...soon, at: deaths });
    }
    expect(deaths).toBeGreaterThanOrEqual(3);
    await runRecalculation(jobOrigin(tenant), runId);
    const services = await servicesOf(id);
    expect(services.map(({ name }) => name)).toEqual(['Pforte', 'Empfang', 'Streife']);
    expect(services[0]?.revenue).toBeGreaterThan(0);
    expect((await trailOf(id)).filter(({ action }) => action === 'copyService')).toHaveLength(3);
  });

  it('leaves a Chance without services when it dies again and again', async () => {
    const id = await copy(await aCalculatedChance());
    const runId = (await lastRunOf(tenant, id))?.id ?? '';
    await runUntilDeath(tenant, runId, { ...soon, at: 4 });
    expect(await servicesOf(id)).toHaveLength(3);
    await pause(3);
    await runRecalculation(jobOrigin(tenant), runId, { mostAttempts: 1 });
    expect(await lastRunOf(tenant, id)).toMatchObject({ state: 'undone', isCopy: true });
    expect(await servicesOf(id)).toEqual([]);
    expect((await chanceOf(id)).recalculation).toBeNull();
  });

  it('brings nothing when the person may not see the source any more', async () => {
    const source = await aCalculatedChance();
    const id = await copy(source, {}, 'mitteEditor');
    await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.chanceParticipation.deleteMany({
        where: { chanceId: source, organizationId: tenant.organizations.mitte.id },
      }),
    );
    await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, id))?.id ?? '');
    expect(await lastRunOf(tenant, id)).toMatchObject({ state: 'undone' });
    expect(await servicesOf(id)).toEqual([]);
  });
});
