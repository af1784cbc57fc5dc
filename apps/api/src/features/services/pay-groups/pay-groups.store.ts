import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';

export type UsedPayGroup = {
  operationalOrganizationId: number;
  province: Province;
  name: string;
  hourlyWage: number;
  isKnown: boolean;
};

/** How many of the newest services of an organization are read; older wages say little about today's. */
const NEWEST = 500;

/**
 * The pay groups that services of organizations name, each label once per organization and federal state with the wage
 * of its newest service; labels that differ in case only are one.
 *
 * @param chanceId the Chance that is being calculated: a group that only its services name is not `isKnown`
 * @param within only services of this Chance, or of all
 */
export async function usedPayGroups(
  { actor: { mainOrganizationId }, db }: TenantDb,
  organizationIds: readonly number[],
  { chanceId, within }: { chanceId: string; within: string | null },
): Promise<UsedPayGroup[]> {
  return db.$queryRaw<UsedPayGroup[]>`
    SELECT DISTINCT ON ("operationalOrganizationId", "place"."province", lower("payGroup"), "isKnown")
      "operationalOrganizationId", "place"."province", "payGroup" AS "name", "hourlyWage"::float8 AS "hourlyWage",
      "isKnown"
    FROM unnest(${[...organizationIds]}::int[]) AS "asked"("organizationId")
    CROSS JOIN LATERAL (
      SELECT s."operationalOrganizationId", s."chanceId", s."siteId", s."payGroup", s."hourlyWage", s."createdAt", s."id",
        s."chanceId" <> ${chanceId}::uuid AS "isKnown"
      FROM "service" s
      WHERE s."mainOrganizationId" = ${mainOrganizationId} AND s."operationalOrganizationId" = "asked"."organizationId"
        AND s."hourlyWage" > 0 AND NOT s."wageFollowsTable" AND (${within}::uuid IS NULL OR s."chanceId" = ${within}::uuid)
      ORDER BY s."createdAt" DESC, s."id" DESC LIMIT ${NEWEST}
    ) AS "newest"
    JOIN "chance" c ON c."mainOrganizationId" = ${mainOrganizationId} AND c."id" = "newest"."chanceId"
    LEFT JOIN "site" ON "site"."mainOrganizationId" = ${mainOrganizationId} AND "site"."id" = "newest"."siteId"
    CROSS JOIN LATERAL (SELECT coalesce("site"."province", c."province") AS "province") AS "place"
    WHERE "place"."province" IS NOT NULL
    ORDER BY "operationalOrganizationId", "place"."province", lower("payGroup"), "isKnown", "newest"."createdAt" DESC,
      "newest"."id" DESC`;
}
