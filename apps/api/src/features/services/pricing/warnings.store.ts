import type { WarningCode } from '@zuschlag/validation/services/warning-codes';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';

export type ServiceWarnings = {
  id: string;
  name: string;
  organizationId: number;
  organization: string;
  province: Province | null;
  warnings: { code: WarningCode; detail?: string }[];
};

/** The warnings stored with the figures of a Chance, service by service in the order they were added. */
export async function storedWarnings(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceId: string,
): Promise<ServiceWarnings[]> {
  return db.$queryRaw<ServiceWarnings[]>`
    SELECT s."id"::text, s."name", s."operationalOrganizationId" AS "organizationId", o."shortName" AS "organization",
      coalesce(site."province", c."province") AS "province", s."result"->'warnings' AS "warnings"
    FROM "service" s
    JOIN "chance" c ON c."mainOrganizationId" = s."mainOrganizationId" AND c."id" = s."chanceId"
    JOIN "organization" o ON o."mainOrganizationId" = s."mainOrganizationId" AND o."id" = s."operationalOrganizationId"
    LEFT JOIN "site" ON site."mainOrganizationId" = s."mainOrganizationId" AND site."id" = s."siteId"
    WHERE s."mainOrganizationId" = ${mainOrganizationId} AND s."chanceId" = ${chanceId}::uuid
      AND jsonb_array_length(coalesce(s."result"->'warnings', '[]'::jsonb)) > 0
    ORDER BY s."id"`;
}
