import type { ProvinceOrAll } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { openStates } from '../rates/open-services.store.ts';

/** A row of the wage table, as it is stored. */
export type StoredWage = {
  id: string;
  organizationId: number;
  province: ProvinceOrAll;
  payGroup: string;
  activeFrom: string;
  hourlyWage: number;
};

/** The rows of the main organization and of the organizations named. */
export async function wagesOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  organizationIds: readonly number[],
): Promise<StoredWage[]> {
  return db.$queryRaw<StoredWage[]>`
    SELECT "id"::text, "organizationId", "province", "payGroup", "activeFrom"::text, "hourlyWage"::float8 AS "hourlyWage"
    FROM "wage"
    WHERE "mainOrganizationId" = ${mainOrganizationId}
      AND "organizationId" = ANY (${[mainOrganizationId, ...organizationIds]}::int[])
    ORDER BY "activeFrom", "payGroup" COLLATE "C", "id"`;
}

/** A service on an open Chance, as far as the wage table concerns it. */
export type WagedService = {
  chanceId: string;
  organizationId: number;
  province: string;
  payGroup: string;
  hourlyWage: number;
  startDate: string;
  endDate: string;
};

/** The services with an entered wage and own guards on open Chances by organizations that bid, of some pay groups in lower case. */
export async function openWagesOf(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  payGroups: readonly string[],
): Promise<WagedService[]> {
  return db.$queryRaw<WagedService[]>`
    SELECT s."chanceId"::text, s."operationalOrganizationId" AS "organizationId", s."payGroup",
      coalesce(site."province", c."province") AS "province", s."hourlyWage"::float8 AS "hourlyWage",
      c."startDate"::text, c."endDate"::text
    FROM "chance" c
    JOIN "service" s ON s."mainOrganizationId" = c."mainOrganizationId" AND s."chanceId" = c."id"
    JOIN "chance_participation" p ON p."mainOrganizationId" = c."mainOrganizationId" AND p."chanceId" = c."id"
      AND p."organizationId" = s."operationalOrganizationId" AND p."isBidding"
    LEFT JOIN "site" ON site."mainOrganizationId" = s."mainOrganizationId" AND site."id" = s."siteId"
    WHERE c."mainOrganizationId" = ${mainOrganizationId} AND c."state"::text = ANY (${[...openStates]})
      AND NOT s."wageFollowsTable" AND lower(s."payGroup") = ANY (${[...payGroups]}::text[]) AND coalesce(site."province", c."province") IS NOT NULL
      AND (s."type" = 'MOBILE' OR EXISTS (
        SELECT FROM "shift" WHERE "shift"."mainOrganizationId" = s."mainOrganizationId"
          AND "shift"."serviceId" = s."id" AND "shift"."employeeQuantity" > 0))`;
}
