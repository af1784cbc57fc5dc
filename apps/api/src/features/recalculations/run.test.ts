import { setTimeout as pause } from 'node:timers/promises';
import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRates } from '../../testing/rates.ts';
import { jobOrigin, lastRunOf, moveContract, runUntilDeath } from '../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../testing/scenario.ts';
import {
  aChanceToCalculate,
  aMobileService,
  aMobileServiceInput,
  aService,
  dayShift,
  nightShift,
} from '../../testing/services.ts';
import { updateChance } from '../chance/details/update-chance.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { listServices, readService } from '../services/service/list-services.ts';
import { editPermanentService } from '../services/service/permanent.ts';
import { addShift, editShift } from '../services/shifts/shifts.ts';
import { endRun, takeRun } from './recalculations.store.ts';
import { runRecalculation } from './run.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const year = { startDate: '2027-01-01', endDate: '2027-12-31' };
const monthLater = { startDate: '2027-02-01', endDate: '2028-01-31' };
const soon = { heldMs: 1, shownEveryMs: 0, mostAttempts: 99 };

const chanceOf = (chanceId: string) => as(tenant, tenant.people.holdingEditor, (work) => getChance(work, chanceId));
const servicesOf = async (chanceId: string) =>
  (await as(tenant, tenant.people.holdingEditor, (work) => listServices(work, { chanceId }))).services;
const trailOf = (chanceId: string) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.trailEntry.findMany({ where: { chanceId }, orderBy: { id: 'asc' } }),
  );

/** Statements of the role that keeps the queue. */
async function onServer(text: string, values: unknown[]) {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(text, values);
  await owner.end();
  return rows;
}

const carnival = { ...dayShift, startDate: '2027-01-20', endDate: '2027-02-28' };
const newYear = { ...nightShift, startDate: '2027-01-01', endDate: '2027-01-06' };

/** A Chance of two organizations: a desk, a gate with a shift until February and one in the first days, a patrol. */
async function aChanceOfThree(contract = year, shifts: object[] = [dayShift, carnival, newYear]) {
  const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte'], { contract });
  await aService(tenant, chanceId);
  await aService(tenant, chanceId, { name: 'Pforte', shifts: shifts as never });
  const visit = aMobileServiceInput(tenant).siteVisits[0] as object;
  const january = contract === year ? [{ ...visit, startDate: '2027-01-01', endDate: '2027-01-31' }] : [];
  await aMobileService(tenant, chanceId, {
    ...{ operatedBy: 'mitte', name: 'Streife' },
    siteVisits: [visit, { ...visit, endDate: '2027-06-30' }, ...january] as never,
  });
  return chanceId;
}

const substance = (services: Awaited<ReturnType<typeof servicesOf>>) =>
  services.map(({ name, revenue, totalCost, minutesTotal, pricing, shifts, warnings, costDetails, siteVisits }) => ({
    ...{ name, revenue, totalCost, minutesTotal, pricing, warnings, costDetails },
    shifts: shifts.map(({ id: _, replacedIds: _ids, ...shift }) => shift),
    siteVisits: siteVisits.map(({ id: _, serviceId: _of, ...visit }) => visit),
  }));

