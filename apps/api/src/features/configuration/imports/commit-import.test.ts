import { testDatabase } from '@zuschlag/db/testing/database';
import { afterAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { aPlan, commitAs, csv, refusalIn } from '../../../testing/imports.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { addEntry, removeEntry } from '../entries/entries.ts';
import { tableHistoryOf } from '../entries/history.ts';
import { undoImport } from './commit-import.ts';

const database = await testDatabase();
afterAll(() => database.close());

/** A tenant of a test's own, with its config admin. */
async function alone(): Promise<{ tenant: ScenarioTenant; admin: UserActor }> {
  const own = await aTenant(database);
  return { tenant: own, admin: own.people.configAdmin };
}

async function values(of: ScenarioTenant): Promise<[string, number][]> {
  const { rows } = await as(of, of.people.configAdmin, async ({ db }) => ({
    rows: await db.socialSecurity.findMany({ orderBy: { activeFrom: 'asc' } }),
  }));
  return rows.map(({ activeFrom, value }) => [activeFrom.toISOString().slice(0, 10), Number(value)]);
}

describe('a commit', () => {
  const file = csv('Gültig ab;Wert in %', '01.01.2026;19', '01.01.2027;20', '01.01.2028;x');

  it('writes the plan as one unit, is in the history as one line, and is taken back as one unit', async () => {
    const { tenant, admin } = await alone();
    const first = await as(tenant, admin, (work) =>
      addEntry(work, 'socialSecurity', { activeFrom: '2026-01-01', value: 0.18 }),
    );
    const plan = await aPlan(tenant, admin, 'socialSecurity', file);
    expect(await refusalIn(commitAs(tenant, admin, plan))).toBe('IMPORT_HAS_ERRORS');
    const done = await commitAs(tenant, admin, plan, true);
    expect(done).toMatchObject({ state: 'committed', permissions: ['UNDO'], by: { id: admin.userId } });
    expect(await values(tenant)).toEqual([
      ['2026-01-01', 0.19],
      ['2027-01-01', 0.2],
    ]);
    const today = new Date().toISOString().slice(0, 10);
    const history = () =>
      tableHistoryOf({ actor: admin, database, today }, { table: 'socialSecurity', first: 10, after: null });
    expect(
      (await history()).edges.map(({ node: { action, added, removed, fileName } }) => [
        action,
        added,
        removed,
        fileName,
      ]),
    ).toEqual([
      ['import', 2, 1, 'werte.csv'],
      ['add', 1, 0, null],
    ]);
    expect(await refusalIn(commitAs(tenant, admin, plan, true))).toBe('IMPORT_STATE');

    const undone = await as(tenant, admin, (work) => undoImport(work, plan.id));
    expect(undone).toMatchObject({ state: 'undone', permissions: [] });
    expect(await values(tenant)).toEqual([['2026-01-01', 0.18]]);
    const restored = await as(tenant, admin, ({ db }) => db.socialSecurity.findFirstOrThrow());
    expect([restored.id, restored.createdAt.toISOString(), restored.createdById]).toEqual([
      first.id,
      first.createdAt,
      admin.userId,
    ]);
    expect((await history()).edges[0]?.node).toMatchObject({ action: 'undoImport', added: 1, removed: 2 });
    expect(await refusalIn(as(tenant, admin, (work) => undoImport(work, plan.id)))).toBe('IMPORT_STATE');
  });

  it('keeps in the trail which rows came and went with it', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19'));
    await commitAs(tenant, admin, plan);
    const entries = await as(tenant, admin, ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'socialSecurity' }, orderBy: { id: 'asc' } }),
    );
    expect(entries).toMatchObject([
      { action: 'add', after: { importId: plan.id, activeFrom: '2026-01-01', value: 0.19 } },
    ]);
  });

  it('is refused when the table changed since the plan, and when another plan is meant', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19'));
    expect(await refusalIn(commitAs(tenant, admin, { id: plan.id, planHash: 'another' }))).toBe('PLAN_OUTDATED');
    const row = await as(tenant, admin, (work) =>
      addEntry(work, 'socialSecurity', { activeFrom: '2020-01-01', value: 0.1 }),
    );
    expect(await refusalIn(commitAs(tenant, admin, plan))).toBe('PLAN_OUTDATED');
    await as(tenant, admin, (work) => removeEntry(work, 'socialSecurity', row.id));
    expect(await refusalIn(commitAs(tenant, admin, plan))).toBeNull();
  });

  it('of two plans for the same rows only the first is written, however close they are', async () => {
    const { tenant, admin } = await alone();
    const plans = [
      await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19')),
      await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;20')),
    ];
    const outcomes = await Promise.all(plans.map((plan) => refusalIn(commitAs(tenant, admin, plan))));
    expect(outcomes.toSorted()).toEqual(['PLAN_OUTDATED', null].toSorted());
    expect(await values(tenant)).toHaveLength(1);
  });

  it('is refused when nothing would change', async () => {
    const { tenant, admin } = await alone();
    await as(tenant, admin, (work) => addEntry(work, 'socialSecurity', { activeFrom: '2026-01-01', value: 0.19 }));
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19'));
    expect(plan.permissions).toEqual(['DISCARD']);
    expect(await refusalIn(commitAs(tenant, admin, plan))).toBe('IMPORT_HAS_ERRORS');
  });

  it('cannot be taken back once one of its rows is gone, and then takes nothing back', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(
      tenant,
      admin,
      'socialSecurity',
      csv('Gültig ab;Wert in %', '01.01.2026;19', '01.01.2027;20'),
    );
    await commitAs(tenant, admin, plan);
    const row = await as(tenant, admin, ({ db }) =>
      db.socialSecurity.findFirstOrThrow({ orderBy: { activeFrom: 'asc' } }),
    );
    await as(tenant, admin, (work) => removeEntry(work, 'socialSecurity', row.id));
    expect(await refusalIn(as(tenant, admin, (work) => undoImport(work, plan.id)))).toBe('UNDO_IMPOSSIBLE');
    expect(await values(tenant)).toEqual([['2027-01-01', 0.2]]);
  });
});
