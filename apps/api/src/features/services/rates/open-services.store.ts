import { plain } from '@zuschlag/db/decimals';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import type { RateRow } from '@zuschlag/validation/services/service';
import type { ChanceState, LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { type StoredService, storedServiceInclude, toStoredService } from '../stored-service.ts';
import { type Followed, followedBy } from './followed-rows.ts';

/** A Chance is open until it is submitted or given up; only then do changed tables matter to it. */
export const openStates = [
  'pendingbiddecision',
  'editing',
  'pendingmarginapproval',
  'readytosubmit',
] as const satisfies readonly ChanceState[];

/** A service that an organization offers on an open Chance, as far as its rates depend on it. */
export type OpenService = {
  id: string;
  chanceId: string;
  organizationId: number;
  province: Province;
  contract: { startDate: string; endDate: string };
  roundsUnitPrices: boolean;
  /** null where the wage is entered */
  followed: Followed | null;
  localHolidays: LocalHolidayId[];
};
type OpenServiceRow = Omit<OpenService, 'contract' | 'followed' | 'localHolidays'> & {
  answers: unknown;
  startDate: string;
  endDate: string;
  payGroup: string;
  wageFollowsTable: boolean;
  assumedWageRise: number;
};

/** Every service on an open Chance by an organization that bids; without a federal state none can be calculated. */
export async function openServices({ actor, db }: TenantDb<Actor>): Promise<OpenService[]> {
  const rows = await db.$queryRaw<OpenServiceRow[]>`
    SELECT s."id"::text, s."chanceId"::text, s."operationalOrganizationId" AS "organizationId",
      coalesce(site."province", c."province") AS "province", c."startDate"::text, c."endDate"::text, c."roundsUnitPrices",
      s."payGroup", s."wageFollowsTable", s."assumedWageRise"::float8 AS "assumedWageRise",
      site."localHolidays" AS "answers"
    FROM "chance" c
    JOIN "service" s ON s."mainOrganizationId" = c."mainOrganizationId" AND s."chanceId" = c."id"
    JOIN "chance_participation" p ON p."mainOrganizationId" = c."mainOrganizationId" AND p."chanceId" = c."id"
      AND p."organizationId" = s."operationalOrganizationId" AND p."isBidding"
    LEFT JOIN "site" ON site."mainOrganizationId" = s."mainOrganizationId" AND site."id" = s."siteId"
    WHERE c."mainOrganizationId" = ${actor.mainOrganizationId} AND c."state"::text = ANY (${[...openStates]})
      AND coalesce(site."province", c."province") IS NOT NULL`;
  return rows.map(withFollowed);
}

function withFollowed<Row extends OpenServiceRow>({
  startDate,
  endDate,
  payGroup,
  wageFollowsTable,
  assumedWageRise,
  answers,
  ...row
}: Row) {
  const followed = followedBy({ payGroup, wageFollowsTable, assumedWageRise });
  const localHolidays = holidaysOfSite({ province: row.province, localHolidays: answers });
  return { ...row, contract: { startDate, endDate }, followed, localHolidays };
}

/** The inputs of services, to calculate them with; the stored result is left where it is. */
export async function inputsOfServices(
  { actor, db }: TenantDb<Actor>,
  ids: readonly string[],
): Promise<StoredService[]> {
  const rows = await db.service.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, id: { in: [...ids] } },
    include: storedServiceInclude,
    omit: { result: true },
  });
  return rows.map((row) => toStoredService({ ...plain(row), result: null }));
}

/** The facts by which the rows behind the figures of an open Chance are compared. */
export type ServiceWithRows = OpenService & { rows: RateRow[] };
export type OpenChance = { id: string; isMarked: boolean };

