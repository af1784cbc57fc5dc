import { readFileSync } from 'node:fs';
import { inTenant } from '@zuschlag/db/client';
import { testDatabase } from '@zuschlag/db/testing/database';
import { sampled } from '@zuschlag/validation/testing/sampling';
import type { Percentiles, WinLossFigures, WinLossFilter } from '@zuschlag/validation/win-loss/win-loss';
import type { WinLossDimension } from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyChances } from '../../testing/bulk/many-chances.ts';
import type { PersonKey } from '../../testing/people.ts';
import { as, aTenant, type ScenarioTenant } from '../../testing/scenario.ts';
import { readLastOutcomes, readWinLoss } from './win-loss.ts';

const database = await testDatabase();
afterAll(() => database.close());

const read = (tenant: ScenarioTenant, who: PersonKey, filter: WinLossFilter = {}) =>
  as(tenant, tenant.people[who], (work) => readWinLoss(work, filter));
const run = (tenant: ScenarioTenant, sql: string, ...given: unknown[]) =>
  inTenant(database, tenant.mainOrganizationId, (db) => db.$executeRawUnsafe(sql, ...given), { timeout: 100_000 });

/** Fills a tenant with Chances of these facts. */
async function decide(tenant: ScenarioTenant, cases: readonly Case[]): Promise<void> {
  await manyChances(tenant, cases.length);
  await run(
    tenant,
    `UPDATE chance SET state = "case".state::chance_state, province = "case".province, permanent = "case".permanent,
       mobile = "case".mobile, minutes = "case".hours * 60, revenue = "case".calculated * "case".hours,
       "pricePerHour" = CASE WHEN "case".hours > 0 THEN "case".calculated END,
       "offeredRevenue" = CASE WHEN "case".offered <> "case".calculated THEN ("case".offered * "case".hours)::numeric END,
       "winningPrice" = ("case".winner * "case".hours)::numeric, "durationMonths" = "case".months,
       submission = "case".submission::date, "archivedAt" = CASE WHEN "case".archived THEN now() END,
       "customerId" = "customer".id
     FROM jsonb_to_recordset($2::jsonb) AS "case" ("number" text, state text, province text, permanent bool, mobile bool, hours float8,
       calculated float8, offered float8, winner float8, months int, submission text, archived bool, customer int)
     JOIN (SELECT id, row_number() OVER (ORDER BY "nameKey") - 1 AS place FROM customer
       WHERE customer."mainOrganizationId" = $1::int) AS customer ON customer.place = "case".customer
     WHERE chance."mainOrganizationId" = $1::int AND chance."shortNumber" = "case"."number"`,
    tenant.mainOrganizationId,
    JSON.stringify(cases.map((one, at) => ({ ...one, number: `CH-1999-${String(at + 1).padStart(7, '0')}` }))),
  );
}

type Case = {
  state: 'won' | 'lost' | 'submitted' | 'notbidding';
  province: string | null;
  permanent: boolean;
  mobile: boolean;
  hours: number;
  /** EUR per hour, like those below */
  calculated: number;
  offered: number;
  winner: number | null;
  months: number;
  submission: string;
  archived: boolean;
  /** the place of the customer in the alphabet */
  customer: number;
};
const aCase: Case = {
  ...{
    state: 'won',
    province: null,
    permanent: true,
    mobile: false,
    hours: 1_000,
    calculated: 0,
    offered: 0,
    winner: null,
  },
  ...{ months: 12, submission: '2026-03-01', archived: false, customer: 0 },
};

