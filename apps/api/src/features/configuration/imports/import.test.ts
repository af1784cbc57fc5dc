import { testDatabase } from '@zuschlag/db/testing/database';
import type { RowVerdict } from '@zuschlag/validation/configuration/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { aFile, aPlan } from '../../../testing/imports.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { addEntry, removeEntry } from '../entries.ts';
import { tableHistoryOf } from '../history.ts';
import { commitImport, undoImport } from './commit-import.ts';
import { discardImport, listImports, listRows, readImport, startImport } from './imports.ts';
import { planImport } from './plan-import.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let admin: UserActor;

beforeAll(async () => {
  tenant = await aTenant(database);
  admin = tenant.people.configAdmin;
});
afterAll(() => database.close());

const csv = (...lines: string[]) => ({ name: 'werte.csv', content: lines.join('\r\n') });

/** A tenant of a test's own, with its config admin. */
async function alone(): Promise<{ tenant: ScenarioTenant; admin: UserActor }> {
  const own = await aTenant(database);
  return { tenant: own, admin: own.people.configAdmin };
}

async function rowsOf(of: ScenarioTenant, who: UserActor, id: string, verdicts: RowVerdict[] | null = null) {
  const page = await as(of, who, (work) => listRows(work, { id, verdicts, first: 500, after: null }));
  return page.edges.map(({ node }) => node);
}

async function refusal(doing: Promise<unknown>): Promise<string | null> {
  return doing.then(
    () => null,
    (error) => (error instanceof DomainError ? error.code : String(error)),
  );
}

function commit(
  of: ScenarioTenant,
  who: UserActor,
  { id, planHash }: { id: string; planHash: string | null },
  skipWrong = false,
) {
  return as(of, who, (work) => commitImport(work, { id, planHash: planHash ?? '', skipWrong }));
}

async function values(of: ScenarioTenant): Promise<[string, number][]> {
  const { rows } = await as(of, of.people.configAdmin, async ({ db }) => ({
    rows: await db.socialSecurity.findMany({ orderBy: { activeFrom: 'asc' } }),
  }));
  return rows.map(({ activeFrom, value }) => [activeFrom.toISOString().slice(0, 10), Number(value)]);
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
    expect(await values(tenant)).toEqual([
      ['2026-01-01', 0.2],
      ['2027-01-01', 0.21],
    ]);
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

  it('is started over cleanly when its job died half way', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2030;20'));
    await as(tenant, admin, ({ db }) =>
      db.configurationImport.update({ where: { id: plan.id }, data: { state: 'reading' } }),
    );
    await planImport(
      { database, mainOrganizationId: tenant.mainOrganizationId, now: new Date(), requestId: 'x' },
      plan.id,
    );
    const again = await as(tenant, admin, (work) => readImport(work, plan.id));
    expect(again).toMatchObject({ state: 'planned', counts: plan.counts, planHash: plan.planHash });
  });

  it('is left alone once it was discarded', async () => {
    const fileId = await aFile(tenant, admin, csv('Gültig ab;Wert in %', '01.01.2040;20'));
    const { id } = await as(tenant, admin, (work) => startImport(work, { table: 'socialSecurity', fileId }));
    await as(tenant, admin, (work) => discardImport(work, id));
    await planImport({ database, mainOrganizationId: tenant.mainOrganizationId, now: new Date(), requestId: 'x' }, id);
    expect(await as(tenant, admin, (work) => readImport(work, id))).toMatchObject({ state: 'discarded', total: 0 });
    expect(await refusal(commit(tenant, admin, { id, planHash: 'x' }))).toBe('IMPORT_STATE');
  });
});

