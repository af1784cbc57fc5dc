import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { type ChanceRow, chanceList } from '@zuschlag/validation/chance/chance-list';
import { type ChanceState, chanceSortFields, isOpenState } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyChances } from '../../../testing/bulk/many-chances.ts';
import { aChance, aQuickChance } from '../../../testing/chances.ts';
import type { PersonKey } from '../../../testing/people.ts';
import { aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { listChances } from './list-chances.ts';

const database = await testDatabase();
let crowd: ScenarioTenant;
let few: ScenarioTenant;
beforeAll(async () => {
  crowd = await aTenant(database);
  // Ties and empty figures abound: 4 000 different revenues, without one for each ninth and each eighth state.
  await manyChances(crowd, 420);
  few = await aTenant(database);
});
afterAll(() => database.close());

const today = '2026-11-18';
const page = (of: ScenarioTenant, input: object = {}, who: PersonKey = 'holdingEditor') =>
  listChances({ actor: of.people[who], database, today }, chanceList.parse(input));

async function allPages(of: ScenarioTenant, input: object, first: number, who?: PersonKey): Promise<ChanceRow[]> {
  const rows: ChanceRow[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await page(of, { ...input, first, after }, who);
    rows.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return rows;
}

/** The order of the list, told the plain way: by key, empty last, then by id in the same direction. */
function inOrder(rows: ChanceRow[], field: (typeof chanceSortFields)[number], order: 'ASC' | 'DESC'): string[] {
  const sign = order === 'ASC' ? 1 : -1;
  const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -sign : a > b ? sign : 0);
  const byKey = (a: ChanceRow, b: ChanceRow) => {
    const [left, right] = field === 'due' ? [dueRank(a), dueRank(b)] : [a[field], b[field]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return typeof left === 'number' && typeof right === 'number'
      ? compare(left, right)
      : compare(String(left), String(right));
  };
  return [...rows].sort((a, b) => byKey(a, b) || compare(a.id, b.id)).map(({ id }) => id);
}

/** Open ones by nearest submission, then submitted ones, then closed ones, both by latest submission. */
function dueRank({ state, submission }: ChanceRow): number {
  const days = Date.parse(submission) / 86_400_000;
  if (isOpenState(state)) return days;
  return (state === 'submitted' ? 1e6 : 2e6) - days;
}

describe('paging through the list', () => {
  const orders = chanceSortFields.flatMap((field) => (['ASC', 'DESC'] as const).map((order) => ({ field, order })));

  it.each(orders)(
    'by $field $order shows each Chance once, in order, with empty figures last',
    async ({ field, order }) => {
      for (const first of [7, 50]) {
        const rows = await allPages(crowd, { sort: { field, order } }, first);
        expect(rows).toHaveLength(420);
        expect(rows.map(({ id }) => id)).toEqual(inOrder(rows, field, order));
      }
    },
  );

  it('opens with the open Chance that is due next, and has the closed ones behind all open ones', async () => {
    const rows = await allPages(crowd, {}, 50);
    expect(rows.map(({ id }) => id)).toEqual(inOrder(rows, 'due', 'ASC'));
    const states = rows.map(({ state }) =>
      isOpenState(state) ? 'open' : state === 'submitted' ? 'submitted' : 'closed',
    );
    expect([...new Set(states)]).toEqual(['open', 'submitted', 'closed']);
    expect(states.lastIndexOf('open')).toBeLessThan(states.indexOf('submitted'));
    expect(states.lastIndexOf('submitted')).toBeLessThan(states.indexOf('closed'));
    expect(rows[0]?.submission).toBe(
      rows
        .filter(({ state }) => isOpenState(state))
        .map(({ submission }) => submission)
        .sort()[0],
    );
  });

  it('goes on where a page ended although a Chance was added before it', async () => {
    const tenant = await aTenant(database);
    for (const submission of ['2026-12-01', '2026-12-02', '2026-12-03'])
      await aQuickChance(tenant, { deadline: { submission } });
    const firstPage = await page(tenant, { first: 2 });
    await aQuickChance(tenant, { deadline: { submission: '2026-11-30' } });
    const next = await page(tenant, { first: 2, after: firstPage.pageInfo.endCursor });
    expect(next.edges.map(({ node }) => node.submission)).toEqual(['2026-12-03']);
  });

  it.each([
    '',
    'nonsense',
    Buffer.from('["2026-12-01"]').toString('base64url'),
    Buffer.from('[1,"x"]').toString('base64url'),
  ])('refuses %j as a cursor', async (after) => {
    await expect(page(crowd, { after })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: [{ path: 'after', problem: 'INVALID' }] },
    });
  });
});

