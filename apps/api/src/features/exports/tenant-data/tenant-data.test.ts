import { buffer } from 'node:stream/consumers';
import { superuserOf, testDatabase } from '@zuschlag/db/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publish } from '../../../events/publish.ts';
import { aQuickChance } from '../../../testing/chances.ts';
import { withRates } from '../../../testing/rates.ts';
import { as, aTenant, type ScenarioTenant } from '../../../testing/scenario.ts';
import { aChanceToCalculate, aService } from '../../../testing/services.ts';
import { createScenario } from '../../scenarios/scenarios.ts';
import { exportTenant } from '../exports.ts';
import { readExport } from '../read-export.ts';
import { unpacked } from '../testing/unpacked.ts';
import { writeExport } from '../write-export.ts';
import { leftOutColumns, leftOutTables } from './left-out.ts';
import { exportedTables } from './tenant-data-archive.ts';
import { tenantTables } from './tenant-tables.store.ts';

const database = await testDatabase();
let tenant: ScenarioTenant;
let other: ScenarioTenant;
let superuser: pg.Client;

beforeAll(async () => {
  tenant = await aTenant(database);
  other = await aTenant(database);
  await withRates(tenant, { provinces: ['DE-NW'], years: [2027] });
  superuser = new pg.Client({ connectionString: superuserOf(database) });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await database.close();
});

const originOf = ({ mainOrganizationId }: ScenarioTenant) => ({
  ...{ database, publish, mainOrganizationId, now: new Date() },
  requestId: 'test',
});

/** A Chance of TW Nord with a service, and a scenario with its copy. */
async function aChanceWithScenario(): Promise<string> {
  const chanceId = await aChanceToCalculate(tenant, ['nord'], { by: 'nordEditor' });
  await aService(tenant, chanceId);
  await as(tenant, tenant.people.nordEditor, (work) => createScenario(work, { chanceId, name: 'Höherer "Lohn"' }));
  return chanceId;
}

/** How many rows of the tenant a table has, past row security. */
async function counted(table: string): Promise<number> {
  const { rows } = await superuser.query(`select count(*)::int as n from "${table}" where "mainOrganizationId" = $1`, [
    tenant.mainOrganizationId,
  ]);
  return rows[0].n;
}

async function archive(): Promise<Map<string, Buffer>> {
  const { holdingManager } = tenant.people;
  // Two browsers of a person at the same moment, and a third one later.
  const both = await Promise.all([1, 2].map(() => as(tenant, holdingManager, exportTenant)));
  const { id } = await as(tenant, holdingManager, exportTenant);
  expect(both.map((one) => one.id)).toEqual([id, id]);
  await writeExport(originOf(tenant), id);
  const { content, size, name } = await readExport(originOf(tenant), holdingManager, id);
  const zip = await buffer(content);
  expect([zip.length, name]).toEqual([size, expect.stringMatching(/^Alle Daten \d{4}-\d\d-\d\d\.zip$/)]);
  return unpacked(zip);
}

it('holds every row of every table that is not left out, each as its schema says, and nothing of another tenant', async () => {
  const chanceId = await aChanceWithScenario();
  await aQuickChance(other, { description: { name: 'Fremde Messe' } });
  const files = await archive();
  const read = (name: string) => JSON.parse(files.get(name)?.toString('utf8') ?? 'null');

  const { properties } = read('schema.json');
  expect([...files.keys()].filter((name) => name !== 'schema.json' && !name.startsWith('files/'))).toEqual(
    Object.keys(properties),
  );
  for (const [name, { items }] of Object.entries<{ items: { required: string[] } }>(properties)) {
    const table = name.replace(/\.json$/, '');
    const rows: { mainOrganizationId: number }[] = read(name);
    // What the archive tells of itself comes while it is written.
    if (table !== 'trail_entry') expect([table, rows.length]).toEqual([table, await counted(table)]);
    for (const row of rows) {
      expect([table, Object.keys(row)]).toEqual([table, items.required]);
      expect(row.mainOrganizationId).toBe(tenant.mainOrganizationId);
    }
  }
  expect(read('chance.json')).toEqual([expect.objectContaining({ id: chanceId })]);
  expect(read('service.json').map(({ scenarioId }: { scenarioId: string | null }) => scenarioId)).toEqual([
    null,
    read('scenario.json')[0].id,
  ]);
  expect(read('app_user.json').every((row: object) => !('passwordHash' in row))).toBe(true);
  expect([...files.values()].some((content) => content.includes('Fremde Messe'))).toBe(false);
});

it('leaves out only tables and columns that exist, and none that could hold a secret or bytes stays in', async () => {
  const place = { actor: tenant.people.holdingManager, database };
  const all = await tenantTables(place);
  const columns = all.flatMap(({ name, columns: each }) => each.map((column) => `${name}.${column.name}`));
  expect(Object.keys(leftOutTables).filter((name) => !all.some((table) => table.name === name))).toEqual([]);
  expect(Object.keys(leftOutColumns).filter((name) => !columns.includes(name))).toEqual([]);
  const kept = (await exportedTables(place)).flatMap(({ name, columns: each }) =>
    each.map((column) => `${name}.${column.name}`),
  );
  // How much of a model was used is a number.
  const secret = kept.filter((name) => name !== 'model_usage.tokens');
  expect(secret.filter((name) => /secret|password|token|identity|session/i.test(name))).toEqual([]);
});

it('keeps from its reader what the trail shows only to the person, and from programs all of it', async () => {
  const { holdingManager, nordViewer } = tenant.people;
  await as(tenant, nordViewer, (work) =>
    work.audit({ entity: 'listView', entityId: '7', action: 'create', after: { name: 'Nur für mich' } }),
  );
  const trail = (await archive()).get('trail_entry.json')?.toString('utf8') ?? '';
  expect(trail).toContain('"mainOrganizationId"');
  expect(trail).not.toContain('Nur für mich');
  const { id } = await as(tenant, holdingManager, exportTenant);
  await writeExport(originOf(tenant), id);
  const program = { ...holdingManager, scope: 'read' as const };
  await expect(readExport(originOf(tenant), program, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(as(tenant, program, exportTenant)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' });
});

it('is only for a Manager of the main organization, and lost with the right to it', async () => {
  const { holdingManager, holdingEditor, nordManager } = tenant.people;
  for (const person of [holdingEditor, nordManager])
    await expect(as(tenant, person, exportTenant)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const { id } = await as(tenant, holdingManager, exportTenant);
  await writeExport(originOf(tenant), id);
  const demoted = { ...holdingManager, role: 'Editor' as const };
  await expect(readExport(originOf(tenant), demoted, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