describe('a contract that moves by a month', () => {
  it('gives each service the figures it would have had in that contract, and cuts what lies outside', async () => {
    const chanceId = await aChanceOfThree();
    const runId = await moveContract(tenant, chanceId, monthLater);
    expect(await chanceOf(chanceId)).toMatchObject({
      contract: year,
      recalculation: { id: runId, step: 'loading', percent: 20, done: 0, total: 3 },
    });
    await runRecalculation(jobOrigin(tenant), runId);

    const twin = await aChanceOfThree(monthLater, [dayShift, { ...carnival, startDate: '2027-02-01' }]);
    const services = await servicesOf(chanceId);
    expect(substance(services)).toEqual(substance(await servicesOf(twin)));
    const { contract, recalculation, revenue, version } = await chanceOf(chanceId);
    expect(contract).toMatchObject({ ...monthLater, durationMonths: 12 });
    expect(recalculation).toBeNull();
    expect(revenue).toBe((await chanceOf(twin)).revenue);
    expect(revenue).toBeCloseTo(
      services.reduce((sum, one) => sum + (one.revenue ?? 0), 0),
      6,
    );
    expect(version).toBeGreaterThan(1);
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({
      ...{ state: 'applied', step: 'done', percent: 100, done: 3, total: 3, failed: [] },
      ...monthLater,
    });
  });

  it('stands in the trail under the name of the person who moved it, with what was cut and the figures', async () => {
    const chanceId = await aChanceOfThree();
    await runRecalculation(jobOrigin(tenant), await moveContract(tenant, chanceId, monthLater));
    const entries = (await trailOf(chanceId)).slice(-6);
    expect(entries.map(({ action }) => action)).toEqual([
      'startRecalculation',
      'changeContractDuration',
      'cutToContract',
      'cutToContract',
      'recalculate',
      'recalculate',
    ]);
    expect(new Set(entries.map(({ userId }) => userId))).toEqual(new Set([tenant.people.holdingEditor.userId]));
    const [, , cut] = entries;
    expect(Object.values(cut?.before ?? {})).toContainEqual({
      ...{ label: '22:00–06:00', startDate: '2027-01-01', endDate: '2027-01-06' },
    });
    expect(Object.values(cut?.after ?? {})).toContainEqual(null);
  });

  it('leaves a service of which nothing remains as it was, without a price and by name, until it is edited', async () => {
    const chanceId = await aChanceOfThree(year, [newYear]);
    await runRecalculation(jobOrigin(tenant), await moveContract(tenant, chanceId, monthLater));
    const gate = (await servicesOf(chanceId)).find(({ name }) => name === 'Pforte');
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({
      state: 'applied',
      step: 'failed',
      failed: [{ serviceId: gate?.id, serviceName: 'Pforte', problem: { code: 'OUTSIDE_CONTRACT' } }],
    });
    expect(gate).toMatchObject({
      revenue: null,
      problem: { code: 'OUTSIDE_CONTRACT' },
      shifts: [{ startDate: '2027-01-01' }],
    });
    const { revenue } = await chanceOf(chanceId);
    const others = (await servicesOf(chanceId)).filter(({ name }) => name !== 'Pforte');
    expect(revenue).toBeCloseTo(
      others.reduce((sum, one) => sum + (one.revenue ?? 0), 0),
      6,
    );
    const shift = { ...nightShift, startDate: '2027-02-01', endDate: '2027-02-06' };
    const healed = await as(tenant, tenant.people.nordEditor, (work) =>
      editShift(work, { serviceId: gate?.id ?? '', shiftId: gate?.shifts[0]?.id ?? '', shift: shift as never }),
    );
    expect(healed.problem).toBeNull();
    expect(healed.revenue).toBeGreaterThan(0);
  });
});

