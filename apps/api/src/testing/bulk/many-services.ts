import { inTenant } from '@zuschlag/db/client';
import type { ScenarioTenant } from '../scenario.ts';

/** Copies a service with its shifts and cost parameters by SQL, for tests in which only their number matters. */
export async function copiesOfService(
  { database, mainOrganizationId }: ScenarioTenant,
  serviceId: string,
  count: number,
): Promise<void> {
  await inTenant(database, mainOrganizationId, async (db) => {
    await db.$executeRaw`
      CREATE TEMPORARY TABLE "copies" ON COMMIT DROP AS
      SELECT gen_random_uuid() AS "copyId" FROM generate_series(1, ${count}::int)`;
    await db.$executeRaw`
      INSERT INTO "service" SELECT (jsonb_populate_record(s, jsonb_build_object('id', "copyId"))).*
      FROM "service" s CROSS JOIN "copies" WHERE s."id" = ${serviceId}::uuid`;
    for (const table of ['service_cost_parameters', 'shift'] as const) {
      const ids = table === 'shift' ? `'id', gen_random_uuid(), ` : '';
      await db.$executeRawUnsafe(
        `INSERT INTO "${table}" SELECT (jsonb_populate_record(r, jsonb_build_object(${ids}'serviceId', "copyId"))).*
         FROM "${table}" r CROSS JOIN "copies" WHERE r."serviceId" = $1::uuid`,
        serviceId,
      );
    }
  });
}

/** Copies a Chance with its organizations and services, but without shifts and cost parameters, which no mark looks at. */
export async function copiesOfChance(
  { database, mainOrganizationId }: ScenarioTenant,
  chanceId: string,
  count: number,
): Promise<void> {
  await inTenant(database, mainOrganizationId, async (db) => {
    await db.$executeRaw`
      CREATE TEMPORARY TABLE "copies" ON COMMIT DROP AS
      SELECT gen_random_uuid() AS "copyId", i FROM generate_series(1, ${count}::int) AS i`;
    const [{ columns }] = await db.$queryRaw<[{ columns: string }]>`
      SELECT string_agg(quote_ident(column_name), ', ') AS "columns" FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'chance' AND is_generated = 'NEVER'`;
    await db.$executeRawUnsafe(
      `INSERT INTO "chance" (${columns}) SELECT ${columns} FROM (
        SELECT (jsonb_populate_record(c, jsonb_build_object('id', "copyId", 'shortNumber', 'CH-1998-' || i))).*
        FROM "chance" c CROSS JOIN "copies" WHERE c."id" = $1::uuid
      ) AS "copy"`,
      chanceId,
    );
    await db.$executeRaw`
      INSERT INTO "chance_participation" SELECT (jsonb_populate_record(p, jsonb_build_object('chanceId', "copyId"))).*
      FROM "chance_participation" p CROSS JOIN "copies" WHERE p."chanceId" = ${chanceId}::uuid`;
    await db.$executeRaw`
      INSERT INTO "service" SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'chanceId', "copyId"))).*
      FROM "service" s CROSS JOIN "copies" WHERE s."chanceId" = ${chanceId}::uuid`;
  });
}
