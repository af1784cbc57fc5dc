import { inTenant } from '@zuschlag/db/client';
import pg from 'pg';
import type { ScenarioTenant } from '../scenario.ts';
import { type Execute, loadInBulk } from './load-in-bulk.ts';

type Many = {
  /** staffing organizations with an Editor each, beside those of the cast, who then take part in every twentieth Chance only */
  organizations?: number;
  /** of a server whose database is this test's or benchmark's own: rows are loaded before their indexes, without triggers */
  superuserUrl?: string;
  /** hears, with a superuser, the name of each step that has ended and how many seconds it took */
  onStep?: (name: string, seconds: number) => void;
};

/**
 * Fills a tenant with Chances by SQL, spread over states, owners, customers and organizations independently of each other
 * and the same on every run, for tests of lists and for benchmarks. They have no groups and no services, only the stored
 * totals. A fiftieth as many customers, at least 500, buy them.
 *
 * @param count without a superuser 100 000 take a minute, with one a million take less than four
 */
export async function manyChances(
  tenant: ScenarioTenant,
  count: number,
  { organizations = 0, superuserUrl, onStep }: Many = {},
): Promise<void> {
  const { database, mainOrganizationId } = tenant;
  const before = async (execute: Execute) => {
    if (organizations > 0) await execute(moreOrganizations, mainOrganizationId, organizations);
    await execute(customers, mainOrganizationId, customersOf(count));
    // Without statistics of the new tenant the planner compares each Chance with every customer.
    if (superuserUrl) await execute('ANALYZE "customer", "app_user", "organization"');
  };
  const searched = async (execute: Execute, part = 0, parts = 1) => {
    await execute(chances, ...numbersOf(tenant, count), 1 + part, parts);
  };
  const rest = async (execute: Execute) => {
    await execute(participations, ...organizationsOf(tenant));
  };
  if (superuserUrl)
    return loadInBulk({ database, superuserUrl, mainOrganizationId }, { before, searched, rest }, onStep);
  await inTenant(
    database,
    mainOrganizationId,
    async (db) => {
      const execute: Execute = (sql, ...given) => db.$executeRawUnsafe(sql, ...given);
      await before(execute);
      await searched(execute);
      await rest(execute);
    },
    { timeout: 300_000 },
  );
  await analyze(database.ownerUrl);
}

function customersOf(count: number): number {
  return Math.max(500, Math.floor(count / 50));
}

function numbersOf({ mainOrganizationId, organizations, people }: ScenarioTenant, count: number): unknown[] {
  const owners = Object.values(people).filter(({ role }) => role === 'Editor' || role === 'Manager');
  const ownerIds = owners.map(({ userId }) => userId);
  return [mainOrganizationId, organizations.holding.id, organizations.nord.id, ownerIds, count, customersOf(count)];
}

function organizationsOf({ mainOrganizationId, organizations: { nord, mitte, sued } }: ScenarioTenant): unknown[] {
  return [mainOrganizationId, nord.id, mitte.id, sued.id];
}

/** How many organizations came by `moreOrganizations`. */
const size = `(SELECT count(*)::int AS "size" FROM "app_user"
  WHERE "mainOrganizationId" = $1::int AND "email" LIKE 'editor.%') AS "home"`;

/** These organizations and their Editors by number. Rows to join with: an array of all would travel along in each row. */
const homes = `(SELECT (row_number() OVER (ORDER BY "organizationId"))::int AS "homeNumber", "id" AS "editorId",
    "organizationId" AS "homeId"
  FROM "app_user" WHERE "mainOrganizationId" = $1::int AND "email" LIKE 'editor.%') AS "homes"`;

const moreOrganizations = `
  WITH "added" AS (
    INSERT INTO "organization" ("mainOrganizationId", "name", "shortName", "isOperational")
    SELECT $1::int, format('Treuwacht Region %s GmbH', i), format('TW %s', i), true FROM generate_series(1, $2::int) AS i
    RETURNING "id"
  )
  INSERT INTO "app_user" ("mainOrganizationId", "organizationId", "email", "firstname", "lastname", "role", "emailVerified")
  SELECT $1::int, "id", format('editor.%s@%s.example', "id", $1::int), 'Eda', format('Region %s', "id"), 'Editor', true FROM "added"`;