describe('filtering the list', () => {
  const all = () => allPages(crowd, {}, 50);
  const found = (filters: object) => allPages(crowd, { filters, sort: { field: 'revenue', order: 'DESC' } }, 50);
  const idsOf = (rows: ChanceRow[]) => rows.map(({ id }) => id).sort();

  it.each<[string, object, (row: ChanceRow) => boolean]>([
    ['states', { state: ['won', 'lost'] }, ({ state }) => state === 'won' || state === 'lost'],
    ['a state by its other name', { state: ['pending'] }, ({ state }) => state === 'pendingbiddecision'],
    ['a customer', { customerName: 'MOBELHAUS' }, ({ customerName }) => customerName.startsWith('Möbelhaus')],
    [
      'start dates',
      { startDate: { gte: '2027-01-01', lte: '2027-06-30' } },
      ({ startDate }) => startDate >= '2027-01-01' && startDate <= '2027-06-30',
    ],
    ['deadlines', { deadlineDate: { lte: '2026-06-30' } }, ({ submission }) => submission <= '2026-06-30'],
    [
      'revenues',
      { revenue: { gte: 250_000, lte: 500_000 } },
      ({ revenue }) => revenue !== null && revenue >= 250_000 && revenue <= 500_000,
    ],
    ['revenues from one on', { revenue: { gte: 900_000 } }, ({ revenue }) => revenue !== null && revenue >= 900_000],
    ['surcharges below zero', { surcharge: { lte: 0 } }, ({ surcharge }) => surcharge !== null && surcharge <= 0],
    [
      'several filters at once',
      { state: ['editing'], revenue: { gte: 500_000 } },
      ({ state, revenue }) => state === 'editing' && (revenue ?? 0) >= 500_000,
    ],
    ['no state', { state: [] }, () => false],
    [
      'the week of today',
      { dueThisWeek: true },
      ({ state, submission }) => isOpenState(state) && submission >= '2026-11-16' && submission <= '2026-11-22',
    ],
    ['a name nobody has', { customerName: '100%' }, () => false],
  ])('by %s', async (_, filters, fits) => {
    const expected = (await all()).filter(fits);
    const rows = await found(filters);
    expect(idsOf(rows)).toEqual(idsOf(expected));
  });

  it('by organizations means any of them, and only those that staff', async () => {
    const { nord, sued } = crowd.organizations;
    const ids = [nord.id, sued.id];
    const expected = (await all()).filter((row) => row.operationalOrganizations.some(({ id }) => ids.includes(id)));
    expect(idsOf(await found({ operationalOrgs: ids }))).toEqual(idsOf(expected));
  });

  it('by owner, and by "only mine"', async () => {
    const mine = crowd.people.holdingEditor.userId;
    const expected = idsOf((await all()).filter(({ owner }) => owner.id === mine));
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(await found({ chanceAdmins: [mine] }))).toEqual(expected);
    expect(idsOf(await found({ onlyOwn: true }))).toEqual(expected);
  });
});

describe('a row of the list', () => {
  it('shows the estimate until something is calculated', async () => {
    const id = await aChance(few, { operatedBy: ['nord', 'sued'] });
    const { edges } = await page(few, { filters: { onlyOwn: true } });
    expect(edges.find(({ node }) => node.id === id)?.node).toMatchObject({
      revenue: 480_000,
      isEstimated: true,
      margin: null,
      totalCost: null,
      submission: '2026-12-18',
      submissionTime: '12:00',
      customerName: 'Stadt Eichstedt',
      owner: { firstname: 'Jonas', lastname: 'Wiechert', organization: 'Treuwacht Holding' },
      operationalOrganizations: [{ shortName: 'TW Nord' }, { shortName: 'TW Süd' }],
    });
  });

  it('is there for whoever has to do with the Chance', async () => {
    const id = await aChance(few, { by: 'nordEditor', operatedBy: ['mitte'] });
    const sees = async (who: PersonKey) => (await allPages(few, {}, 50, who)).some((row) => row.id === id);
    expect(
      await Promise.all((['holdingViewer', 'nordViewer', 'mitteEditor', 'suedManager'] as const).map(sees)),
    ).toEqual([true, true, true, false]);
  });

  it('stands for the members of an organization where it stands for all', async () => {
    const seen = await inTenant(database, crowd.mainOrganizationId, (db) =>
      db.chanceParticipation.findMany({ where: { organizationId: crowd.organizations.mitte.id } }),
    );
    const ids = new Set(seen.map(({ chanceId }) => chanceId));
    for (const field of ['due', 'revenue'] as const) {
      const sort = { field, order: 'DESC' };
      const all = (await allPages(crowd, { sort }, 50)).filter(({ id }) => ids.has(id));
      expect((await allPages(crowd, { sort }, 50, 'mitteEditor')).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    }
  });

  it('moves for the members of an organization with its submission', async () => {
    const tenant = await aTenant(database);
    const [first, second] = [
      await aChance(tenant, { operatedBy: ['nord'], deadline: { submission: '2026-12-18' } }),
      await aChance(tenant, { operatedBy: ['nord'], deadline: { submission: '2026-12-19' } }),
    ];
    const order = async () => (await allPages(tenant, {}, 10, 'nordViewer')).map(({ id }) => id);
    expect(await order()).toEqual([first, second]);
    await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.chance.updateMany({ where: { id: first }, data: { submission: new Date('2026-12-21') } }),
    );
    expect(await order()).toEqual([second, first]);
  });

  it('passes for the members of an organization through a filter by its state, also after that has changed', async () => {
    const tenant = await aTenant(database);
    const id = await aChance(tenant, { operatedBy: ['nord'] });
    const found = async (state: ChanceState[]) =>
      (await allPages(tenant, { filters: { state } }, 10, 'nordViewer')).map((row) => row.id);
    const [row] = await allPages(tenant, {}, 10, 'nordViewer');
    const before = row?.state as ChanceState;
    expect([await found([before]), await found(['won', 'lost'])]).toEqual([[id], []]);
    await inTenant(database, tenant.mainOrganizationId, (db) =>
      db.chance.updateMany({ where: { id }, data: { state: 'won' } }),
    );
    expect([await found([before]), await found(['won', 'lost'])]).toEqual([[], [id]]);
  });

  it('is never there for another tenant', async () => {
    const other = await aTenant(database);
    expect((await page(other)).edges).toEqual([]);
  });
});
