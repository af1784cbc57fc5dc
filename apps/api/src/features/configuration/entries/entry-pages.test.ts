import { testDatabase } from '@zuschlag/db/testing/database';
import { type Entry, sortFieldsOf } from '@zuschlag/validation/configuration/entry';
import { isDeep } from '@zuschlag/validation/testing/sampling';
import { provinces } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf } from '../../../database/date-columns.ts';
import type { DomainError } from '../../../errors.ts';
import { as, aTenant, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { listEntries } from './entries.ts';
import { byName } from './entry-columns.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
type Row = Entry<'vacationDays'>;

// Three days, three values and sixteen states: in every order most rows stand beside equal ones.
beforeAll(async () => {
  tenant = await aTenant(database);
  const { mainOrganizationId } = tenant;
  const data = provinces.flatMap((province, index) =>
    ['2025-01-01', '2026-01-01', '2027-01-01'].flatMap((day, step) =>
      [0, 3].map((lengthOfEmployment) => ({
        mainOrganizationId,
        province,
        activeFrom: dateOf(day),
        lengthOfEmployment,
        days: 26 + ((index + step) % 3),
      })),
    ),
  );
  await as(tenant, systemOf(tenant), ({ db }) => db.vacationDays.createMany({ data }));
});
afterAll(() => database.close());

type Sort = { field: 'ActiveFrom' | 'Province' | 'LengthOfEmployment' | 'Days'; order: 'ASC' | 'DESC' } | null;

const page = (input: { first: number; after?: string | null; sort: Sort; filters?: object }) =>
  listEntries({ actor: tenant.people.nordViewer, database, today: '2026-11-22' }, 'vacationDays', input);

async function walk(sort: Sort, first: number, filters: object = {}): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (;;) {
    const { edges, pageInfo }: Awaited<ReturnType<typeof page>> = await page({ first, after, sort, filters });
    rows.push(...edges.map(({ node }) => node));
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return rows;
    expect(edges).toHaveLength(first);
  }
}

type Key = (row: Row) => string | number;
const place: Key = ({ province }) => byName.indexOf(province);
const keys: { [field in NonNullable<Sort>['field']]: Key } = {
  ActiveFrom: ({ activeFrom }) => activeFrom,
  Province: place,
  LengthOfEmployment: ({ lengthOfEmployment }) => lengthOfEmployment,
  Days: ({ days }) => days,
};

/** The same order, made by sorting everything. */
function sorted(rows: readonly Row[], sort: Sort): Row[] {
  const usual: [Key, 1 | -1][] = [
    [keys.ActiveFrom, -1],
    [place, 1],
    [keys.LengthOfEmployment, 1],
    [({ id }) => id, 1],
  ];
  const order: [Key, 1 | -1][] = sort ? [[keys[sort.field], sort.order === 'ASC' ? 1 : -1], ...usual] : usual;
  const compare = (one: Row, other: Row) => {
    for (const [key, way] of order) {
      if (key(one) < key(other)) return -way;
      if (key(one) > key(other)) return way;
    }
    return 0;
  };
  return [...rows].sort(compare);
}

const wishes: Sort[] = [
  null,
  ...sortFieldsOf('vacationDays').flatMap((field) => (['ASC', 'DESC'] as const).map((order) => ({ field, order }))),
];
/** Among pages of three each kind of equal neighbours is parted; the deep run parts all of them. */
const pageSizes = isDeep ? [1, 3, 7, 32, 96] : [3, 7, 32, 96];
const cases = wishes.map((sort) => ({ sort, title: sort ? `${sort.field} ${sort.order}` : 'nothing asked for' }));

describe('going through a table page by page', () => {
  it.each(cases)('by $title gives every row once, in the order of a plain sort', async ({ sort }) => {
    const all = await walk(null, 100);
    expect(all).toHaveLength(96);
    for (const first of pageSizes) {
      expect((await walk(sort, first)).map(({ id }) => id)).toEqual(sorted(all, sort).map(({ id }) => id));
    }
  });

  it.each(cases)('by $title does the same with a filter', async ({ sort }) => {
    const filters = { status: ['ACTIVE', 'PENDING'], days: { lte: 27 } };
    const some = (await walk(null, 100)).filter(({ status, days }) => status !== 'SUPERSEDED' && days <= 27);
    expect(some.length).toBeGreaterThan(20);
    const found = await walk(sort, 5, filters);
    expect(found.map(({ id }) => id)).toEqual(sorted(some, sort).map(({ id }) => id));
  });

  it('sorts states by their German names', async () => {
    const found = await walk({ field: 'Province', order: 'ASC' }, 100);
    const inOrder = [...new Set(found.map(({ province }) => province))];
    expect(inOrder.slice(0, 5)).toEqual(['DE-BW', 'DE-BY', 'DE-BE', 'DE-BB', 'DE-HB']);
    expect([...inOrder].sort()).toEqual([...provinces]);
  });

  it.each(['x', 'W10', Buffer.from('["2026-01-01",1]').toString('base64url')])(
    'refuses the cursor %s, which it never gave out',
    async (after) => {
      const refusal = await page({ first: 5, after, sort: null }).catch((error: DomainError) => error.details);
      expect(refusal).toEqual({ fields: [{ path: 'after', problem: 'INVALID' }] });
    },
  );
});
