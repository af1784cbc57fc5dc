import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { calculateService, compileRateBook } from '@zuschlag/calc-engine';
import { explainerOf } from '@zuschlag/calc-engine/explain';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import type { Database } from '@zuschlag/db/client';
import { migrate } from '@zuschlag/db/migrate';
import { emptyDatabase, superuserOf } from '@zuschlag/db/testing/database';
import type { Service } from '@zuschlag/validation/services/service';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../../actor.ts';
import { callerOf } from '../../testing/app.ts';
import { as } from '../../testing/scenario.ts';
import { engineInputOf } from './pricing/engine-input.ts';
import { serviceById } from './services.store.ts';

/**
 * The databases of two earlier versions, each with five services of two organizations on a Chance of 2027 and the
 * figures which that version answered. One line per row. The first knows permanent services only; the second has
 * visits, cars, purchases and a subcontractor as well.
 */
const versions = [
  { file: 'earlier-services.jsonl', firstOfToday: '20261122205900_mobile_services_and_equipment' },
  { file: 'earlier-equipment.jsonl', firstOfToday: '20261123003900_scenarios' },
] as const;
const migrations = fileURLToPath(
  import.meta.resolve('@zuschlag/db/migrate').replace('src/migrate.ts', 'prisma/migrations'),
);

type Figures = Pick<
  Service,
  'revenue' | 'totalCost' | 'margin' | 'surcharge' | 'minutesTotal' | 'pricing' | 'minutesPerTariff' | 'problem'
> &
  Partial<Pick<Service, 'subcontractorHourlyRate' | 'siteVisits' | 'cars' | 'purchases'>>;
type Earlier = {
  /** the newest migration of that version */
  lastMigration: string;
  chanceId: string;
  figures: ({ name: string } & Figures)[];
  chanceCostDetails: object;
};
type Row = { table: string; row: Record<string, unknown> };

/** Katrin Sommerfeld, manager of the main organization, as the rows have her. */
const manager: UserActor = {
  ...{ kind: 'user', userId: 1, organizationId: 1, mainOrganizationId: 1, role: 'Manager', isConfigAdmin: false },
  ...{ firstname: 'Katrin', lastname: 'Sommerfeld', language: 'de' },
};

async function insert(database: Database, all: readonly Row[]): Promise<void> {
  const client = new pg.Client({ connectionString: superuserOf(database) });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const [table, ofTable] of Map.groupBy(all, (one) => one.table)) {
      const columns = [...new Set(ofTable.flatMap(({ row }) => Object.keys(row)))].map((name) => `"${name}"`).join();
      await client.query(
        `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(ofTable.map(({ row }) => row))],
      );
      if (ofTable.some(({ row }) => Number.isInteger(row.id))) {
        await client.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), max(id)) from "${table}"`);
      }
    }
  } finally {
    await client.end();
  }
}

/** The rows of an earlier version in a database of that version, migrated to the present one since. */
async function migrated({ file, firstOfToday }: (typeof versions)[number]) {
  const text = await readFile(new URL(`./testing/${file}`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const earlier: Earlier = JSON.parse(head);
  const database = await emptyDatabase();
  const { ownerUrl, appUrl } = database;
  const afterMigrations = (pgPool: pg.Pool) => runMigrations({ pgPool });
  const folder = await mkdtemp(path.join(tmpdir(), 'zuschlag-earlier-'));
  const names = (await readdir(migrations)).filter((name) => name <= earlier.lastMigration);
  for (const name of names) await cp(path.join(migrations, name), path.join(folder, name), { recursive: true });
  await migrate({ ownerUrl, appUrl, folder, afterMigrations });
  await rm(folder, { recursive: true });
  await insert(
    database,
    lines.map((line) => JSON.parse(line)),
  );
  const { applied } = await migrate({ ownerUrl, appUrl, afterMigrations });
  expect(applied).toContain(firstOfToday);
  return { earlier, database, caller: await callerOf(database, manager) };
}

describe.each(versions)('services of an earlier version, after the migrations since: $file', (version) => {
  let { earlier, database, caller } = {} as Awaited<ReturnType<typeof migrated>>;
  beforeAll(async () => {
    ({ earlier, database, caller } = await migrated(version));
  }, 120_000);
  afterAll(() => database?.close());

  const read = () => caller.services.ofChance({ chanceId: earlier.chanceId });
  const stored = (serviceId: string) =>
    as({ database }, manager, async (work) => {
      const service = await serviceById(work, serviceId);
      if (!service) throw new Error(`no service ${serviceId}`);
      return service;
    });

  it('open with the figures that the earlier version answered', async () => {
    const { services, chanceCostDetails } = await read();
    expect(services.map(({ name }) => name)).toEqual(earlier.figures.map(({ name }) => name));
    for (const [at, figures] of earlier.figures.entries()) expect(services[at]).toMatchObject(figures);
    expect(chanceCostDetails).toEqual(earlier.chanceCostDetails);
    const { subcontractorHourlyRate = null, siteVisits = [], cars = [], purchases = [] } = earlier.figures[0] ?? {};
    expect(services[0]).toMatchObject({ subcontractorHourlyRate, siteVisits, cars, purchases });
  });

  it('are calculated and explained by the engine of today as they are stored', async () => {
    const { services } = await read();
    const calculable = services.filter(({ problem }) => problem === null);
    expect(calculable).toHaveLength(4);
    const chance = { startDate: '2027-01-01', endDate: '2027-12-31', province: null, roundsUnitPrices: false };
    for (const { id, operationalOrganizationId, site } of calculable) {
      const service = await stored(id);
      const input = engineInputOf(service, chance);
      const wire = await caller.services.rateBook({
        ...{ chanceId: earlier.chanceId, operationalOrganizationId, province: site?.province ?? 'DE-NW' },
      });
      const book = compileRateBook(rateBookFromWire(wire));
      const result = calculateService(input, book);
      expect(JSON.parse(JSON.stringify(result))).toEqual(service.result);
      const explain = explainerOf(input, book);
      expect(explain('totalCosts', 'cumulated')?.value).toBeCloseTo(service.totalCost ?? 0, 6);
      expect(explain('revenue', 'cumulated')?.value).toBeCloseTo(service.revenue ?? 0, 6);
    }
  });

  it('keep their figures when they are calculated anew, and can be changed', async () => {
    const before = await read();
    for (const organizationId of new Set(before.services.map((one) => one.operationalOrganizationId))) {
      await caller.services.recalculate({ chanceId: earlier.chanceId, organizationId });
    }
    const after = await read();
    for (const [at, figures] of earlier.figures.entries()) expect(after.services[at]).toMatchObject(figures);
    expect(after.chanceCostDetails).toEqual(earlier.chanceCostDetails);
    const [{ id: serviceId = '', revenue = null } = {}] = after.services;
    const car = {
      ...{ netValue: 24_000, runtime: 48, yearlyInsurance: 1_100, yearlyTax: 120, yearlyKilometers: 12_000 },
      ...{ consumption: 6.5, fuelPrice: 1.65, repairPerKilometer: 0.06, quantity: 1 },
    };
    const changed = await caller.services.addCar({ serviceId, car });
    expect(changed.revenue).toBeGreaterThan(revenue ?? 0);
  });
});