describe('a commit', () => {
  const file = csv('Gültig ab;Wert in %', '01.01.2026;19', '01.01.2027;20', '01.01.2028;x');

  it('writes the plan as one unit, is in the history as one line, and is taken back as one unit', async () => {
    const { tenant, admin } = await alone();
    const first = await as(tenant, admin, (work) =>
      addEntry(work, 'socialSecurity', { activeFrom: '2026-01-01', value: 0.18 }),
    );
    const plan = await aPlan(tenant, admin, 'socialSecurity', file);
    expect(await refusal(commit(tenant, admin, plan))).toBe('IMPORT_HAS_ERRORS');
    const done = await commit(tenant, admin, plan, true);
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
    expect(await refusal(commit(tenant, admin, plan, true))).toBe('IMPORT_STATE');

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
    expect(await refusal(as(tenant, admin, (work) => undoImport(work, plan.id)))).toBe('IMPORT_STATE');
  });

  it('keeps in the trail which rows came and went with it', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19'));
    await commit(tenant, admin, plan);
    const entries = await as(tenant, admin, ({ db }) =>
      db.trailEntry.findMany({ where: { entity: 'socialSecurity' } }),
    );
    expect(entries).toMatchObject([
      { action: 'add', after: { importId: plan.id, activeFrom: '2026-01-01', value: 0.19 } },
    ]);
  });

  it('is refused when the table changed since the plan, and when another plan is meant', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19'));
    expect(await refusal(commit(tenant, admin, { id: plan.id, planHash: 'another' }))).toBe('PLAN_OUTDATED');
    const row = await as(tenant, admin, (work) =>
      addEntry(work, 'socialSecurity', { activeFrom: '2020-01-01', value: 0.1 }),
    );
    expect(await refusal(commit(tenant, admin, plan))).toBe('PLAN_OUTDATED');
    await as(tenant, admin, (work) => removeEntry(work, 'socialSecurity', row.id));
    expect(await refusal(commit(tenant, admin, plan))).toBeNull();
  });

  it('of two plans for the same rows only the first is written, however close they are', async () => {
    const { tenant, admin } = await alone();
    const plans = [
      await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19')),
      await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;20')),
    ];
    const outcomes = await Promise.all(plans.map((plan) => refusal(commit(tenant, admin, plan))));
    expect(outcomes.toSorted()).toEqual(['PLAN_OUTDATED', null].toSorted());
    expect(await values(tenant)).toHaveLength(1);
  });

  it('is refused when nothing would change', async () => {
    const { tenant, admin } = await alone();
    await as(tenant, admin, (work) => addEntry(work, 'socialSecurity', { activeFrom: '2026-01-01', value: 0.19 }));
    const plan = await aPlan(tenant, admin, 'socialSecurity', csv('Gültig ab;Wert in %', '01.01.2026;19'));
    expect(plan.permissions).toEqual(['DISCARD']);
    expect(await refusal(commit(tenant, admin, plan))).toBe('IMPORT_HAS_ERRORS');
  });

  it('cannot be taken back once one of its rows is gone, and then takes nothing back', async () => {
    const { tenant, admin } = await alone();
    const plan = await aPlan(
      tenant,
      admin,
      'socialSecurity',
      csv('Gültig ab;Wert in %', '01.01.2026;19', '01.01.2027;20'),
    );
    await commit(tenant, admin, plan);
    const row = await as(tenant, admin, ({ db }) =>
      db.socialSecurity.findFirstOrThrow({ orderBy: { activeFrom: 'asc' } }),
    );
    await as(tenant, admin, (work) => removeEntry(work, 'socialSecurity', row.id));
    expect(await refusal(as(tenant, admin, (work) => undoImport(work, plan.id)))).toBe('UNDO_IMPOSSIBLE');
    expect(await values(tenant)).toEqual([['2027-01-01', 0.2]]);
  });
});

describe('who may import', () => {
  const file = csv('Gültig ab;Wert in %', '01.01.2070;19');

  it.each(['holdingManager', 'holdingEditor', 'holdingViewer', 'nordManager', 'nordEditor', 'nordViewer'] as const)(
    '%s may not: that takes the flag, not a role',
    async (key) => {
      const somebody = tenant.people[key];
      const fileId = await aFile(tenant, somebody, file);
      for (const table of ['socialSecurity', 'tariff'] as const) {
        expect(await refusal(as(tenant, somebody, (work) => startImport(work, { table, fileId })))).toBe(
          'NOT_PERMITTED',
        );
      }
      const plan = await aPlan(tenant, admin, 'socialSecurity', file);
      for (const doing of [readImport, discardImport, undoImport]) {
        expect(await refusal(as(tenant, somebody, (work) => doing(work, plan.id)))).toBe('NOT_FOUND');
      }
      expect(await refusal(commit(tenant, somebody, plan))).toBe('NOT_FOUND');
      const list = await as(tenant, somebody, (work) => listImports(work, { first: 10, after: null, table: null }));
      expect(list.edges).toEqual([]);
    },
  );

  it('a config admin of an operational organization imports its tariffs and no other table', async () => {
    const keeper: UserActor = { ...tenant.people.nordViewer, isConfigAdmin: true };
    const fileId = await aFile(tenant, keeper, file);
    expect(await refusal(as(tenant, keeper, (work) => startImport(work, { table: 'socialSecurity', fileId })))).toBe(
      'NOT_PERMITTED',
    );
    const own = await as(tenant, keeper, (work) => startImport(work, { table: 'tariff', fileId }));
    expect(own).toMatchObject({ state: 'reading', organizationId: tenant.organizations.nord.id });
    expect(await refusal(as(tenant, admin, (work) => readImport(work, own.id)))).toBe('NOT_FOUND');
    const list = await as(tenant, keeper, (work) => listImports(work, { first: 10, after: null, table: null }));
    expect(list.edges.map(({ node }) => node.id)).toEqual([own.id]);
  });

  it('nobody imports a file that somebody else sent in', async () => {
    const fileId = await aFile(tenant, tenant.people.nordManager, file);
    expect(await refusal(as(tenant, admin, (work) => startImport(work, { table: 'socialSecurity', fileId })))).toBe(
      'NOT_FOUND',
    );
  });

  it('nobody of another tenant sees an import', async () => {
    const plan = await aPlan(tenant, admin, 'socialSecurity', file);
    const other = await alone();
    expect(await refusal(as(other.tenant, other.admin, (work) => readImport(work, plan.id)))).toBe('NOT_FOUND');
  });
});
