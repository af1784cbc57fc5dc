import { inTenant } from '@zuschlag/db/client';
import pg from 'pg';
import type { ScenarioTenant } from './scenario.ts';

const CUSTOMERS = 500;

/**
 * Fills a tenant with Chances by SQL, spread over states, owners, customers and organizations independently of each other
 * and the same on every run, for tests of lists and for benchmarks. They have no groups and no services, only the stored totals.
 *
 * @param count at 100 000 it takes a few seconds
 */
export async function manyChances(tenant: ScenarioTenant, count: number): Promise<void> {
  const { database, mainOrganizationId, organizations, people } = tenant;
  const { holding, nord, mitte, sued } = organizations;
  const owners = Object.values(people).filter(({ role }) => role === 'Editor' || role === 'Manager');
  const run = async (db: Parameters<Parameters<typeof inTenant>[2]>[0]) => {
    await db.$executeRaw`
      INSERT INTO "customer" ("id", "mainOrganizationId", "organizationId", "name", "nameKey", "updatedAt")
      SELECT gen_random_uuid(), ${mainOrganizationId}, ${holding.id}, "name", lower("name"), now()
      FROM (SELECT format('%s %s', (ARRAY['Stadtwerke', 'Klinikum', 'Universität', 'Möbelhaus', 'Häfen'])[1 + i % 5], i) AS "name"
        FROM generate_series(1, ${CUSTOMERS}::int) AS i) AS "names"`;
    await db.$executeRaw`
      INSERT INTO "chance" ("id", "mainOrganizationId", "organizationId", "shortNumber", "state", "ownerId", "createdById",
        "createdAt", "updatedAt", "name", "type", "customerId", "customerType", "submission", "startDate", "endDate",
        "durationMonths", "estimateRevenue", "effectiveRevenue", "serviceCount", "revenue", "totalCost", "profit", "margin",
        "surcharge", "minutes")
      SELECT gen_random_uuid(), ${mainOrganizationId}, CASE WHEN i % 4 = 0 THEN ${nord.id}::int ELSE ${holding.id}::int END,
        'CH-1999-' || lpad(i::text, 7, '0'), "state", "ownerId", "ownerId",
        now() - i * interval '1 minute', now(), 'Bewachung Los ' || i, 'QuickOffer', "customerId", 'existingCustomer',
        date '2026-01-01' + (b % 900), date '2026-06-01' + (c % 1200), date '2032-12-31',
        72, "estimate", coalesce("revenue", "estimate"), CASE WHEN "revenue" IS NULL THEN 0 ELSE 1 END,
        "revenue", "revenue" * (1 - "margin"), "revenue" * "margin", CASE WHEN "revenue" IS NULL THEN NULL ELSE "margin" END,
        CASE WHEN "revenue" IS NULL THEN NULL ELSE "margin" / (1 - "margin") END, CASE WHEN "revenue" IS NULL THEN NULL ELSE "revenue" * 2 END
      FROM (
        SELECT i, b, c,
          (enum_range(NULL::"chance_state"))[1 + a % 8] AS "state",
          (${owners.map(({ userId }) => userId)}::int[])[1 + d % ${owners.length}::int] AS "ownerId",
          CASE WHEN i % 10 = 0 THEN NULL ELSE (1 + d % 4000) * 250 END AS "estimate",
          CASE WHEN a % 8 IN (0, 7) OR i % 9 = 0 THEN NULL ELSE (1 + d % 4000) * 250 END AS "revenue",
          (e % 300 - 40) / 1000.0 AS "margin", 1 + e % ${CUSTOMERS}::int AS "customerNumber"
        FROM (
          SELECT i, digit[1] AS a, digit[2] AS b, digit[3] AS c, digit[4] AS d, digit[5] AS e
          FROM generate_series(1, ${count}::int) AS i
          CROSS JOIN LATERAL (SELECT array_agg((hashint4extended(i, seed) & 1048575)::int ORDER BY seed) AS digit
            FROM generate_series(1, 5) AS seed) AS "random"
        ) AS "numbers"
      ) AS "figures"
      JOIN (SELECT "id" AS "customerId", row_number() OVER (ORDER BY "nameKey") AS "number" FROM "customer"
        WHERE "mainOrganizationId" = ${mainOrganizationId}) AS "customers" ON "number" = "customerNumber"`;
    await db.$executeRaw`
      INSERT INTO "chance_participation" ("mainOrganizationId", "chanceId", "organizationId", "isOperational", "isBidding", "isInvolved")
      SELECT ${mainOrganizationId}, "chance"."id", "organization"."id", "isStaffing",
        "isStaffing" AND "state" NOT IN ('pendingbiddecision', 'notbidding'), "organizationId" = "organization"."id"
      FROM (SELECT *, right("shortNumber", 7)::int AS i FROM "chance" WHERE "shortNumber" LIKE 'CH-1999-%') AS "chance"
      CROSS JOIN "organization"
      CROSS JOIN LATERAL (SELECT CASE "organization"."id"
        WHEN ${nord.id}::int THEN i % 2 = 0 WHEN ${mitte.id}::int THEN i % 3 = 0
        WHEN ${sued.id}::int THEN i % 5 = 0 OR (i % 2 > 0 AND i % 3 > 0) ELSE false END AS "isStaffing") AS "staffing"
      WHERE "isStaffing" OR "organizationId" = "organization"."id"`;
  };
  await inTenant(database, mainOrganizationId, run, { timeout: 300_000 });
  await analyze(database.ownerUrl);
}

/** Without statistics the planner guesses, and guesses are no measurement. */
async function analyze(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE) "chance", "chance_participation", "customer", "app_user", "organization"');
  } finally {
    await client.end();
  }
}