describe('a run whose process is killed', () => {
  it('is gone on with from every point, and until its last transaction everything is as it was', async () => {
    const chanceId = await aChanceOfThree();
    const before = substance(await servicesOf(chanceId));
    const runId = await moveContract(tenant, chanceId, monthLater);
    let deaths = 0;
    for (let at = 1; ; at += 1) {
      await pause(3);
      if ((await runUntilDeath(tenant, runId, { ...soon, at })) === 'ended') break;
      deaths += 1;
      expect(substance(await servicesOf(chanceId))).toEqual(before);
      expect(await chanceOf(chanceId)).toMatchObject({ contract: year, recalculation: { id: runId } });
    }
    // Three steps, and what the last transaction says; each attempt that came to a service had one less to do.
    expect(deaths).toBeGreaterThanOrEqual(7);
    const twin = await aChanceOfThree(monthLater, [dayShift, { ...carnival, startDate: '2027-02-01' }]);
    expect(substance(await servicesOf(chanceId))).toEqual(substance(await servicesOf(twin)));
    expect((await chanceOf(chanceId)).recalculation).toBeNull();
    await runRecalculation(jobOrigin(tenant), runId);
    expect((await trailOf(chanceId)).filter(({ action }) => action === 'changeContractDuration')).toHaveLength(1);
  });

  it('is undone when it dies again and again, and the Chance is free and as it was', async () => {
    const chanceId = await aChanceOfThree();
    const before = substance(await servicesOf(chanceId));
    const runId = await moveContract(tenant, chanceId, monthLater);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await runUntilDeath(tenant, runId, { ...soon, at: 2, mostAttempts: 2 });
      await pause(3);
    }
    await runRecalculation(jobOrigin(tenant), runId, { mostAttempts: 2 });
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({ state: 'undone', step: 'failed', failed: [] });
    expect(substance(await servicesOf(chanceId))).toEqual(before);
    expect(await chanceOf(chanceId)).toMatchObject({ contract: year, recalculation: null });
    expect((await trailOf(chanceId)).at(-1)).toMatchObject({ action: 'recalculationUndone' });
  });

  it('is not undone by a process that gives up after another one has taken it over', async () => {
    const chanceId = await aChanceOfThree();
    const runId = await moveContract(tenant, chanceId, monthLater);
    const [slow, quick] = [crypto.randomUUID(), crypto.randomUUID()];
    const system = systemOf(tenant);
    await as(tenant, system, (work) => takeRun(work, runId, { holder: slow, heldMs: -1 }));
    await as(tenant, system, (work) => takeRun(work, runId, { holder: quick, heldMs: -1 }));
    const end = { state: 'undone' as const, failed: [], finishedAt: new Date() };
    expect(await as(tenant, system, (work) => endRun(work, { id: runId, holder: slow }, end))).toBe(false);
    await runRecalculation(jobOrigin(tenant), runId);
    expect(await as(tenant, system, (work) => endRun(work, { id: runId, holder: quick }, end))).toBe(false);
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({ state: 'applied' });
  });

  it('is left alone by a second process while the first one works, which looks again later', async () => {
    const chanceId = await aChanceOfThree();
    const runId = await moveContract(tenant, chanceId, monthLater);
    await runUntilDeath(tenant, runId, { shownEveryMs: 0, at: 3 });
    await runRecalculation(jobOrigin(tenant), runId);
    expect((await lastRunOf(tenant, chanceId))?.state).toBe('running');
    const watching = await onServer(`select run_at > now() as "isLater" from graphile_worker.jobs where key like $1`, [
      `% recalculate ${runId} watch`,
    ]);
    expect(watching).toEqual([{ isLater: true }]);
  });
});

describe('while a run goes on', () => {
  it('edits of the Chance and its services are LOCKED with the share, and reading works', async () => {
    const chanceId = await aChanceOfThree();
    const [desk] = await servicesOf(chanceId);
    const runId = await moveContract(tenant, chanceId, monthLater);
    await pause(3);
    await runUntilDeath(tenant, runId, { ...soon, at: 5 });
    const serviceId = desk?.id ?? '';
    const refused = { code: 'LOCKED', details: { act: 'recalculation', running: { done: 1, total: 3, percent: 73 } } };
    const by = tenant.people;
    await expect(
      as(tenant, by.nordEditor, (work) => editPermanentService(work, { serviceId, input: { name: 'Neu' } })),
    ).rejects.toMatchObject(refused);
    await expect(
      as(tenant, by.nordEditor, (work) => addShift(work, { serviceId, shift: dayShift as never })),
    ).rejects.toMatchObject(refused);
    await expect(
      as(tenant, by.holdingEditor, (work) => updateChance(work, { chanceId, input: { description: { name: 'Neu' } } })),
    ).rejects.toMatchObject(refused);
    const seen = await as(tenant, by.nordEditor, (work) => readService(work, serviceId));
    expect(seen.denials).toContainEqual({ permission: 'EDIT', code: 'LOCKED', names: ['recalculation'] });
    const { denials } = await chanceOf(chanceId);
    expect(denials).toContainEqual({ permission: 'EDIT_TENDER_DETAILS', code: 'LOCKED', names: ['recalculation'] });
  });
});
