import { inTenant, readRows } from '@zuschlag/db/client';
import { ownDatabase } from '@zuschlag/db/testing/database';
import { isDeep, sampled } from '@zuschlag/validation/testing/sampling';
import { type ChanceSortField, chanceSortFields } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { manyChances } from '../../../testing/bulk/many-chances.ts';
import { aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { chancesNamed, chancesOfCustomers } from './list-chances.store.ts';
import { type ListQuestion, type ListRow, listQuery } from './list-query.ts';

const CHANCES = sampled(20_000, 100_000);
const PAGE = 26;
/** The allowed cost of a filter, in rows read for one that is shown. */
const PAGES_READ = 10;
/** Small shares of the tenant: an organization among these takes part in about 200 Chances, its Editor owns half of them. */
const ORGANIZATIONS = CHANCES / 100;
/** So often a plan is made for the values of a call; then it is compared with a plan for all values, which may be kept. */
const CALLS_BEFORE_ONE_PLAN = 5;
/** The position of a deep page. */
const DEPTH = 500;

const planNode = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(planNode).default([]);
  },
});
type PlanNode = z.output<typeof planNode>;
const plans = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

const database = await ownDatabase();
let tenant: ScenarioTenant;
/** Editors of small organizations. */
let small: { userId: number; organizationId: number }[];
beforeAll(async () => {
  tenant = await aTenant(database);
  await manyChances(tenant, CHANCES, {
    organizations: ORGANIZATIONS,
    superuserUrl: inject('testServer').superuserUrl,
  });
  const editors = await inTenant(database, tenant.mainOrganizationId, (db) =>
    db.user.findMany({ where: { email: { startsWith: 'editor.' } }, orderBy: { id: 'asc' }, take: 3 }),
  );
  small = editors.map(({ id, organizationId }) => ({ userId: id, organizationId }));
}, 300_000);
afterAll(() => database.close());

/** Rows of the table Chance that a plan touched, whether they came through or were thrown away. */
function chancesRead(node: PlanNode): number {
  const touched = node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck'];
  const own = node['Relation Name'] === 'chance' ? touched * node['Actual Loops'] : 0;
  return own + node.Plans.reduce((sum, part) => sum + chancesRead(part), 0);
}

async function read({ sql, parameters }: ReturnType<typeof listQuery>, prefix = ''): Promise<unknown[]> {
  return readRows(database, tenant.mainOrganizationId, `${prefix}${sql}`, parameters);
}

/** The rows that a page costs: by the plan for its values, and by the one that a connection keeps after some calls. */
async function cost(question: ListQuestion): Promise<number> {
  const page = listQuery(question);
  const planned = await readBy(page);
  for (let call = 0; call <= CALLS_BEFORE_ONE_PLAN; call += 1) await read(page);
  const [kept] = named.parse(await read({ sql: kepts, parameters: [page.sql] }));
  const values = page.parameters.map(literal).join(', ');
  return Math.max(planned, await readBy({ sql: `EXECUTE "${kept.name}" (${values})`, parameters: [] }));
}

const kepts = 'SELECT "name" FROM pg_prepared_statements WHERE "statement" = $1::text';
const named = z.tuple([z.object({ name: z.string() })]);