describe('the example of the documentation', () => {
  const docs = readFileSync(new URL('../../../../../docs/calculation.md', import.meta.url), 'utf8');
  const [, section = ''] = docs.split(/^## 17\. .*$/m);
  const lines =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  const table = lines.map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  const figures = (cell: string | undefined) =>
    (cell ?? '').split(' ').map((word) => (word === '–' || word === '' ? null : Number(word)));

  it('has the figures that it works out, and holds Hesse back so that Berlin stays unknown', async () => {
    const tenant = await aTenant(database);
    const cases = table
      .filter(([state]) => state?.startsWith('DE-'))
      .flatMap(([province = '', won, lost, winners]): Case[] => [
        ...figures(won).map((price) => ({ ...aCase, province, offered: price ?? 0 })),
        ...figures(lost).map((price, at) => {
          const winner = figures(winners)[at] ?? null;
          return { ...aCase, state: 'lost' as const, province, offered: price ?? 0, winner };
        }),
      ])
      .map((one) => ({ ...one, calculated: one.offered === 27.9 ? 28.4 : one.offered }));
    expect(cases).toHaveLength(20);
    await decide(tenant, cases);

    const { total, tables } = await read(tenant, 'holdingManager');
    const states = tables.find(({ dimension }) => dimension === 'state')?.groups ?? [];
    const columns = [
      total,
      ...['DE-BY', 'DE-HH', 'DE-BE'].map((state) => states.find(({ province }) => province === state)),
    ];
    const shown = (value: number | null | undefined, factor = 1) =>
      value === null || value === undefined ? '–' : (Math.round(value * factor * 100 + 1e-6) / 100).toFixed(2);
    const found: { [row: string]: (of: WinLossFigures | undefined) => string } = {
      cases: (of) => String(of?.cases),
      'win rate, %': (of) => shown(of?.winRate, 100),
      'EUR/h, 10 %': (of) => shown(of?.pricePerHour?.p10),
      'EUR/h, 25 %': (of) => shown(of?.pricePerHour?.p25),
      'EUR/h, median': (of) => shown(of?.pricePerHour?.p50),
      'EUR/h, 75 %': (of) => shown(of?.pricePerHour?.p75),
      'EUR/h, 90 %': (of) => shown(of?.pricePerHour?.p90),
      "cases with a winner's price": (of) => String(of?.distanceCases),
      'distance, %, 25 %': (of) => shown(of?.distance?.p25, 100),
      'distance, %, median': (of) => shown(of?.distance?.p50, 100),
      'distance, %, 75 %': (of) => shown(of?.distance?.p75, 100),
    };
    const written = table.filter(([label]) => label !== undefined && label in found);
    expect(written.map(([label = '']) => [label, ...columns.map((of) => found[label]?.(of))])).toEqual(written);
    expect(written).toHaveLength(Object.keys(found).length);

    // The same groups, chosen by a filter: what the table holds back stays so.
    const bavaria = await read(tenant, 'holdingManager', { province: 'DE-BY' });
    expect(bavaria.total).toEqual({ ...states.find(({ province }) => province === 'DE-BY'), ...nameless });
    expect(bavaria.tables.find(({ dimension }) => dimension === 'state')?.groups).toEqual(states);
    const hesse = await read(tenant, 'holdingManager', { province: 'DE-HH' });
    expect(hesse.total).toMatchObject({ cases: 8, winRate: null, pricePerHour: null });
    expect(hesse.tables.find(({ dimension }) => dimension === 'year')?.groups).toMatchObject([
      { cases: 8, winRate: null },
    ]);
  });
});
const nameless = { customer: undefined, province: undefined, kind: undefined, size: undefined, year: undefined };

describe('random Chances', () => {
  let tenant: ScenarioTenant;
  const count = sampled(400, 5_000);
  const cases = randomCases(count);
  beforeAll(async () => {
    tenant = await aTenant(database);
    await decide(tenant, cases);
  });

  const viewers = { holdingManager: () => true, mitteEditor: (at: number) => at % 3 === 0 } as const;
  const filters: WinLossFilter[] = [
    {},
    { province: 'DE-BY' },
    { kind: 'several', year: 2026 },
    { size: 'upTo2000', province: 'DE-HH', kind: 'permanent' },
  ];
  it.each(
    Object.entries(viewers).flatMap(([who, sees]) =>
      filters.map((filter) => ({ who: who as PersonKey, sees, filter })),
    ),
  )('have the figures of a plain count for $who with $filter', async ({ who, sees, filter }) => {
    const seen = cases.filter((_, at) => sees(at + 1));
    const { total, tables } = await read(tenant, who, filter);
    expect(total.cases).toBe(matching(seen, filter).length);
    sameUnlessHeldBack(total, matching(seen, filter));
    for (const { dimension, groups, otherCases } of tables) {
      const without = { ...filter, [fieldOf[dimension]]: null };
      const counted = Map.groupBy(matching(seen, without), (one) => keyOf[dimension](one));
      expect(groups.reduce((sum, group) => sum + group.cases, otherCases)).toBe(matching(seen, without).length);
      for (const group of groups) {
        if (dimension === 'customer') continue;
        const key = { state: group.province, kind: group.kind, size: group.size, year: group.year }[dimension];
        sameUnlessHeldBack(group, counted.get(key) ?? []);
      }
    }
  });

  it('leave out what an organization does not see, archives, and Chances without an outcome', async () => {
    const decided = cases.filter(({ state, archived }) => (state === 'won' || state === 'lost') && !archived);
    expect((await read(tenant, 'holdingViewer')).total.cases).toBe(decided.length);
    expect((await read(tenant, 'mitteEditor')).total.cases).toBeLessThan(decided.length / 2);
    expect((await read(await aTenant(database), 'holdingManager')).total).toMatchObject({ cases: 0, winRate: null });
  });

  it('name the last outcomes of a customer, as far as the reader sees them', async () => {
    const { tables } = await read(tenant, 'holdingManager');
    const customer = tables.find(({ dimension }) => dimension === 'customer')?.groups[0]?.customer;
    const latest = (state: Case['state']) =>
      decidedOf(cases)
        .filter((one) => one.state === state && one.hours > 0 && one.customer === 0)
        .map(({ submission }) => submission)
        .sort()
        .at(-1);
    const last = await as(tenant, tenant.people.holdingManager, (work) => readLastOutcomes(work, customer?.id ?? ''));
    expect([last.won?.submission, last.lost?.submission]).toEqual([latest('won'), latest('lost')]);
    const stranger = await aTenant(database);
    await expect(
      as(stranger, stranger.people.holdingManager, (work) => readLastOutcomes(work, customer?.id ?? '')),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

// The second computation: over plain rows, sorted and interpolated by hand.

const fieldOf = { customer: 'customerId', state: 'province', kind: 'kind', size: 'size', year: 'year' } as const;
const keyOf: { [dimension in WinLossDimension]: (one: Case) => string | number | null } = {
  customer: ({ customer }) => customer,
  state: ({ province }) => province,
  kind: ({ permanent, mobile }) => {
    if (permanent && mobile) return 'several';
    return permanent ? 'permanent' : mobile ? 'mobile' : 'unstated';
  },
  size: ({ hours, months }) => {
    const yearly = months < 12 ? hours : (hours / months) * 12;
    if (hours === 0) return null;
    if (yearly <= 2_000) return 'upTo2000';
    if (yearly <= 8_760) return 'upTo8760';
    return yearly <= 43_800 ? 'upTo43800' : 'above43800';
  },
  year: ({ submission }) => Number(submission.slice(0, 4)),
};

function decidedOf(all: readonly Case[]): Case[] {
  return all.filter(({ state, archived }) => !archived && (state === 'won' || state === 'lost'));
}

function matching(all: readonly Case[], { province, kind, size, year }: WinLossFilter): Case[] {
  return decidedOf(all).filter(
    (one) =>
      (!province || one.province === province) &&
      (!kind || keyOf.kind(one) === kind) &&
      (!size || keyOf.size(one) === size) &&
      (!year || keyOf.year(one) === year),
  );
}

function sameUnlessHeldBack(found: WinLossFigures, of: readonly Case[]): void {
  const prices = of.filter(({ hours }) => hours > 0).map(({ offered }) => offered);
  const distances = of.flatMap(({ state, winner, offered, hours }) =>
    state === 'lost' && winner !== null && hours > 0 ? [(offered - winner) / winner] : [],
  );
  expect([found.cases, found.pricedCases, found.distanceCases]).toEqual([of.length, prices.length, distances.length]);
  if (of.length < 8) expect(found.winRate).toBeNull();
  if (found.winRate !== null)
    expect(found.winRate).toBeCloseTo(of.filter(({ state }) => state === 'won').length / of.length, 10);
  sameSpread(found.pricePerHour, prices, 6);
  sameSpread(found.distance, distances, 4);
}

function sameSpread(found: Percentiles | null, values: readonly number[], digits: number): void {
  if (values.length < 8) expect(found).toBeNull();
  if (found === null) return;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    return below + (place - Math.floor(place)) * (above - below);
  };
  expect(found.p10).toBeCloseTo(at(0.1), digits);
  expect(found.p25).toBeCloseTo(at(0.25), digits);
  expect(found.p50).toBeCloseTo(at(0.5), digits);
  expect(found.p75).toBeCloseTo(at(0.75), digits);
  expect(found.p90).toBeCloseTo(at(0.9), digits);
}

/** The same ones on every run. */
function randomCases(count: number): Case[] {
  let seed = 16;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const pick = <Value>(...values: Value[]) => values[next(values.length)] as Value;
  return Array.from({ length: count }, () => {
    const calculated = 2_000 + next(1_500);
    return {
      state: pick('won', 'lost', 'lost', 'submitted', 'notbidding'),
      province: pick('DE-BY', 'DE-BY', 'DE-BY', 'DE-HH', 'DE-NW', 'DE-BE', null),
      permanent: next(4) > 0,
      mobile: next(3) === 0,
      hours: pick(0, 400, 1_900, 7_000, 20_000, 90_000, 300_000),
      calculated: calculated / 100,
      offered: (calculated - pick(0, 0, 80)) / 100,
      winner: pick(null, (1_900 + next(1_500)) / 100),
      months: pick(1, 6, 12, 24, 48),
      submission: `${2024 + next(3)}-0${1 + next(9)}-1${next(10)}`,
      archived: next(12) === 0,
      customer: pick(0, 0, 0, 1, 2, 3 + next(40)),
    };
  });
}
