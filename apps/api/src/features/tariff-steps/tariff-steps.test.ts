import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { withRates } from '../../testing/rates.ts';
import { jobOrigin, lastRunOf } from '../../testing/recalculations.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { aChanceToCalculate, aMobileService, aService } from '../../testing/services.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { addEntry } from '../configuration/entries/entries.ts';
import { runRecalculation } from '../recalculations/run.ts';
import { startRecalculations } from '../recalculations/start-many.ts';
import { tariffStepEffect } from './effect/effect.ts';
import {
  addTariffStepRows,
  createTariffStep,
  discardTariffStep,
  listTariffSteps,
  makeTariffStepReal,
  readTariffStep,
  removeTariffStepRow,
} from './tariff-steps.ts';

const database = await testDatabase();
afterAll(() => database.close());
let tenant: ScenarioTenant;
beforeEach(async () => {
  tenant = await aTenant(database);
  await withRates(tenant);
});

const row = { province: 'DE', payGroup: 'Lohngruppe 2' } as const;
const by = <Result>(act: (work: UnitOfWork) => Promise<Result>, who: UserActor = tenant.people.configAdmin) =>
  as(tenant, who, act);
const keep = (activeFrom: string, hourlyWage: number) =>
  by((work) => addEntry(work, 'wage', { ...row, activeFrom, hourlyWage }));
const effectOf = (id: string, who: UserActor = tenant.people.configAdmin) =>
  tariffStepEffect((run) => as(tenant, who, run), id);
const inState = (
  id: string,
  change: { state?: ChanceState; escalationClause?: number | null; offeredRevenue?: number },
) =>
  inTenant(database, tenant.mainOrganizationId, (db) =>
    db.chance.update({
      where: { mainOrganizationId_id: { mainOrganizationId: tenant.mainOrganizationId, id } },
      data: change,
    }),
  );
async function recalculated(chanceId: string) {
  await as(tenant, tenant.people.holdingManager, (work) => startRecalculations(work, { chanceIds: [chanceId] }));
  await runRecalculation(jobOrigin(tenant), (await lastRunOf(tenant, chanceId))?.id ?? '');
  return as(tenant, tenant.people.holdingManager, (work) => getChance(work, chanceId));
}
const nordKeeper = () => ({ ...tenant.people.nordEditor, isConfigAdmin: true });