/** Invented places, 16 000 of them, by number. */
const placeOf = (number: string) => `
  (ARRAY['Alt','Neu','Ober','Unter','Groß','Klein','Bad ','Sankt ','Hohen','Nieder','Wald','Berg','See','Stein','Birken','Eichen','Linden',
    'Schön','Lang','Breit','Roth','Weiß','Schwarz','Grün','Silber','Gold','König','Grafen','Bischof','Kirch','Mühl','Brück','Furt','Moor','Heid',
    'Sand','Ried','Rosen','Dorn','Wolf'])[1 + ${number} % 40] ||
  (ARRAY['hagen','hausen','heim','hofen','ingen','leben','rode','büttel','born','bach','au','beck','burg','dorf','feld','furt','grund','horst',
    'kamp','kirchen','moor','ried','rode','see','stedt','stein','tal','thal','wald','weiler','werder','wiesen','winkel','zell','lar','mar','brunn',
    'acker','berg','brück','damm','ecken','fließ','garten','graben','hain','holz','kuppe','lohe','mark'])[1 + ${number} / 40 % 50] ||
  (ARRAY['',' Nord',' Süd',' West',' Ost',' Mitte','er Höhe','er Aue'])[1 + ${number} / 2000 % 8]`;

const customers = `
  INSERT INTO "customer" ("id", "mainOrganizationId", "organizationId", "name", "nameKey", "sortKey", "updatedAt")
  SELECT gen_random_uuid(), $1::int, $1::int, "name", lower("name"), app_fold("name"), now()
  FROM (SELECT format('%s %s %s', (ARRAY['Stadtwerke', 'Klinikum', 'Universität', 'Möbelhaus', 'Häfen'])[1 + i % 5],
      ${placeOf('(i * 7)')}, i) AS "name"
    FROM generate_series(1, $2::int) AS i) AS "names"`;

