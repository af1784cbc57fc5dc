import { inTenant } from '@zuschlag/db/client';
import { ownDatabase } from '@zuschlag/db/testing/database';
import { isDeep, sampled } from '@zuschlag/validation/testing/sampling';
import { type ChanceSortField, chanceSortFields } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { manyChances } from '../../../testing/bulk/many-chances.ts';
import { aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import {
  CALLS_BEFORE_ONE_PLAN,
  filtersOfLists,
  type ListPage,
  listQuestion,
  positionAt,
  readPage,
  rowsOfPage,
} from '../testing/page-cost.ts';
import { chancesNamed, chancesOfCustomers } from './list-chances.store.ts';
import { type ListQuestion, listQuery } from './list-query.ts';

const CHANCES = sampled(20_000, 100_000);
const PAGE = 26;
/** The allowed cost of a filter, in rows read for one that is shown. */
const PAGES_READ = 10;
/** Small shares of the tenant: an organization among these takes part in about 200 Chances, its Editor owns half of them. */
const ORGANIZATIONS = CHANCES / 100;
/** The position of a deep page. */
const DEPTH = 500;

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

const place = () => ({ database, mainOrganizationId: tenant.mainOrganizationId });
const read = (page: ListPage) => readPage(place(), page);
const cost = (question: ListQuestion) => rowsOfPage(place(), question);
const positionIn = (question: ListQuestion, depth: number) => positionAt(place(), question, depth);

const orders = chanceSortFields.flatMap((field) => (['ASC', 'DESC'] as const).map((order) => ({ field, order })));
/** Each filter in some of the orders, in turns; `npm run deep` takes all. */
const inTurns = (at: number) => orders.filter((_, place) => isDeep || place % 4 === at % 4);
const asked = (sort: { field: ChanceSortField; order: 'ASC' | 'DESC' }, more: Partial<ListQuestion> = {}) =>
  listQuestion(tenant, sort, PAGE, more);

it.each(orders)('a deep page by $field $order is planned once, as the first page is', async (sort) => {
  const question = asked(sort, { filters: { state: ['editing', 'submitted', 'won'] } });
  const pages = [question, { ...question, after: await positionIn(question, DEPTH) }].map(listQuery);
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
    expect(await cost({ ...question, after: await positionIn(question, DEPTH) })).toBe(PAGE);
  });

  it.each(filtersOfLists.flatMap(([name, more], at) => inTurns(at).map((sort) => ({ ...sort, name, more }))))(
    `for $name by $field $order: at most ${PAGES_READ} times as many`,
    async ({ field, order, more }) => {
      const question = asked({ field, order }, more(tenant));
      expect(await cost(question)).toBeLessThanOrEqual(PAGES_READ * PAGE);
      expect(await cost({ ...question, after: await positionIn(question, DEPTH) })).toBeLessThanOrEqual(
        PAGES_READ * PAGE,
      );
    },
  );

  // Owners have shares of their own; of everything else the participations of the organization know enough.
  const ofParticipations = filtersOfLists.filter(([name]) => name !== 'two owners');
  it.each(ofParticipations.flatMap(([name, more], at) => inTurns(at + 1).map((sort) => ({ ...sort, name, more }))))(
    'for $name by $field $order, as an organization sees the list: as many as are shown',
    async ({ field, order, more }) => {
      const question = asked({ field, order }, { ...more(tenant), seenBy: tenant.organizations.nord.id });
      const rows = await read(listQuery(question));
      expect(rows.length).toBeGreaterThan(0);
      expect(await cost(question)).toBe(rows.length);
      const later = { ...question, after: await positionIn(question, PAGE) };
      expect(await cost(later)).toBe((await read(listQuery(later))).length);
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
      expect(await cost({ ...question, after: await positionIn(question, PAGE) })).toBe(PAGE);
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
    const reader = { actor: tenant.people.holdingEditor, database };
    const [named, bought] = [await chancesNamed(reader, 'bewachung'), await chancesOfCustomers(reader, 'häfen')];
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
        expect(await cost({ ...question, after: await positionIn(question, DEPTH) })).toBe(PAGE);
      }
    },
  );
});
