import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { WinLossFilter } from '@zuschlag/validation/win-loss/win-loss';
import { mostGroups, type WinLossDimension } from '@zuschlag/validation/win-loss/win-loss-vocabulary';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import type { Put } from '../../lists/keyset-list.ts';
import { distanceToWinner, offeredPricePerHour } from '../../lists/offered-price.ts';
import { rowsOf } from '../../lists/rows.store.ts';
import { visibleChances } from '../../policy/visibility.ts';
import { kindOfChance, sizeOfChance } from './groups-sql.ts';

/** A group with all its figures, also those that rest on too few cases; `name` is that of a customer. */
export type GroupRow = {
  dimension: WinLossDimension | 'total';
  key: string | null;
  name: string | null;
  cases: number;
  won: number;
  priced: number;
  prices: number[] | null;
  distant: number;
  distances: number[] | null;
  /** of all groups of the dimension together, of which the statement returns the largest */
  groups: number;
  allCases: number;
  allPriced: number;
  allDistant: number;
};

const shares = 'ARRAY[0.1, 0.25, 0.5, 0.75, 0.9]';

/**
 * The decided Chances that the actor views, grouped by each dimension and as a whole, in one statement. A dimension heeds
 * every filter but its own.
 *
 * @source docs/calculation.md, "Win/loss analysis"
 */
export async function groupedCases(tenant: TenantDb<UserActor>, filter: WinLossFilter): Promise<GroupRow[]> {
  const { actor } = tenant;
  const parameters: unknown[] = [];
  const put: Put = (value, type) => `$${parameters.push(value)}::${type}`;
  const main = put(actor.mainOrganizationId, 'int');
  const seen = visibleChances(actor)?.(put) ?? 'true';
  const keys: { [dimension in WinLossDimension]: string } = {
    customer: '"chance"."customerId"::text COLLATE "C"',
    state: '"chance"."province" COLLATE "C"',
    kind: kindOfChance,
    size: sizeOfChance,
    year: 'extract(year FROM "chance"."submission")::int::text',
  };
  const chosen = chosenKeys(filter);
  const dimensions = Object.keys(keys) as WinLossDimension[];
  const filtered = dimensions.filter((dimension) => chosen[dimension] !== undefined);
  const isChosen = Object.fromEntries(
    filtered.map((dimension) => [dimension, `"${dimension}" IS NOT DISTINCT FROM ${put(chosen[dimension], 'text')}`]),
  );
  const without = (own: string) =>
    filtered.flatMap((dimension) => (dimension === own ? [] : [isChosen[dimension]])).join(' AND ') || 'true';
  // Groups are compared by the place of their dimension, which is faster than its name.
  const facets = [
    ...dimensions.map((dimension, at) => `(${at}, "${dimension}", ${without(dimension)})`),
    `(${dimensions.length}, NULL, ${without('total')})`,
  ];
  const kept = chosen.customer
    ? `OR "ranked"."at" = ${dimensions.indexOf('customer')} AND "ranked"."key" = ${put(chosen.customer, 'text')}`
    : '';
  const sql = `
    WITH "decided" AS MATERIALIZED (
      SELECT "chance"."state" = 'won' AS "won", ${offeredPricePerHour('"chance"')} AS "price",
        ${distanceToWinner('"chance"')} AS "distance",
        ${dimensions.map((dimension) => `${keys[dimension]} AS "${dimension}"`).join(', ')}
      FROM "chance"
      WHERE "chance"."mainOrganizationId" = ${main} AND "chance"."state" IN ('won', 'lost')
        AND "chance"."archivedAt" IS NULL AND ${seen}
    ),
    "grouped" AS (
      SELECT "facet"."at", "facet"."key", count(*)::int AS "cases", count(*) FILTER (WHERE "won")::int AS "won",
        count("price")::int AS "priced", count("distance")::int AS "distant",
        percentile_cont(${shares}) WITHIN GROUP (ORDER BY "price") AS "prices",
        percentile_cont(${shares}) WITHIN GROUP (ORDER BY "distance") AS "distances"
      FROM "decided" CROSS JOIN LATERAL (VALUES ${facets.join(', ')}) AS "facet" ("at", "key", "counts")
      WHERE "facet"."counts" GROUP BY "facet"."at", "facet"."key"
    ),
    "ranked" AS (
      SELECT *, row_number() OVER (PARTITION BY "at" ORDER BY "cases" DESC, "key") AS "place",
        count(*) OVER "all"::int AS "groups", (sum("cases") OVER "all")::int AS "allCases",
        (sum("priced") OVER "all")::int AS "allPriced", (sum("distant") OVER "all")::int AS "allDistant"
      FROM "grouped" WINDOW "all" AS (PARTITION BY "at")
    )
    SELECT "ranked"."at", "ranked"."key", "customer"."name", "cases", "won", "priced", "distant", "groups", "allCases",
      "allPriced", "allDistant", "prices", "distances"
    FROM "ranked"
    LEFT JOIN "customer" ON "customer"."mainOrganizationId" = ${main}
      AND "customer"."id" = CASE WHEN "ranked"."at" = ${dimensions.indexOf('customer')} THEN "ranked"."key"::uuid END
    WHERE "place" <= ${put(mostGroups, 'int')} ${kept}
    ORDER BY "ranked"."at", "place"`;
  const rows = await rowsOf<Omit<GroupRow, 'dimension'> & { at: number }>(tenant, { sql, parameters });
  return rows.map(({ at, ...row }) => ({ dimension: dimensions[at] ?? 'total', ...row }));
}

/** The key of the group that a filter names, per dimension. */
export function chosenKeys(filter: WinLossFilter): { [dimension in WinLossDimension]?: string } {
  const { customerId, province, kind, size, year } = filter;
  return {
    ...(customerId ? { customer: customerId.toLowerCase() } : {}),
    ...(province ? { state: province } : {}),
    ...(kind ? { kind } : {}),
    ...(size ? { size } : {}),
    ...(year ? { year: String(year) } : {}),
  };
}

export type OutcomeRow = {
  id: string;
  shortNumber: string;
  name: string;
  state: ChanceState;
  submission: string;
  pricePerHour: number | null;
  distance: number | null;
};

/** The last Chance with a price per hour won for a customer, and the last one lost, among those that the actor views. */
export function lastDecided(tenant: TenantDb<UserActor>, customerId: string): Promise<OutcomeRow[]> {
  const { actor } = tenant;
  const parameters: unknown[] = [];
  const put: Put = (value, type) => `$${parameters.push(value)}::${type}`;
  const sql = `
    SELECT DISTINCT ON ("state") "id"::text, "shortNumber", "name", "state"::text, "submission"::text,
      ${offeredPricePerHour('"chance"')} AS "pricePerHour", ${distanceToWinner('"chance"')} AS "distance"
    FROM "chance"
    WHERE "mainOrganizationId" = ${put(actor.mainOrganizationId, 'int')} AND "customerId" = ${put(customerId, 'uuid')}
      AND "state" IN ('won', 'lost') AND "archivedAt" IS NULL AND "pricePerHour" IS NOT NULL
      AND ${visibleChances(actor)?.(put) ?? 'true'}
    ORDER BY "state", "submission" DESC, "id" DESC`;
  return rowsOf<OutcomeRow>(tenant, { sql, parameters });
}
