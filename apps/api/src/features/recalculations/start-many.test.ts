import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonKey } from '../../testing/people.ts';
import { withRates } from '../../testing/rates.ts';
import { jobOrigin, lastRunOf } from '../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../testing/services.ts';
import { markOutdatedRates } from '../services/rates/mark-outdated-rates.ts';
import { listServices } from '../services/service/list-services.ts';
import { runRecalculation } from './run.ts';
import { readChangedChances, startRecalculations } from './start-many.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
beforeAll(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});
afterAll(() => database.close());

const start = (who: PersonKey, chanceIds: string[]) =>
  as(tenant, tenant.people[who], (work) => startRecalculations(work, { chanceIds }));
const changed = async (who: PersonKey) => as(tenant, tenant.people[who], (work) => readChangedChances(work));
const costs = async (chanceId: string) =>
  (await as(tenant, tenant.people.holdingManager, (work) => listServices(work, { chanceId }))).services.map(
    ({ totalCost }) => totalCost ?? 0,
  );
const inState = (id: string, state: ChanceState) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.chance.update({
      where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id } },
      data: { state },
    }),
  );
/** The job has marked it, and its submission is on this day. */
const onChangedRates = (id: string, submission: string) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.chance.update({
      where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id } },
      data: { ratesChangedAt: new Date(), submission: new Date(submission) },
    }),
  );
/** What the directory says of a person for a while. */
async function withUser(id: number, data: { role: 'Viewer' } | { deleted: true }, act: () => Promise<void>) {
  const where = { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id } };
  const change = (what: { role?: 'Viewer' | 'Editor'; deleted?: boolean }) =>
    inTenant(database, tenant.mainOrganizationId, (db) => db.user.update({ where, data: what }));
  await change(data);
  try {
    await act();
  } finally {
    await change({ role: 'Editor', deleted: false });
  }
}
/** Social security rises by one per cent in July, and the job marks the Chances on the older row. */
async function raiseSocialSecurity() {
  const { mainOrganizationId } = tenant;
  await inTenant(database, mainOrganizationId, async (db) => {
    const { value } = await db.socialSecurity.findFirstOrThrow({ where: { mainOrganizationId } });
    await db.socialSecurity.create({
      data: { mainOrganizationId, activeFrom: new Date('2027-07-01T00:00:00Z'), value: Number(value) + 0.01 },
    });
  });
  await markOutdatedRates(jobOrigin(tenant));
}

describe('the open Chances on changed tables', () => {
  it('are calculated anew in one act, with what is refused and why, and nothing else', async () => {
    const own = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await aService(tenant, own);
    await aService(tenant, own, { operatedBy: 'mitte' });
    const asked = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, asked);
    const ofMitte = await aChanceToCalculate(tenant, ['mitte'], { by: 'mitteEditor' });
    await aService(tenant, ofMitte, { operatedBy: 'mitte' });
    const before = await costs(own);
    await raiseSocialSecurity();
    await inState(asked, 'pendingmarginapproval');

    const { chances, more } = await changed('nordEditor');
    expect(more).toBe(0);
    expect(chances.map(({ chanceId, code, services, leftOut }) => [chanceId, code, services, leftOut])).toEqual(
      expect.arrayContaining([
        [own, null, 1, ['TW Mitte']],
        [asked, 'LOCKED', 0, []],
      ]),
    );
    expect(chances.map(({ chanceId }) => chanceId)).not.toContain(ofMitte);

    const done = await start('nordEditor', [own, asked]);
    expect(done.chances.map(({ chanceId, code, names }) => [chanceId, code, names])).toEqual([
      [own, null, []],
      [asked, 'LOCKED', ['pendingmarginapproval']],
    ]);
    const run = await lastRunOf(tenant, own);
    expect(run).toMatchObject({ state: 'running', total: 1, startDate: null });
    expect(await lastRunOf(tenant, asked)).toBeNull();
    await runRecalculation(jobOrigin(tenant), run?.id ?? '');
    const [nord, mitte] = await costs(own);
    expect(nord).toBeGreaterThan(before[0] ?? 0);
    expect(mitte).toBe(before[1]);
    // The figures of Mitte still rest on the earlier row.
    expect((await changed('mitteEditor')).chances.map(({ chanceId }) => chanceId)).toContain(own);
    await start('mitteEditor', [own]);
    await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, own))?.id ?? '');
    expect((await changed('mitteEditor')).chances.map(({ chanceId }) => chanceId)).not.toContain(own);
  });

  it('are not started a second time while the first run goes on, nor without a service or a right', async () => {
    const running = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, running);
    const empty = await aChanceToCalculate(tenant, ['nord']);
    await start('nordEditor', [running]);
    const { chances } = await start('nordEditor', [running, empty]);
    expect(chances.map(({ code, names }) => [code, names])).toEqual([
      ['LOCKED', ['recalculation']],
      ['SERVICES_MISSING', []],
    ]);
    expect((await start('nordViewer', [empty])).chances[0]?.code).toBe('SERVICES_MISSING');
    await expect(start('suedEditor', [running])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed for those who own or calculate them, also behind many of others', async () => {
    for (let at = 0; at < 2; at += 1) await onChangedRates(await aChanceToCalculate(tenant, ['sued']), '2027-01-01');
    const own = await aChanceToCalculate(tenant, ['nord'], { by: 'nordEditor' });
    await onChangedRates(own, '2027-12-31');
    const found = await as(tenant, tenant.people.nordViewer, (work) => readChangedChances(work, { most: 200 }));
    const first = await as(tenant, tenant.people.nordViewer, (work) => readChangedChances(work, { most: 1 }));
    expect(found.chances.map(({ chanceId }) => chanceId)).toContain(own);
    expect(found.more).toBe(0);
    expect([first.chances.length, first.more]).toEqual([1, found.chances.length - 1]);
    const ofSued = await as(tenant, tenant.people.suedEditor, (work) => readChangedChances(work, { most: 1 }));
    expect([ofSued.chances.length, ofSued.more]).toEqual([1, 1]);
  });

  it('stay as they are when the person who started the run may not calculate any more', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, chanceId);
    const before = await costs(chanceId);
    await start('nordEditor', [chanceId]);
    const { userId } = tenant.people.nordEditor;
    await withUser(userId, { role: 'Viewer' }, async () => {
      await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, chanceId))?.id ?? '');
    });
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({ state: 'undone', failed: [] });
    expect(await costs(chanceId)).toEqual(before);
    const { chances } = await start('nordEditor', [chanceId]);
    expect(chances.map(({ code }) => code)).toEqual([null]);
    await withUser(userId, { deleted: true }, async () => {
      await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, chanceId))?.id ?? '');
    });
    expect(await lastRunOf(tenant, chanceId)).toMatchObject({ state: 'undone' });
  });

  it('start once when two people ask at the same moment', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, chanceId);
    const both = await Promise.all([start('nordEditor', [chanceId]), start('nordManager', [chanceId])]);
    expect(both.map(({ chances }) => chances[0]?.code).toSorted()).toEqual(['LOCKED', null]);
  });
});