/** Open Chances after an id, in order of ids, that have services or a mark. */
export async function openChancesAfter(
  { actor, db }: TenantDb<Actor>,
  after: string | null,
  limit: number,
): Promise<OpenChance[]> {
  return db.$queryRaw<OpenChance[]>`
    SELECT c."id"::text, c."ratesChangedAt" IS NOT NULL AS "isMarked" FROM "chance" c
    WHERE c."mainOrganizationId" = ${actor.mainOrganizationId} AND c."state"::text = ANY (${[...openStates]})
      AND c."id" > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      AND (c."ratesChangedAt" IS NOT NULL OR EXISTS (
        SELECT FROM "service" s WHERE s."mainOrganizationId" = c."mainOrganizationId" AND s."chanceId" = c."id"))
    ORDER BY c."id" LIMIT ${limit}`;
}

/** The services of Chances by organizations that bid, one organization after the other, with the rows behind their figures. */
export async function servicesWithRows(
  { actor, db }: TenantDb<Actor>,
  chanceIds: readonly string[],
): Promise<ServiceWithRows[]> {
  const rows = await db.$queryRaw<(OpenServiceRow & { rows: RateRow[] })[]>`
    SELECT s."id"::text, s."chanceId"::text, s."operationalOrganizationId" AS "organizationId", s."rateRows" AS "rows",
      coalesce(site."province", c."province") AS "province", c."startDate"::text, c."endDate"::text, c."roundsUnitPrices",
      s."payGroup", s."wageFollowsTable", s."assumedWageRise"::float8 AS "assumedWageRise",
      site."localHolidays" AS "answers"
    FROM "service" s
    JOIN "chance" c ON c."mainOrganizationId" = s."mainOrganizationId" AND c."id" = s."chanceId"
    JOIN "chance_participation" p ON p."mainOrganizationId" = c."mainOrganizationId" AND p."chanceId" = c."id"
      AND p."organizationId" = s."operationalOrganizationId" AND p."isBidding"
    LEFT JOIN "site" ON site."mainOrganizationId" = s."mainOrganizationId" AND site."id" = s."siteId"
    WHERE s."mainOrganizationId" = ${actor.mainOrganizationId} AND s."chanceId" = ANY (${[...chanceIds]}::uuid[])
      AND s."rateRows" IS NOT NULL AND coalesce(site."province", c."province") IS NOT NULL
    ORDER BY s."operationalOrganizationId", s."id"`;
  return rows.map(withFollowed);
}

/** Takes the locks of Chances, in order of ids. @returns those that are still open */
export async function lockOpenChances({ actor, db }: TenantDb<Actor>, ids: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM "chance"
    WHERE "mainOrganizationId" = ${actor.mainOrganizationId} AND "id" = ANY (${[...ids]}::uuid[])
      AND "state"::text = ANY (${[...openStates]})
    ORDER BY "id" FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** A mark that is there keeps its day. No edit of the details, so neither the version nor the day of the last change moves. */
export async function markRates(
  { actor, db }: TenantDb<Actor>,
  chanceIds: readonly string[],
  since: Date | null,
): Promise<void> {
  if (chanceIds.length === 0) return;
  await db.$executeRaw`
    UPDATE "chance" SET "ratesChangedAt" = CASE WHEN ${since}::timestamptz IS NOT NULL THEN
      coalesce("ratesChangedAt", ${since}::timestamptz) END
    WHERE "mainOrganizationId" = ${actor.mainOrganizationId} AND "id" = ANY (${[...chanceIds]}::uuid[])`;
}

/** The open Chances with a mark that the actor owns or whose organization bids on them, the nearest submission first. */
export async function markedOpenChances({ actor, db }: TenantDb<UserActor>): Promise<string[]> {
  const { mainOrganizationId, organizationId, userId } = actor;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT c."id"::text FROM "chance" c
    WHERE c."mainOrganizationId" = ${mainOrganizationId} AND c."ratesChangedAt" IS NOT NULL AND c."archivedAt" IS NULL
      AND c."state"::text = ANY (${[...openStates]})
      AND (c."ownerId" = ${userId} OR EXISTS (
        SELECT FROM "chance_participation" p WHERE p."mainOrganizationId" = c."mainOrganizationId"
          AND p."chanceId" = c."id" AND p."organizationId" = ${organizationId} AND p."isBidding"))
    ORDER BY c."submission", c."id"`;
  return rows.map(({ id }) => id);
}