function literal(value: unknown): string {
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`;
}

async function readBy(statement: ReturnType<typeof listQuery>): Promise<number> {
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = plans.parse(await read(statement, 'EXPLAIN (ANALYZE, FORMAT JSON) '));
  return chancesRead(Plan);
}

async function positionAt(question: ListQuestion, depth: number): Promise<ListQuestion['after']> {
  const rows = (await read(listQuery({ ...question, limit: depth }))) as ListRow[];
  const last = rows.at(-1);
  return last ? [last[question.sort.field], last.id] : null;
}

const orders = chanceSortFields.flatMap((field) => (['ASC', 'DESC'] as const).map((order) => ({ field, order })));
/** Each filter in some of the orders, in turns; `npm run deep` takes all. */
const inTurns = (at: number) => orders.filter((_, place) => isDeep || place % 4 === at % 4);
const asked = (
  sort: { field: ChanceSortField; order: 'ASC' | 'DESC' },
  more: Partial<ListQuestion> = {},
): ListQuestion => ({
  mainOrganizationId: tenant.mainOrganizationId,
  visible: null,
  seenBy: null,
  userId: tenant.people.holdingEditor.userId,
  filters: {},
  week: { from: '2026-11-16', to: '2026-11-22' },
  found: [],
  isChosen: false,
  sort,
  after: null,
  limit: PAGE,
  ...more,
});

it.each(orders)('a deep page by $field $order is planned once, as the first page is', async (sort) => {
  const question = asked(sort, { filters: { state: ['editing', 'submitted', 'won'] } });
  const pages = [question, { ...question, after: await positionAt(question, DEPTH) }].map(listQuery);
  const plannedOnce: unknown[] = [];
  for (const page of pages) {
    for (let call = 0; call < CALLS_BEFORE_ONE_PLAN + 3; call += 1) await read(page);
    const sql = 'SELECT generic_plans::int AS "times" FROM pg_prepared_statements WHERE statement = $1::text';
    plannedOnce.push(...(await read({ sql, parameters: [page.sql] })));
  }
  expect(plannedOnce).toEqual([{ times: 3 }, { times: 3 }]);
});

describe(`rows read for a page of ${PAGE} among ${CHANCES} Chances`, () => {
  it.each(orders)(`by $field $order: ${PAGE}, on the first page as on a deep one`, async (sort) => {
    const question = asked(sort);
    expect(await cost(question)).toBe(PAGE);
    expect(await cost({ ...question, after: await positionAt(question, DEPTH) })).toBe(PAGE);
  });

  const filters: [string, (tenant: ScenarioTenant) => Partial<ListQuestion>][] = [
    ['one state', () => ({ filters: { state: ['won'] } })],
    ['two states', () => ({ filters: { state: ['won', 'lost'] } })],
    ['states far apart in the order by what is due', () => ({ filters: { state: ['editing', 'notbidding'] } })],
    [
      'two owners',
      ({ people }) => ({ filters: { chanceAdmins: [people.nordEditor.userId, people.suedEditor.userId] } }),
    ],
    ['organizations', ({ organizations }) => ({ filters: { operationalOrgs: [organizations.sued.id] } })],
    ['start dates', () => ({ filters: { startDate: { gte: '2027-01-01', lte: '2027-08-31' } } })],
    ['deadlines', () => ({ filters: { deadlineDate: { gte: '2027-01-01', lte: '2027-06-30' } } })],
  ];
  it.each(filters.flatMap(([name, more], at) => inTurns(at).map((sort) => ({ ...sort, name, more }))))(
    `for $name by $field $order: at most ${PAGES_READ} times as many`,
    async ({ field, order, more }) => {
      const question = asked({ field, order }, more(tenant));
      expect(await cost(question)).toBeLessThanOrEqual(PAGES_READ * PAGE);
      expect(await cost({ ...question, after: await positionAt(question, DEPTH) })).toBeLessThanOrEqual(
        PAGES_READ * PAGE,
      );
    },
  );

  const shares: [string, () => Partial<ListQuestion>][] = [
    ['mine', () => ({ userId: small[0]?.userId ?? 0, filters: { onlyOwn: true } })],
    ['one owner', () => ({ filters: { chanceAdmins: [small[0]?.userId ?? 0] } })],
    ['what a small organization sees', () => ({ seenBy: small[0]?.organizationId ?? 0 })],
    ['one small organization', () => ({ filters: { operationalOrgs: [small[0]?.organizationId ?? 0] } })],
    ['what a large organization sees', () => ({ seenBy: tenant.organizations.nord.id })],
  ];
  it.each(shares.flatMap(([name, more], at) => inTurns(at).map((sort) => ({ ...sort, name, more }))))(
    'for $name by $field $order: as many as are shown, on the first page as on a later one',
    async ({ field, order, more }) => {
      const question = asked({ field, order }, more());
      expect(await cost(question)).toBe(PAGE);
      expect(await cost({ ...question, after: await positionAt(question, PAGE) })).toBe(PAGE);
    },
  );

  it.each(inTurns(0))('for several owners or small organizations by $field $order: a page of each', async (sort) => {
    const owners = asked(sort, { filters: { chanceAdmins: small.map(({ userId }) => userId) } });
    expect(await cost(owners)).toBeLessThanOrEqual(small.length * PAGE);
    const staffing = asked(sort, { filters: { operationalOrgs: small.map(({ organizationId }) => organizationId) } });
    expect(await cost(staffing)).toBeLessThanOrEqual(small.length * PAGE);
  });

  it('for what is due in a week, as the list opens: as many as are shown', async () => {
    const question = asked({ field: 'due', order: 'ASC' }, { filters: { dueThisWeek: true } });
    expect(await cost(question)).toBe(PAGE);
    expect(
      await cost(asked({ field: 'due', order: 'ASC' }, { filters: { dueThisWeek: true, onlyOwn: true } })),
    ).toBeLessThanOrEqual(PAGE);
  });

  it('for a rare number: the Chance that has it and no other', async () => {
    const found = await chancesNamed({ actor: tenant.people.holdingEditor, database }, '1999-0012345');
    for (const sort of inTurns(1)) expect(await cost(asked(sort, { found: [found] }))).toBe(1);
  });

  it('for a text that every Chance has, or every eighth customer: no more than for another filter', async () => {
    const place = { actor: tenant.people.holdingEditor, database };
    const [named, bought] = [await chancesNamed(place, 'bewachung'), await chancesOfCustomers(place, 'häfen')];
    for (const sort of inTurns(1)) {
      expect(await cost(asked(sort, { found: [named] }))).toBe(PAGE);
      expect(await cost(asked(sort, { found: [named, bought] }))).toBeLessThanOrEqual(PAGES_READ * PAGE);
    }
  });

  it.each(['revenue', 'surcharge'] as const)(
    'for a range of %s in its own order: as many as are shown',
    async (field) => {
      const range = field === 'revenue' ? { gte: 250_000, lte: 750_000 } : { gte: 0.02, lte: 0.1 };
      for (const order of ['ASC', 'DESC'] as const) {
        const question = asked({ field, order }, { filters: { [field]: range } });
        expect(await cost(question)).toBe(PAGE);
        expect(await cost({ ...question, after: await positionAt(question, DEPTH) })).toBe(PAGE);
      }
    },
  );
});
