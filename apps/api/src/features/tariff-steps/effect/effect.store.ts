import type { PaidStretch } from '@zuschlag/calc-engine';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import type { ChanceState, LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { isUuid } from '../../../database/uuid.ts';
import { statesOfOpenChances } from '../../services/rates/changed-chances.ts';

/** A regular service that an organization offers or runs, with its Chance as far as a tariff step concerns it. */
export type ConcernedService = {
  id: string;
  chanceId: string;
  organizationId: number;
  province: Province;
  startDate: string;
  endDate: string;
  roundsUnitPrices: boolean;
  localHolidays: LocalHolidayId[];
  shortNumber: string;
  name: string;
  state: ChanceState;
  customerId: string;
  customer: string;
  escalationClause: number | null;
  /** the price that was offered ÷ the calculated one */
  offeredShare: number;
  /** the wages in the stored price of a bound contract that follow the table; null for other prices */
  wagesInPrice: readonly Pick<PaidStretch, 'from' | 'to' | 'hourlyWage'>[] | null;
  /** of the wanted services of its Chance: those that can be calculated, and those without a federal state */
  calculable: number;
  unplaced: number;
  /** services of its Chance that other organizations offer, where those of one are wanted */
  others: number;
};
type Row = Omit<ConcernedService, 'localHolidays'> & { answers: unknown; all: number; isWanted: boolean };

const boundStates = ['submitted', 'won'] as const satisfies readonly ChanceState[];
export const isBound = (state: ChanceState) => (boundStates as readonly ChanceState[]).includes(state);

/**
 * The services on open Chances and on bound contracts that have not ended on a day. A won contract runs on when it is
 * archived; an archived Chance that is not won is given up. Without a federal state none can be calculated.
 *
 * @param of the organization whose services are wanted, null: of all; and the one Chance that is wanted, null: all
 * @returns at most so many, and how many there are
 */
export async function concernedServices(
  { actor: { mainOrganizationId }, db }: TenantDb<UserActor>,
  of: { organizationId: number | null; chanceId: string | null; from: string },
  most: number,
): Promise<{ services: ConcernedService[]; all: number }> {
  if (of.chanceId !== null && !isUuid(of.chanceId)) return { services: [], all: 0 };
  const states = [...statesOfOpenChances, ...boundStates];
  const rows = await db.$queryRaw<Row[]>`
    SELECT found.*, (count(*) OVER ())::int AS "all" FROM (
    SELECT s."id"::text, s."chanceId"::text, s."operationalOrganizationId" AS "organizationId",
      coalesce(site."province", c."province") AS "province", c."startDate"::text, c."endDate"::text, c."roundsUnitPrices",
      site."localHolidays" AS "answers", c."shortNumber", c."name", c."state"::text, c."customerId"::text,
      customer."name" AS "customer", c."escalationClause"::float8 AS "escalationClause",
      CASE WHEN c."revenue" > 0 THEN coalesce(c."offeredRevenue"::float8 / c."revenue", 1) ELSE 1 END AS "offeredShare",
      CASE WHEN s."wageFollowsTable" AND c."state"::text = ANY (${boundStates})
        THEN s."result" -> 'wageTable' -> 'stretches' END AS "wagesInPrice", asked."isWanted",
      (count(*) FILTER (WHERE asked."isWanted" AND coalesce(site."province", c."province") IS NOT NULL)
        OVER of_chance)::int AS "calculable",
      (count(*) FILTER (WHERE asked."isWanted" AND coalesce(site."province", c."province") IS NULL)
        OVER of_chance)::int AS "unplaced",
      (count(*) FILTER (WHERE NOT asked."isWanted") OVER of_chance)::int AS "others"
    FROM "chance" c
    JOIN "customer" ON customer."mainOrganizationId" = c."mainOrganizationId" AND customer."id" = c."customerId"
    JOIN "service" s ON s."mainOrganizationId" = c."mainOrganizationId" AND s."chanceId" = c."id"
    JOIN "chance_participation" p ON p."mainOrganizationId" = c."mainOrganizationId" AND p."chanceId" = c."id"
      AND p."organizationId" = s."operationalOrganizationId" AND p."isBidding"
    LEFT JOIN "site" ON site."mainOrganizationId" = s."mainOrganizationId" AND site."id" = s."siteId"
    CROSS JOIN LATERAL (
      SELECT ${of.organizationId}::int IS NULL OR s."operationalOrganizationId" = ${of.organizationId}::int AS "isWanted"
    ) asked
    WHERE c."mainOrganizationId" = ${mainOrganizationId} AND c."state"::text = ANY (${states})
      AND (c."archivedAt" IS NULL OR c."state"::text = 'won') AND c."endDate" >= ${of.from}::date
      AND NOT s."additional" AND (${of.chanceId}::uuid IS NULL OR c."id" = ${of.chanceId}::uuid)
    WINDOW of_chance AS (PARTITION BY c."id")
    ) found
    WHERE "isWanted" AND "province" IS NOT NULL
    ORDER BY "endDate", "chanceId", "id" LIMIT ${most}`;
  const services = rows.map(({ answers, all: _, isWanted: __, ...row }) => ({
    ...row,
    localHolidays: holidaysOfSite({ province: row.province, localHolidays: answers }),
  }));
  return { services, all: rows[0]?.all ?? 0 };
}
