import type { TenantDb } from '../../../context.ts';

/** How many of the newest rows of a kind are read; older prices say little about today's. */
const NEWEST = 2000;
/** A median of fewer values is the value of one row, which other organizations need not know. */
const FEWEST = 3;

export type FieldMedian = { kind: 'cars' | 'purchases'; field: string; median: number };

/** The median of each field of cars and purchases among the rows of the tenant that have a value there. */
export async function costMedians({ actor: { mainOrganizationId }, db }: TenantDb): Promise<FieldMedian[]> {
  return db.$queryRaw<FieldMedian[]>`
    SELECT "kind", "field", percentile_cont(0.5) WITHIN GROUP (ORDER BY "value") AS "median"
    FROM (
      SELECT 'cars' AS "kind", "entry"."field", "entry"."value"
      FROM (
        SELECT * FROM "car" WHERE "mainOrganizationId" = ${mainOrganizationId} ORDER BY "createdAt" DESC LIMIT ${NEWEST}
      ) AS "newest"
      CROSS JOIN LATERAL (VALUES
        ('netValue', "netValue"::float8), ('runtime', "runtime"::float8),
        ('yearlyInsurance', "yearlyInsurance"::float8), ('yearlyTax', "yearlyTax"::float8),
        ('yearlyKilometers', "yearlyKilometers"::float8), ('consumption', "consumption"::float8),
        ('fuelPrice', "fuelPrice"::float8), ('repairPerKilometer', "repairPerKilometer"::float8)
      ) AS "entry" ("field", "value")
      UNION ALL
      SELECT 'purchases', "entry"."field", "entry"."value"
      FROM (
        SELECT * FROM "purchase" WHERE "mainOrganizationId" = ${mainOrganizationId}
        ORDER BY "createdAt" DESC LIMIT ${NEWEST}
      ) AS "newest"
      CROSS JOIN LATERAL (VALUES
        ('purchaseCost', "purchaseCost"::float8), ('monthsDepreciation', "monthsDepreciation"::float8),
        ('yearlyMaintenance', "yearlyMaintenance"::float8), ('yearlyRepair', "yearlyRepair"::float8),
        ('yearlyAdditionals', "yearlyAdditionals"::float8)
      ) AS "entry" ("field", "value")
    ) AS "entries"
    WHERE "value" > 0
    GROUP BY "kind", "field"
    HAVING count(*) >= ${FEWEST}`;
}
