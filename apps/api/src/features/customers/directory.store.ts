import type { ChanceState } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { type KeysetList, type Order, oneOf, type Put, pageStatement } from '../../lists/keyset-list.ts';
import { offeredPricePerHour } from '../../lists/offered-price.ts';
import { rowsOf } from '../../lists/rows.store.ts';
import { visibleChances } from '../../policy/visibility.ts';

/** The directory in the order of the alphabet. */
const directoryList: KeysetList<'name'> = {
  from: '"customer"',
  columns: { name: { sql: '"sortKey"', type: 'text' } },
  tieBreak: { sql: '"id"', type: 'uuid' },
  select: `"page"."id"::text, "page"."name", "page"."sortKey",
      (SELECT count(*)::int FROM "site" WHERE "site"."mainOrganizationId" = "page"."mainOrganizationId"
        AND "site"."customerId" = "page"."id") AS "siteCount",
      ARRAY(SELECT DISTINCT "site"."city" FROM "site" WHERE "site"."mainOrganizationId" = "page"."mainOrganizationId"
        AND "site"."customerId" = "page"."id" ORDER BY 1) AS "cities"`,
};

export const directoryOrder = (order: Order) => [{ column: 'name' as const, order }];
export { directoryList };

export type DirectoryRow = { id: string; name: string; sortKey: string; siteCount: number; cities: string[] };

/** @param ids the customers that a search found; null: all */
export function directoryRows(
  tenant: TenantDb,
  page: { ids: string[] | null; order: Order; after: (string | number | null)[] | null; limit: number },
): Promise<DirectoryRow[]> {
  const statement = pageStatement(directoryList, {
    mainOrganizationId: tenant.actor.mainOrganizationId,
    conditions: [() => '"mergedIntoId" IS NULL', oneOf('"id"', 'uuid', page.ids)],
    sort: directoryOrder(page.order),
    after: page.after,
    limit: page.limit,
  });
  return rowsOf<DirectoryRow>(tenant, statement);
}

const submittedStates = ['submitted', 'won', 'lost'] as const satisfies readonly ChanceState[];
const closedStates = ['won', 'lost', 'notbidding'] as const satisfies readonly ChanceState[];

export type StoredFigures = {
  id: string;
  open: number;
  won: number;
  lost: number;
  total: number;
  lastPricePerHour: number | null;
  lastPriceChanceId: string | null;
  lastPriceOn: string | null;
};

/** The figures of customers, out of the Chances the actor may view. Customers without such a Chance are left out. */
export function figuresOfCustomers(
  tenant: TenantDb<UserActor>,
  customerIds: readonly string[],
): Promise<StoredFigures[]> {
  const { actor } = tenant;
  const parameters: unknown[] = [];
  const put: Put = (value, type) => `$${parameters.push(value)}::${type}`;
  const which = `"chance"."mainOrganizationId" = ${put(actor.mainOrganizationId, 'int')}
      AND "chance"."customerId" = ANY (${put([...customerIds], 'uuid[]')})
      AND ${visibleChances(actor)?.(put) ?? 'true'}`;
  const sql = `
    WITH "counted" AS (
      SELECT "customerId", count(*)::int AS "total",
        count(*) FILTER (WHERE "state" NOT IN (${listed(closedStates)}) AND "archivedAt" IS NULL)::int AS "open",
        count(*) FILTER (WHERE "state" = 'won')::int AS "won",
        count(*) FILTER (WHERE "state" = 'lost')::int AS "lost"
      FROM "chance" WHERE ${which} GROUP BY "customerId"
    ),
    "priced" AS (
      SELECT DISTINCT ON ("customerId") "customerId", "id", "submittedAt"
      FROM "chance"
      WHERE ${which} AND "state" IN (${listed(submittedStates)}) AND "submittedAt" IS NOT NULL
        AND "pricePerHour" IS NOT NULL
      ORDER BY "customerId", "submittedAt" DESC, "id" DESC
    )
    SELECT "counted"."customerId"::text AS "id", "open", "won", "lost", "total",
      ${offeredPricePerHour('"last"')} AS "lastPricePerHour", "priced"."id"::text AS "lastPriceChanceId",
      ("priced"."submittedAt" AT TIME ZONE 'Europe/Berlin')::date::text AS "lastPriceOn"
    FROM "counted" LEFT JOIN "priced" USING ("customerId")
    LEFT JOIN "chance" AS "last" ON "last"."mainOrganizationId" = ${put(actor.mainOrganizationId, 'int')}
      AND "last"."id" = "priced"."id"`;
  return rowsOf<StoredFigures>(tenant, { sql, parameters });
}

function listed(states: readonly ChanceState[]): string {
  return states.map((state) => `'${state}'`).join(', ');
}

export type ChanceRowOfCustomer = {
  id: string;
  shortNumber: string;
  name: string;
  state: ChanceState;
  submission: string;
  pricePerHour: number | null;
};

/** The latest Chances of a customer that the actor may view. */
export function latestChances(
  tenant: TenantDb<UserActor>,
  customerId: string,
  limit: number,
): Promise<ChanceRowOfCustomer[]> {
  const { actor } = tenant;
  const parameters: unknown[] = [];
  const put: Put = (value, type) => `$${parameters.push(value)}::${type}`;
  const sql = `
    SELECT "id"::text, "shortNumber", "name", "state"::text, "submission"::text, ${offeredPricePerHour('"chance"')} AS "pricePerHour"
    FROM "chance"
    WHERE "mainOrganizationId" = ${put(actor.mainOrganizationId, 'int')} AND "customerId" = ${put(customerId, 'uuid')}
      AND ${visibleChances(actor)?.(put) ?? 'true'}
    ORDER BY "submission" DESC, "id" DESC LIMIT ${put(limit, 'int')}`;
  return rowsOf<ChanceRowOfCustomer>(tenant, { sql, parameters });
}

/** Whether the actor owns a Chance of the customer. */
export async function ownsChanceOf({ actor, db }: TenantDb<UserActor>, customerId: string): Promise<boolean> {
  const { mainOrganizationId, userId } = actor;
  const owned = await db.chance.findFirst({
    where: { mainOrganizationId, customerId, ownerId: userId },
    select: { id: true },
  });
  return owned !== null;
}
