import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { publish } from '../../../events/publish.ts';
import { aFile, aPlan, commitAs, csv, refusalIn, rowsOf } from '../../../testing/imports.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { runAsSystem } from '../../../transaction.ts';
import { addEntry } from '../entries/entries.ts';
import { discardForgottenPlans, discardImport, listRows, readImport, startImport } from './imports.ts';
import { planImport } from './plan-import.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let admin: UserActor;

beforeAll(async () => {
  tenant = await aTenant(database);
  admin = tenant.people.configAdmin;
});
afterAll(() => database.close());

/** A tenant of a test's own, with its config admin. */
async function alone(): Promise<{ tenant: ScenarioTenant; admin: UserActor }> {
  const own = await aTenant(database);
  return { tenant: own, admin: own.people.configAdmin };
}

describe('a plan', () => {
  it('says of every row what would happen, and writes nothing', async () => {
    const { tenant, admin } = await alone();
    await as(tenant, admin, (work) => addEntry(work, 'socialSecurity', { activeFrom: '2026-01-01', value: 0.2 }));
    await as(tenant, admin, (work) => addEntry(work, 'socialSecurity', { activeFrom: '2027-01-01', value: 0.21 }));
    const plan = await aPlan(
      tenant,
      admin,
      'socialSecurity',
      csv(
        'Gültig ab;Arbeitgeberanteil in %',
        '01.01.2026;20',
        '01.01.2027;21,5 %',
        '01.01.2028;22',
        '01.01.2029;x',
        '1.1.2030;5',
        '01.01.2030;6',
        '',
      ),
    );
    expect(plan).toMatchObject({ state: 'planned', done: 6, total: 6, permissions: ['COMMIT', 'DISCARD'] });
    expect(plan.counts).toEqual({ new: 1, equal: 1, changed: 1, duplicate: 2, wrong: 1 });
    const rows = await rowsOf(tenant, admin, plan.id);
    expect(rows.map(({ row, verdict }) => [row, verdict])).toEqual([
      [2, 'equal'],
      [3, 'changed'],
      [4, 'new'],
      [5, 'wrong'],
      [6, 'duplicate'],
      [7, 'duplicate'],
    ]);
    expect(rows[1]).toMatchObject({
      texts: { activeFrom: '01.01.2027', value: '21,5 %' },
      values: { activeFrom: '2027-01-01', value: 0.215 },
      before: { activeFrom: '2027-01-01', value: 0.21 },
    });
    expect(rows[3]?.problems).toEqual([{ column: 'value', problem: 'INVALID_NUMBER', bound: null }]);
    expect(rows[4]?.problems).toEqual([{ column: 'activeFrom', problem: 'DUPLICATE_IN_FILE', bound: 7 }]);
    const kept = await as(tenant, admin, ({ db }) => db.socialSecurity.findMany({ orderBy: { activeFrom: 'asc' } }));
    expect(kept.map(({ value }) => Number(value))).toEqual([0.2, 0.21]);
  });

  it('shows its rows in pages, and only the verdicts asked for', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => `01.01.${2030 + index};${index === 7 ? 'x' : 20}`);
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert (%)', ...lines));
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page = await as(tenant, admin, (work) =>
        listRows(work, { id: plan.id, first: 10, after, verdicts: ['new'] }),
      );
      seen.push(...page.edges.map(({ node }) => node.row));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => index + 2).filter((row) => row !== 9));
  });

  it('refuses a holiday that is past and not there yet, and calls one that is there equal', async () => {
    const { tenant, admin } = await alone();
    await as(tenant, admin, ({ db }) =>
      db.holiday.create({
        data: { mainOrganizationId: tenant.mainOrganizationId, province: 'DE-BY', date: new Date('2020-01-01') },
      }),
    );
    const plan = await aPlan(
      tenant,
      admin,
      'holiday',
      csv('Tag,Bundesland', '2020-01-01,Bayern', '2020-01-06,BY', '2099-01-06,Bavaria'),
    );
    const rows = await rowsOf(tenant, admin, plan.id);
    expect(rows.map(({ verdict, problems }) => [verdict, ...problems.map(({ problem }) => problem)])).toEqual([
      ['equal'],
      ['wrong', 'IN_THE_PAST'],
      ['new'],
    ]);
  });

  it('marks a row that was cut in two at an unquoted decimal comma', async () => {
    const plan = await aPlan(
      tenant,
      admin,
      'socialSecurity',
      csv('Valid from,Value in %', '2031-06-01,20,5', '2032-06-01,"20,5"'),
    );
    const rows = await rowsOf(tenant, admin, plan.id);
    expect(rows.map(({ verdict, problems }) => [verdict, problems[0]?.problem])).toEqual([
      ['wrong', 'EXTRA_CELLS'],
      ['new', undefined],
    ]);
  });

  it('counts the first of two rows that say the same', async () => {
    const plan = await aPlan(
      tenant,
      admin,
      'socialSecurity',
      csv('Gültig ab;Wert in %', '01.01.2090;20', '2090-01-01;20,0'),
    );
    expect(plan.counts).toMatchObject({ new: 1, duplicate: 1 });
  });

  it('is started over cleanly when its job died half way, and stays as it is once it is made', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2030;20'));
    await as(tenant, admin, ({ db }) =>
      db.configurationImport.update({ where: { id: plan.id }, data: { state: 'reading' } }),
    );
    await planImport(
      { database, publish, mainOrganizationId: tenant.mainOrganizationId, now: new Date(), requestId: 'x' },
      plan.id,
    );
    const again = await as(tenant, admin, (work) => readImport(work, plan.id));
    expect(again).toMatchObject({ state: 'planned', counts: plan.counts, planHash: plan.planHash });
    const origin = {
      database,
      publish,
      mainOrganizationId: tenant.mainOrganizationId,
      now: new Date(),
      requestId: 'x',
    };
    await planImport(origin, plan.id);
    expect(await rowsOf(tenant, admin, plan.id)).toHaveLength(1);
  });

  it('is discarded after fourteen days', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2030;20'));
    const { mainOrganizationId } = tenant;
    const originAt = (now: Date) => ({ database, publish, mainOrganizationId, now, requestId: 'tidy-up' });
    const stateAfter = async (days: number) => {
      const then = new Date(Date.parse(plan.createdAt) + days * 86_400_000);
      await runAsSystem(originAt(then), discardForgottenPlans);
      return (await as(tenant, admin, (work) => readImport(work, plan.id))).state;
    };
    expect(await stateAfter(13.9)).toBe('planned');
    expect(await stateAfter(14.1)).toBe('discarded');
    const written = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2030;20'));
    await commitAs(tenant, admin, written);
    await runAsSystem(originAt(new Date(Date.now() + 90 * 86_400_000)), discardForgottenPlans);
    expect(await as(tenant, admin, (work) => readImport(work, written.id))).toMatchObject({ state: 'committed' });
  });

  it('is left alone once it was discarded', async () => {
    const fileId = await aFile(tenant, admin, csv('Gültig ab;Wert in %', '01.01.2040;20'));
    const { id } = await as(tenant, admin, (work) => startImport(work, { table: 'socialSecurity', fileId }));
    await as(tenant, admin, (work) => discardImport(work, id));
    await planImport(
      { database, publish, mainOrganizationId: tenant.mainOrganizationId, now: new Date(), requestId: 'x' },
      id,
    );
    expect(await as(tenant, admin, (work) => readImport(work, id))).toMatchObject({ state: 'discarded', total: 0 });
    expect(await refusalIn(commitAs(tenant, admin, { id, planHash: 'x' }))).toBe('IMPORT_STATE');
  });
});