describe('a tariff step', () => {
  it('says for open Chances and bound contracts what their single recalculations give once it is real', async () => {
    await keep('2026-01-01', 15.4);
    const follows = { wageFollowsTable: true };
    const open = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await aService(tenant, open, follows);
    await aMobileService(tenant, open, { operatedBy: 'mitte', payGroup: 'LOHNGRUPPE 2', wageFollowsTable: true });
    await aService(tenant, open, { additional: true, ...follows });
    const won = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, won, { ...follows, assumedWageRise: 0.02 });
    await inState(won, { state: 'won', escalationClause: 0.7 });
    const entered = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, entered, { hourlyWage: 15.4 });
    await inState(entered, { state: 'submitted', escalationClause: null });
    const lost = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, lost, follows);
    await inState(lost, { state: 'lost' });
    const { id } = await by((work) => createTariffStep(work, { name: 'Lohnrunde Herbst' }));
    const rows = [{ ...row, activeFrom: '2027-10-01', hourlyWage: 16.1 }];
    const { version } = await by((work) => addTariffStepRows(work, { id, rows }));

    const found = await effectOf(id);
    expect(found).toMatchObject({
      version,
      activeFrom: '2027-10-01',
      services: 4,
      movedServices: 4,
      unpriced: 0,
      omitted: 0,
    });
    const of = (chanceId: string) => found.chances.find((one) => one.chanceId === chanceId) ?? expect.unreachable();
    expect(found.chances.map(({ kind }) => kind).sort()).toEqual(['BOUND', 'BOUND', 'OPEN']);
    expect(found.months.map(({ month, chances }) => [month, chances])).toEqual([
      ['2027-10-01', 3],
      ['2027-11-01', 3],
      ['2027-12-01', 3],
    ]);
    const sum = (all: readonly { sums: { costAfter: number; incomeAfter: number } }[]) =>
      all.reduce((total, { sums }) => total + sums.costAfter + sums.incomeAfter, 0);
    expect(sum(found.months)).toBeCloseTo(found.total.costAfter + found.total.incomeAfter, 6);
    expect(sum(found.customers)).toBeCloseTo(sum(found.months), 6);
    expect(sum(found.chances)).toBeCloseTo(sum(found.months), 6);
    // 70 % of what the wage rises by; a wage that the price assumed already is no rise: 15.40 × 1.02 since January.
    const { sums } = of(won);
    expect(sums.clauseIncome).toBeCloseTo(sums.incomeBefore * 0.7 * (16.1 / 15.71 - 1), 6);
    expect(sums.incomeAfter).toBeCloseTo(sums.incomeBefore + sums.clauseIncome, 6);
    expect(of(entered).sums.clauseIncome).toBe(0);
    expect(of(entered).sums.costAfter).toBeGreaterThan(of(entered).sums.costBefore);

    const before = await as(tenant, tenant.people.holdingManager, (work) => getChance(work, open));
    expect(of(open).contractCostBefore).toBeCloseTo(before.totalCost ?? 0, 6);
    const real = await by((work) => makeTariffStepReal(work, { id, version }));
    expect(real.realSince).not.toBeNull();
    const after = await recalculated(open);
    expect(of(open).contractCostAfter).toBeCloseTo(after.totalCost ?? 0, 6);
    expect(of(open).contractCostAfter).toBeGreaterThan(of(open).contractCostBefore + 1);
    const gain = of(open).sums.incomeAfter - of(open).sums.incomeBefore;
    expect(gain).toBeCloseTo((after.revenue ?? 0) - (before.revenue ?? 0), 6);
    await inState(won, { state: 'editing' });
    expect(of(won).contractCostAfter).toBeCloseTo((await recalculated(won)).totalCost ?? 0, 6);
    await inState(won, { state: 'won' });
    // What is real is compared with the table without it.
    const { total, ...others } = await effectOf(id);
    expect(total.costBefore).toBeCloseTo(found.total.costBefore, 6);
    expect(total.costAfter).toBeCloseTo(found.total.costAfter, 6);
    expect(others.services).toBe(4);
  });

  it('counts a second step on top of the first where the wage of a bound contract was entered, and no income for an open one', async () => {
    await keep('2026-01-01', 15.4);
    const bound = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, bound, { hourlyWage: 15.4 });
    await inState(bound, { state: 'submitted', escalationClause: 0.5 });
    const open = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, open, { hourlyWage: 15.4 });
    const [first, second] = [
      { ...row, activeFrom: '2027-04-01', hourlyWage: 16 },
      { ...row, activeFrom: '2027-10-01', hourlyWage: 16.8 },
    ];
    const stepOf = async (...rows: (typeof first)[]) => {
      const { id } = await by((work) => createTariffStep(work, { name: 'Lohnrunde' }));
      return by((work) => addTariffStepRows(work, { id, rows }));
    };
    const moved = async (id: string) => {
      const { chances } = await effectOf(id);
      const { sums } = chances.find(({ chanceId }) => chanceId === bound) ?? expect.unreachable();
      const { sums: ofOpen } = chances.find(({ chanceId }) => chanceId === open) ?? expect.unreachable();
      expect(ofOpen.incomeAfter).toBe(ofOpen.incomeBefore);
      expect(ofOpen.costAfter).toBeGreaterThan(ofOpen.costBefore);
      return { cost: sums.costAfter - sums.costBefore, income: sums.incomeAfter - sums.incomeBefore };
    };
    const together = await moved((await stepOf(first, second)).id);
    const one = await stepOf(first);
    const alone = await moved(one.id);
    await by((work) => makeTariffStepReal(work, { id: one.id, version: one.version }));
    const onTop = await moved((await stepOf(second)).id);
    expect(alone.cost + onTop.cost).toBeCloseTo(together.cost, 6);
    expect(alone.income + onTop.income).toBeCloseTo(together.income, 6);
    expect(await moved(one.id)).toEqual({
      cost: expect.closeTo(alone.cost, 6),
      income: expect.closeTo(alone.income, 6),
    });
  });

  it('rests on the price that was submitted, as it was offered, whatever the table gives today', async () => {
    await keep('2026-01-01', 15.4);
    const won = await aChanceToCalculate(tenant, ['nord']);
    await aService(tenant, won, { wageFollowsTable: true });
    const { revenue } = await as(tenant, tenant.people.holdingManager, (work) => getChance(work, won));
    const stored = revenue ?? expect.unreachable();
    await inState(won, { state: 'won', escalationClause: 0.5 });
    await keep('2027-07-01', 16);
    const { id } = await by((work) => createTariffStep(work, { name: 'Ab Januar' }));
    await by((work) => addTariffStepRows(work, { id, rows: [{ ...row, activeFrom: '2027-01-01', hourlyWage: 16 }] }));
    const { total } = await effectOf(id);
    expect(total.incomeBefore).toBeCloseTo(stored, 4);
    expect(total.clauseIncome).toBeGreaterThan(1);
    await inState(won, { offeredRevenue: Math.round(stored * 97) / 100 });
    const { total: offered } = await effectOf(id);
    expect(offered.incomeBefore).toBeCloseTo(Math.round(stored * 97) / 100, 4);
    expect(offered.clauseIncome / total.clauseIncome).toBeCloseTo(offered.incomeBefore / stored, 9);
    expect(offered.incomeAfter).toBeCloseTo(offered.incomeBefore + offered.clauseIncome, 6);
    expect(offered.costAfter).toBe(total.costAfter);
  });

  it('becomes real in one act or is thrown away, with what happened in the trail', async () => {
    await keep('2026-01-01', 15);
    await keep('2026-06-01', 15.35);
    await by((work) =>
      addEntry(work, 'wage', { ...row, payGroup: 'Aufsicht', activeFrom: '2026-01-01', hourlyWage: 19 }),
    );
    const raise = { activeFrom: '2027-01-01', share: 0.03 };
    const draft = await by((work) => createTariffStep(work, { name: 'Drei Prozent', raise }));
    expect(draft.rows.map(({ payGroup, hourlyWage }) => [payGroup, hourlyWage])).toEqual([
      ['Aufsicht', 19.57],
      ['Lohngruppe 2', 15.81],
    ]);
    const { id } = draft;
    const again = { ...row, payGroup: 'lohngruppe 2', activeFrom: '2027-01-01', hourlyWage: 16 };
    await expect(by((work) => addTariffStepRows(work, { id, rows: [again] }))).rejects.toMatchObject({
      code: 'DUPLICATE_ACTIVE_FROM',
    });
    // A row that the table has is refused when it is added, with its name.
    const ofTable = { ...row, payGroup: 'LOHNGRUPPE 2', activeFrom: '2026-06-01', hourlyWage: 16 };
    await expect(by((work) => addTariffStepRows(work, { id, rows: [ofTable] }))).rejects.toMatchObject({
      code: 'DUPLICATE_ACTIVE_FROM',
      details: { names: ['LOHNGRUPPE 2', '2026-06-01'] },
    });
    const early = { activeFrom: '2025-12-31', share: 0.03 };
    await expect(by((work) => createTariffStep(work, { name: 'Zu früh', raise: early }))).rejects.toMatchObject({
      code: 'TARIFF_STEP_NOTHING_TO_RAISE',
    });
    const second = await by((work) => createTariffStep(work, { name: 'Noch einmal', raise }));
    const rowId = draft.rows[0]?.id ?? '';
    const less = await by((work) => removeTariffStepRow(work, { id, rowId }));
    await expect(by((work) => makeTariffStepReal(work, { id, version: 1 }))).rejects.toMatchObject({
      code: 'TARIFF_STEP_CHANGED',
    });
    await by((work) => makeTariffStepReal(work, { id, version: less.version }));
    for (const act of [makeTariffStepReal, addTariffStepRows, removeTariffStepRow])
      await expect(by((work) => act(work, { id, version: less.version, rows: [again], rowId }))).rejects.toMatchObject({
        code: 'TARIFF_STEP_REAL',
      });
    const wages = () =>
      inTenant(database, tenant.mainOrganizationId, (db) => db.wage.count({ where: { payGroup: 'Lohngruppe 2' } }));
    expect(await wages()).toBe(3);
    // Of two drafts with the same row the second is refused as a whole.
    await expect(
      by((work) => makeTariffStepReal(work, { id: second.id, version: second.version })),
    ).rejects.toMatchObject({ code: 'DUPLICATE_ACTIVE_FROM', details: { names: ['Lohngruppe 2', '2027-01-01'] } });
    await expect(by((work) => createTariffStep(work, { name: 'Zu spät', raise }))).rejects.toMatchObject({
      code: 'DUPLICATE_ACTIVE_FROM',
    });
    await expect(by((work) => discardTariffStep(work, { id: second.id, version: 7 }))).rejects.toMatchObject({
      code: 'TARIFF_STEP_CHANGED',
    });
    await by((work) => discardTariffStep(work, second));
    await expect(by((work) => readTariffStep(work, second.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await wages()).toBe(3);
    const trail = await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.trailEntry.findMany({ where: { entity: { in: ['tariffStep', 'wage'] } }, orderBy: { id: 'asc' } }),
    );
    expect(trail.map(({ entity, action }) => `${entity} ${action}`).slice(3)).toEqual([
      ...['tariffStep createStep', 'tariffStep createStep'],
      ...['wage add', 'tariffStep makeStepReal', 'tariffStep discardStep'],
    ]);
    const empty = await by((work) => createTariffStep(work, { name: 'Leer' }));
    await expect(by((work) => makeTariffStepReal(work, { id: empty.id, version: 1 }))).rejects.toMatchObject({
      code: 'TARIFF_STEP_EMPTY',
    });
  });

  it('is the business of those who keep the table of its organization, and concerns the services of that one only', async () => {
    const chanceId = await aChanceToCalculate(tenant, ['nord', 'mitte']);
    await aService(tenant, chanceId);
    await aService(tenant, chanceId, { operatedBy: 'mitte' });
    const rows = [{ ...row, activeFrom: '2027-07-01', hourlyWage: 17 }];
    const own = await by((work) => createTariffStep(work, { name: 'Haustarif' }), nordKeeper());
    await by((work) => addTariffStepRows(work, { id: own.id, rows }), nordKeeper());
    expect(await effectOf(own.id, nordKeeper())).toMatchObject({ services: 1, chances: [{ services: 1 }] });
    await expect(effectOf(own.id, tenant.people.nordEditor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(effectOf(own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const of = await by((work) => createTariffStep(work, { name: 'Tarif' }));
    await by((work) => addTariffStepRows(work, { id: of.id, rows }));
    expect(await effectOf(of.id)).toMatchObject({ services: 2 });
    expect(await by(listTariffSteps, tenant.people.nordEditor)).toEqual({ steps: [], mayAdd: false });
    expect((await by(listTariffSteps, nordKeeper())).steps.map(({ name }) => name)).toEqual(['Haustarif']);
    const none = await by((work) => createTariffStep(work, { name: 'Ohne Zeilen' }));
    expect(await effectOf(none.id)).toMatchObject({ activeFrom: null, services: 0, total: { marginAfter: null } });
  });
});
