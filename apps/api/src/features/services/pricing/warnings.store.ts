import type { LocalHolidayAnswers } from '@zuschlag/validation/customers/local-holidays';
import type { WarningCode } from '@zuschlag/validation/services/warning-codes';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';

export type ServiceWarnings = {
  id: string;
  name: string;
  organizationId: number;
  organization: string;
  province: Province | null;
  /** false where only a subcontractor sends guards */
  hasOwnGuards: boolean;
  payGroup: string;
  hourlyWage: number;
  wageFollowsTable: boolean;
  /** its place of work; null for a service without one */
  site: {
    id: string;
    name: string;
    postalCode: string;
    city: string;
    localHolidays: Partial<LocalHolidayAnswers>;
  } | null;
  /** the days of the holiday table that its figures rest on */
  holidays: string[];
  warnings: { code: WarningCode; detail?: string }[];
};

/** The services of a Chance with the warnings stored with their figures, in the order they were added. */
export async function storedWarnings(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
): Promise<ServiceWarnings[]> {
  return db.$queryRaw<ServiceWarnings[]>`
    SELECT s."id"::text, s."name", s."operationalOrganizationId" AS "organizationId", o."shortName" AS "organization",
      coalesce(site."province", c."province") AS "province", s."payGroup",
      s."hourlyWage"::float8 AS "hourlyWage", s."wageFollowsTable",
      CASE WHEN site."id" IS NOT NULL THEN jsonb_build_object('id', site."id", 'name', site."name",
        'postalCode', site."postalCode", 'city', site."city", 'localHolidays', site."localHolidays") END AS "site",
      s."type" = 'MOBILE' OR EXISTS (
        SELECT FROM "shift" WHERE "shift"."mainOrganizationId" = s."mainOrganizationId"
          AND "shift"."serviceId" = s."id" AND "shift"."employeeQuantity" > 0
      ) AS "hasOwnGuards",
      ARRAY(SELECT used.value->>'activeFrom' FROM jsonb_array_elements(
        CASE WHEN jsonb_typeof(s."rateRows") = 'array' THEN s."rateRows" ELSE '[]'::jsonb END) AS used
        WHERE used.value->>'table' = 'holiday') AS "holidays",
      coalesce(s."result"->'warnings', '[]'::jsonb) AS "warnings"
    FROM "service" s
    JOIN "chance" c ON c."mainOrganizationId" = s."mainOrganizationId" AND c."id" = s."chanceId"
    JOIN "organization" o ON o."mainOrganizationId" = s."mainOrganizationId" AND o."id" = s."operationalOrganizationId"
    LEFT JOIN "site" ON site."mainOrganizationId" = s."mainOrganizationId" AND site."id" = s."siteId"
    WHERE s."mainOrganizationId" = ${mainOrganizationId} AND s."chanceId" = ${chanceId}::uuid
    ORDER BY s."id"`;
}