const chances = `
  INSERT INTO "chance" ("id", "mainOrganizationId", "organizationId", "shortNumber", "state", "ownerId", "createdById",
    "createdAt", "updatedAt", "name", "referenceNumber", "searchText", "type", "customerId", "customerType", "submission",
    "startDate", "endDate", "durationMonths", "estimateRevenue", "effectiveRevenue", "serviceCount", "revenue",
    "totalCost", "profit", "margin", "surcharge", "minutes")
  SELECT uuidv7(), $1::int, "organizationId", "shortNumber", "state", "ownerId", "ownerId",
    now() - i * interval '1 minute', now(), "name", "reference",
    concat_ws(' ', lower("shortNumber"), "foldedName", lower("reference"), "foldedCustomer"), 'QuickOffer', "customerId", 'existingCustomer',
    date '2026-01-01' + (b % 900), date '2026-06-01' + (c % 1200), date '2032-12-31',
    72, "estimate", coalesce("revenue", "estimate"), CASE WHEN "revenue" IS NULL THEN 0 ELSE 1 END,
    "revenue", "revenue" * (1 - "margin"), "revenue" * "margin", CASE WHEN "revenue" IS NULL THEN NULL ELSE "margin" END,
    CASE WHEN "revenue" IS NULL THEN NULL ELSE "margin" / (1 - "margin") END, CASE WHEN "revenue" IS NULL THEN NULL ELSE "revenue" * 2 END
  FROM (
    SELECT i, b, c, 'CH-1999-' || lpad(i::text, 7, '0') AS "shortNumber",
      concat_ws(' ', 'Bewachung', "kind", "place", 'Los', 1 + c % 30) AS "name",
      concat_ws(' ', 'bewachung', lower("kind"), "foldedPlace", 'los', 1 + c % 30) AS "foldedName",
      CASE WHEN i % 2 = 0 THEN format('VG-%s-%s', 2015 + b % 11, 100000 + c) END AS "reference",
      (enum_range(NULL::"chance_state"))[1 + a % 8] AS "state",
      CASE WHEN "isOfCast" THEN ($4::int[])[1 + d % cardinality($4::int[])] ELSE "editorId" END AS "ownerId",
      CASE WHEN NOT "isOfCast" THEN "homeId" WHEN i % 4 = 0 THEN $3::int ELSE $2::int END AS "organizationId",
      CASE WHEN i % 10 = 0 THEN NULL ELSE (1 + d % 4000) * 250 END AS "estimate",
      CASE WHEN a % 8 IN (0, 7) OR i % 9 = 0 THEN NULL ELSE (1 + d % 4000) * 250 END AS "revenue",
      (e % 300 - 40) / 1000.0::float8 AS "margin", 1 + e % $6::int AS "customerNumber"
    FROM (
      SELECT i, (hashint4extended(i, 1) & 1048575)::int AS a, (hashint4extended(i, 2) & 1048575)::int AS b,
        (hashint4extended(i, 3) & 1048575)::int AS c, (hashint4extended(i, 4) & 1048575)::int AS d,
        (hashint4extended(i, 5) & 1048575)::int AS e
      FROM generate_series($7::int, $5::int, $8::int) AS i
    ) AS "numbers"
    JOIN (SELECT n, "place", app_fold("place") AS "foldedPlace"
      FROM generate_series(0, 15999) AS n CROSS JOIN LATERAL (SELECT ${placeOf('n')} AS "place") AS "one" OFFSET 0) AS "places"
      ON n = b % 16000
    CROSS JOIN LATERAL (SELECT (ARRAY['Rathaus','Klinik','Hafen','Messe','Depot','Campus','Baustelle','Museum','Bahnhof','Werk','Lager','Stadion'])
      [1 + e % 12] AS "kind" OFFSET 0) AS "kinds"
    CROSS JOIN ${size}
    CROSS JOIN LATERAL (SELECT "size" = 0 OR i % 20 = 0 AS "isOfCast") AS "share"
    LEFT JOIN ${homes} ON "homeNumber" = 1 + d % greatest("size", 1)
  ) AS "figures"
  JOIN (SELECT "id" AS "customerId", "sortKey" AS "foldedCustomer", row_number() OVER (ORDER BY "nameKey") AS "number"
    FROM "customer" WHERE "mainOrganizationId" = $1::int) AS "customers" ON "number" = "customerNumber"`;

const participations = `
  INSERT INTO "chance_participation" ("mainOrganizationId", "chanceId", "organizationId", "isOperational", "isBidding", "isInvolved",
    "dueRank", "stateNumber", "submission", "startDate", "effectiveRevenue", "totalCost", "surcharge")
  SELECT $1::int, "id", "part"."organizationId", bool_or("isStaffing"),
    bool_or("isStaffing") AND min("state") NOT IN ('pendingbiddecision', 'notbidding'), bool_or("chance"."organizationId" = "part"."organizationId"),
    min("dueRank"), min("stateNumber"), min("submission"), min("startDate"), min("effectiveRevenue"), min("totalCost"), min("surcharge")
  FROM (SELECT *, right("shortNumber", 7)::int AS i FROM "chance"
    WHERE "mainOrganizationId" = $1::int AND "shortNumber" LIKE 'CH-1999-%') AS "chance"
  CROSS JOIN ${size}
  LEFT JOIN ${homes} ON "homeNumber" = 1 + (hashint4extended(i, 6) & 1048575)::int % greatest("size", 1)
  CROSS JOIN LATERAL (
    SELECT "chance"."organizationId", "size" > 0 AND i % 20 > 0
    UNION ALL SELECT "homeId", true WHERE "size" > 0 AND i % 20 > 0
    UNION ALL SELECT $2::int, true WHERE ("size" = 0 OR i % 20 = 0) AND i % 2 = 0
    UNION ALL SELECT $3::int, true WHERE ("size" = 0 OR i % 20 = 0) AND i % 3 = 0
    UNION ALL SELECT $4::int, true WHERE ("size" = 0 OR i % 20 = 0) AND (i % 5 = 0 OR (i % 2 > 0 AND i % 3 > 0))
  ) AS "part" ("organizationId", "isStaffing")
  GROUP BY "id", "part"."organizationId"`;

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
