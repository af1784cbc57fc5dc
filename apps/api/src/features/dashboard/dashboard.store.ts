import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { rowsOf } from '../../lists/rows.store.ts';
import { viewedThrough } from '../../policy/visibility.ts';

/** The sum of some entries: `state` counts from 1, `startMonth` since the year 0; null where a row sums over all of them. */
export type FigureRow = {
  isOwn: boolean;
  state: number | null;
  startMonth: number | null;
  count: number;
  revenue: number;
};

/** The kept figures of what the actor views: over all, per state, per month of the contract start, and of own Chances. */
export function keptFigures({ actor, db }: TenantDb<UserActor>): Promise<FigureRow[]> {
  const sql = `
    SELECT "ownerId" > 0 AS "isOwn", "state", "startMonth", sum("count")::int AS "count", sum("revenue")::float8 AS "revenue"
    FROM (SELECT "ownerId", "stateNumber" AS "state", "startMonth", "count", "revenue" FROM "chance_figure"
      WHERE "mainOrganizationId" = $1::int AND "organizationId" = $2::int AND "ownerId" = ANY (ARRAY[0, $3::int])) AS "entry"
    GROUP BY GROUPING SETS (("ownerId"), ("ownerId", "state"), ("ownerId", "startMonth"))`;
  const { mainOrganizationId, userId } = actor;
  return rowsOf<FigureRow>(
    { actor, db },
    { sql, parameters: [mainOrganizationId, viewedThrough(actor) ?? mainOrganizationId, userId] },
  );
}

/** @returns whether the organization of the actor staffs services, or is asked in a decision that is open */
export async function isEverAsked({ actor, db }: TenantDb<UserActor>): Promise<boolean> {
  const sql = `
    SELECT EXISTS (SELECT FROM "organization" WHERE "mainOrganizationId" = $1::int AND "id" = $2::int AND "isOperational")
      OR EXISTS (SELECT FROM "bid_participant" AS "asked"
        JOIN "bid_group" AS "group" ON "group"."mainOrganizationId" = $1::int AND "group"."id" = "asked"."groupId" AND NOT "isFinal"
        WHERE "asked"."mainOrganizationId" = $1::int AND "asked"."organizationId" = $2::int)
      OR EXISTS (SELECT FROM "margin_participant" AS "asked"
        JOIN "margin_group" AS "group" ON "group"."mainOrganizationId" = $1::int AND "group"."id" = "asked"."groupId"
          AND "outcome" IN ('open', 'contested')
        WHERE "asked"."mainOrganizationId" = $1::int AND "asked"."organizationId" = $2::int) AS "isAsked"`;
  const parameters = [actor.mainOrganizationId, actor.organizationId];
  const [row] = await rowsOf<{ isAsked: boolean }>({ actor, db }, { sql, parameters });
  return row?.isAsked ?? false;
}
