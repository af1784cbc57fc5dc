import { asSignIn, readRows } from '@zuschlag/db/client';
import { ownDatabase } from '@zuschlag/db/testing/database';
import { chanceStates } from '@zuschlag/validation/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from './demo.ts';
import { demoSignIns } from './demo-sign-ins.ts';

const database = await ownDatabase();
const today = new Date('2026-11-21T09:00:00Z');
let founded: boolean[];
let mainOrganizationId: number;
beforeAll(async () => {
  // Two servers that start on the same empty database.
  founded = await Promise.all([seedDemo(database, today), seedDemo(database, today)]);
  const email = demoSignIns[0]?.email ?? '';
  const found = await asSignIn(database, { email }, (db) =>
    db.user.findFirst({ select: { mainOrganizationId: true } }),
  );
  mainOrganizationId = found?.mainOrganizationId ?? 0;
}, 120_000);
afterAll(() => database.close());

const rows = (sql: string) => readRows(database, mainOrganizationId, sql);

describe('the demo tenant', () => {
  it('is founded once, also by servers that start at the same moment', async () => {
    expect(founded.toSorted()).toEqual([false, true]);
    expect(await seedDemo(database, today)).toBe(false);
    expect(await rows(`select count(*)::int as organizations from organization`)).toEqual([{ organizations: 4 }]);
  });

  it('has forty Chances over all eight states, with deadlines around today', async () => {
    const found = (await rows(`select state::text, count(*)::int from chance group by state`)) as {
      state: string;
      count: number;
    }[];
    expect(found.map(({ state }) => state).sort()).toEqual([...chanceStates].sort());
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    const [ahead] = await rows(`select count(*)::int as count from chance where submission > '2026-11-21'`);
    expect(ahead).toEqual({ count: 23 });
  });

  it('has a price for every service', async () => {
    expect(await rows(`select name, problem from service where problem is not null or revenue is null`)).toEqual([]);
    const [counted] = await rows(`select count(*)::int as services from service`);
    expect(counted).toMatchObject({ services: expect.any(Number) });
    expect((counted as { services: number }).services).toBeGreaterThan(40);
    const [kinds] = await rows(`select count(*) filter (where type = 'MOBILE')::int as mobile,
      (select count(*)::int from car) as cars, (select count(*)::int from purchase) as purchases,
      count(*) filter (where "subcontractorHourlyRate" > 0)::int as subcontractors from service`);
    expect(kinds).toEqual({ mobile: 1, cars: 1, purchases: 2, subcontractors: 1 });
  });

  it('warns of what is not entered: the bonuses of one federal state, and the holidays after seven years', async () => {
    const found = await rows(`select distinct warning->>'code' as code, site.province from service
      join site on site.id = service."siteId", jsonb_array_elements(result->'warnings') warning order by 1`);
    expect(found).toEqual([
      { code: 'CHRISTMAS_BONUS_MISSING', province: 'DE-SH' },
      { code: 'HOLIDAYS_MISSING_FOR_YEAR', province: 'DE-NW' },
      { code: 'VACATION_BONUS_MISSING', province: 'DE-SH' },
    ]);
  });

  it('has groups that wait, that are contested, and that somebody declined', async () => {
    const [bids] = await rows(`select count(*) filter (where flips >= 2)::int as contested,
      count(*) filter (where "currentDecision" = 'Nobid' and "isFinal")::int as declined from bid_group`);
    const margins = (await rows(
      `select outcome::text from margin_group where outcome is not null group by 1 order by 1`,
    )) as { outcome: string }[];
    expect(bids).toMatchObject({ contested: 1 });
    expect((bids as { declined: number }).declined).toBeGreaterThan(3);
    expect(margins.map(({ outcome }) => outcome)).toEqual(['approved', 'contested', 'open', 'rejected', 'withdrawn']);
  });

  it('lets nothing happen before the Chance was created or after today', async () => {
    const odd =
      await rows(`select c.name from chance c left join bid_group g on g."chanceId" = c.id left join bid_decision d on d."groupId" = g.id
      left join margin_group m on m."chanceId" = c.id left join margin_decision v on v."groupId" = m.id
      where least(d."createdAt", v."createdAt", c."submittedAt", c."closedAt") < c."createdAt"
      or greatest(d."createdAt", v."createdAt", c."submittedAt", c."closedAt") > '2026-11-21T09:00:00Z'`);
    expect(odd).toEqual([]);
  });

  it('submits every offer before its deadline and hears of the award after it', async () => {
    const late = await rows(`select name from chance
      where "submittedAt"::date >= submission or "closedAt"::date <= submission`);
    expect(late).toEqual([]);
    const [counted] = await rows(
      `select count("submittedAt")::int as submitted, count("closedAt")::int as closed from chance`,
    );
    expect(counted).toEqual({ submitted: 14, closed: 13 });
  });

  it('has a trail along the life of each Chance: nothing before it was entered, and today only what is of today', async () => {
    const trail = `select c.name from chance c join trail_entry t on t."chanceId" = c.id`;
    expect(await rows(`${trail} where t.at < c."createdAt" or t.at > '2026-11-21T09:00:00Z'`)).toEqual([]);
    const [old] = await rows(`select count(*)::int as count, count(distinct at::date)::int as days from trail_entry
      where "chanceId" is not null and at < '2026-11-20'`);
    const { count = 0, days = 0 } = old as { count?: number; days?: number };
    expect(count).toBeGreaterThan(400);
    expect(days).toBeGreaterThan(60);
    const told = await rows(`select c.name from chance c join bid_group g on g."chanceId" = c.id
      join bid_decision d on d."groupId" = g.id where not exists (select from trail_entry t where t."chanceId" = c.id
        and t.at between d."createdAt" - interval '1 minute' and d."createdAt" + interval '1 minute')`);
    expect(told).toEqual([]);
  });

  it('has losses with a reason of the list, a winner and a price, and offers below the calculation', async () => {
    const losses = await rows(
      `select "lossReason", winner, "winningPrice" is not null as "isPriced" from chance where state = 'lost'`,
    );
    expect(losses).toHaveLength(4);
    for (const loss of losses)
      expect(loss).toMatchObject({ lossReason: expect.any(String), winner: expect.any(String) });
    expect(losses.filter((loss) => (loss as { isPriced: boolean }).isPriced).length).toBeGreaterThan(1);
    const [offers] = await rows(
      `select count(*)::int from chance where "offeredRevenue" < revenue and "offeredReason" is not null`,
    );
    expect((offers as { count: number }).count).toBeGreaterThan(1);
  });

  it('has a won contract with months of actuals, of which one falls below the approved margin', async () => {
    const months = await rows(`select c.name, count(distinct m.month)::int as months from actual_month m
      join chance c on c.id = m."chanceId" group by 1 order by 2 desc`);
    expect(months[0]).toEqual({ name: 'Wachdienst Rechenzentrum Ost', months: 3 });
  });

  it('has boards with tasks in every column, and chats of which some are of the last day', async () => {
    const tasks = await rows(
      `select status::text, count(distinct "chanceId")::int as boards from task group by 1 order by 1`,
    );
    expect(tasks.map((row) => (row as { status: string }).status).toSorted()).toEqual(['DONE', 'IN_PROGRESS', 'TODO']);
    for (const row of tasks) expect((row as { boards: number }).boards).toBeGreaterThan(6);
    const [chats] = await rows(`select count(distinct "chanceId")::int as chats,
      count(*) filter (where "createdAt" > '2026-11-20T09:00:00Z')::int as recent,
      count(*) filter (where "createdAt" > '2026-11-21T09:00:00Z')::int as ahead from chat_message`);
    const { chats: all = 0, recent = 0, ahead } = chats as { chats?: number; recent?: number; ahead?: number };
    expect(all).toBeGreaterThan(6);
    expect(recent).toBeGreaterThan(3);
    expect(ahead).toBe(0);
  });

  it('has lots of one procedure with one deadline, and proofs of which some are ready', async () => {
    const lots = await rows(`select "lotNumber", "lotTitle" from chance where "procedureId" is not null order by 1`);
    expect(lots).toEqual([
      { lotNumber: '1', lotTitle: 'Verwaltungsgebäude' },
      { lotNumber: '2', lotTitle: 'Unterkünfte' },
    ]);
    const [deadlines] = await rows(
      `select count(distinct submission)::int from chance where "procedureId" is not null`,
    );
    expect(deadlines).toEqual({ count: 1 });
    const [proofs] = await rows(`select count(*)::int as proofs, count("doneAt")::int as ready from chance_proof`);
    const { proofs: all = 0, ready = 0 } = proofs as { proofs?: number; ready?: number };
    expect(ready).toBeGreaterThan(10);
    expect(all - ready).toBeGreaterThan(10);
    const unready =
      await rows(`select c.name from chance c join chance_proof p on p."chanceId" = c.id and p."doneAt" is null
      where c.state in ('submitted', 'won', 'lost')`);
    expect(unready).toEqual([]);
  });

  it('has notices that differ: platforms, authorities, criteria and texts', async () => {
    const [kinds] = await rows(`select count(distinct platform)::int as platforms,
      count(distinct "awardingAuthority")::int as authorities, count(distinct details)::int as details,
      count(distinct ("priceCriteria", "qualityCriteria", "referenceCriteria"))::int as criteria from chance`);
    const { platforms = 0, authorities = 0, details = 0, criteria = 0 } = kinds as { [kind: string]: number };
    expect(Math.min(platforms, authorities, criteria)).toBeGreaterThan(4);
    expect(details).toBeGreaterThan(15);
  });

  it('has tables with rows that count, that counted and that are to come, and a company with tariffs of its own', async () => {
    const social = await rows(`select value::float8, "activeFrom"::text from social_security order by 2`);
    expect(social).toEqual([
      { value: 0.211, activeFrom: '2025-01-01' },
      { value: 0.214, activeFrom: '2026-01-01' },
      { value: 0.217, activeFrom: '2027-01-01' },
    ]);
    const keepers = await rows(`select distinct u.lastname, o."shortName" from tariff t
      join app_user u on u.id = t."createdById" join organization o on o.id = t."organizationId" order by 1`);
    expect(keepers).toEqual([
      { lastname: 'Brandes', shortName: 'Treuwacht Holding' },
      { lastname: 'Demir', shortName: 'TW Mitte' },
    ]);
    const [late] = await rows(`select count(*)::int from trail_entry where entity = 'tariff' and at > '2026-11-21'`);
    expect(late).toEqual({ count: 0 });
  });

  it('has somebody to sign in for every role but Admin', () => {
    expect(new Set(demoSignIns.map(({ role }) => role))).toEqual(new Set(['Manager', 'Editor', 'Viewer']));
    expect(demoSignIns[0]).toMatchObject({ name: 'Katrin Sommerfeld', email: 'katrin.sommerfeld@treuwacht.example' });
  });
});
