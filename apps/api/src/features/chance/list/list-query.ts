import type { ChanceFilters, ChanceRow } from '@zuschlag/validation/chance/chance-list';
import { weekOf } from '@zuschlag/validation/measures/week';
import type { ChanceSortField } from '@zuschlag/validation/vocabulary';
import {
  type Condition,
  countStatement,
  cursorSchema,
  type Order,
  oneOf,
  pageStatement,
  type Statement,
  within,
} from '../../../lists/keyset-list.ts';
import { archivedOnly, dueBetween, partsOfDueOrder } from './due-order.ts';
import { inStates, staffedBy, type Walk, walkOf } from './list-walk.ts';

/** Which Chances are asked for. */
export type ChanceQuestion = {
  mainOrganizationId: number;
  /** which Chances the caller may view; null: every Chance of the tenant */
  visible: Condition | null;
  /** the organization whose participations are all that the caller may view; null as above */
  seenBy: number | null;
  /** whose Chances "only mine" means */
  userId: number;
  filters: Omit<ChanceFilters, 'search' | 'name' | 'customerName' | 'awaitsMe'>;
  /** the day whose week "due this week" means */
  today: string;
  /** what the searches for a name and for a customer found */
  found: readonly (Condition | null)[];
  /** among which Chances, by their ids: those that wait for the caller, and a selection */
  among: readonly (Condition | null)[];
  /** whether the Chances were chosen one by one, also archived ones */
  isChosen: boolean;
};

/** A page of the list as the database is asked for it. */
export type ListQuestion = ChanceQuestion & {
  sort: { field: ChanceSortField; order: Order };
  /** sort key and id of the last row of the page before; a null key stands behind all others */
  after: readonly (number | string | null)[] | null;
  /** rows of earlier pages */
  skip?: number;
  limit: number;
};

/** The Chances of the page, each with its place in the order `due`. */
export type ListRow = ChanceRow & { due: number };

/** What is shown of the rows of a page. Their Chances are joined to them by key, where the page does not hold them itself. */
const shown = (chance: Walk['chance']) => ({
  select: `"${chance}"."id"::text, "shortNumber", "${chance}"."name", "state"::text, "customer"."name" AS "customerName",
      "effectiveRevenue" AS "revenue", ("serviceCount" = 0 AND "effectiveRevenue" IS NOT NULL) AS "isEstimated",
      ("ratesChangedAt" IS NOT NULL) AS "ratesChanged",
      "margin", "surcharge", "profit", "totalCost", "minutes"::float8, "offeredRevenue"::float8,
      CASE WHEN "${chance}"."closedAt" IS NOT NULL THEN json_build_object(
        'closedOn', ("${chance}"."closedAt" AT TIME ZONE 'Europe/Berlin')::date, 'winner', "winner", 'winningPrice', "winningPrice",
        'lossReason', nullif(concat_ws(': ', "lossReason", "reasonForLoss"), '')) END AS "outcome",
      "${chance}"."submission"::text, "submissionTime", "${chance}"."startDate"::text,
      json_build_object('id', "owner"."id", 'firstname', "owner"."firstname", 'lastname', "owner"."lastname",
        'picture', "owner"."picture", 'organizationId', "owner"."organizationId", 'organization', "home"."shortName") AS "owner",
      "operational"."organizations" AS "operationalOrganizations", "dueRank" AS "due"`,
  joins: `${chance === 'page' ? '' : joinedChance}
    JOIN "customer" ON "customer"."mainOrganizationId" = "page"."mainOrganizationId" AND "customer"."id" = "customerId"
    JOIN "app_user" AS "owner" ON "owner"."mainOrganizationId" = "page"."mainOrganizationId" AND "owner"."id" = "ownerId"
    JOIN "organization" AS "home"
      ON "home"."mainOrganizationId" = "page"."mainOrganizationId" AND "home"."id" = "owner"."organizationId"
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', "one"."id", 'shortName', "one"."shortName") ORDER BY "one"."id"), '[]')
        AS "organizations"
      FROM "chance_participation" AS "part"
      JOIN "organization" AS "one" ON "one"."mainOrganizationId" = "part"."mainOrganizationId" AND "one"."id" = "part"."organizationId"
      WHERE "part"."mainOrganizationId" = "page"."mainOrganizationId" AND "part"."chanceId" = "${chance}"."id" AND "part"."isOperational"
    ) AS "operational"`,
});

const joinedChance = `JOIN "chance" ON "chance"."mainOrganizationId" = "page"."mainOrganizationId" AND "chance"."id" = "page"."id"`;

export function listQuery(question: ListQuestion): Statement {
  const { mainOrganizationId, filters, sort, after, skip, limit } = question;
  const walk = walkOf(question);
  const ranges = sort.field === 'due' ? partsOfDueOrder(filters, walk.columns.due.sql) : null;
  return pageStatement(
    { ...walk, ...shown(walk.chance) },
    {
      mainOrganizationId,
      conditions: conditionsOf(question, walk),
      parts: partsOf(walk.shares, ranges),
      sort: sortOf(sort),
      after,
      skip,
      limit,
    },
  );
}

/** Each range of each share; null: the whole order. */
function partsOf(shares: readonly Condition[] | null, ranges: readonly Condition[] | null) {
  if (!shares || !ranges) return shares ?? ranges;
  return shares.flatMap((share) =>
    ranges.map(
      (range): Condition =>
        (put) =>
          `${share(put)} AND ${range(put)}`,
    ),
  );
}

function oneShareOf({ shares }: Walk): Condition | null {
  return shares && ((put) => `(${shares.map((share) => share(put)).join(' OR ')})`);
}

/** @returns the schema of the positions in an order; they are the same along every walk */
export function listCursor(sort: ListQuestion['sort']) {
  return cursorSchema(walkOf({ seenBy: null, userId: 0, filters: {}, found: [] }), sortOf(sort));
}

/** @returns the statement that counts the Chances up to a number, as `count` */
export function countQuery(question: ChanceQuestion, limit: number): Statement {
  const walk = walkOf(question);
  const asked = { ...question, sort: { field: 'submission', order: 'ASC' } } as const;
  const conditions = [...conditionsOf(asked, walk), oneShareOf(walk)];
  return countStatement(walk, { mainOrganizationId: question.mainOrganizationId, conditions, limit });
}

function sortOf({ field, order }: ListQuestion['sort']) {
  return [{ column: field, order }];
}

function conditionsOf(
  { visible, filters, today, found, among, isChosen, sort }: ChanceQuestion & Pick<ListQuestion, 'sort'>,
  { columns, keeps }: Walk,
): (Condition | null)[] {
  return [
    keeps === 'visible' ? null : visible,
    ...found,
    ...among,
    isChosen ? null : archivedOnly(filters.archived === true, columns.due.sql),
    keeps === 'states' ? null : inStates(filters.state),
    keeps === 'staffing' || !filters.operationalOrgs ? null : staffedBy(filters.operationalOrgs),
    keeps === 'owners' && filters.onlyOwn !== true ? null : oneOf('"ownerId"', 'int', filters.chanceAdmins),
    filters.dueThisWeek === true ? dueBetween(weekOf(today), columns.due.sql) : null,
    within(columns.startDate, filters.startDate, sort.order),
    within(columns.submission, filters.deadlineDate, sort.order),
    within(columns.revenue, filters.revenue, sort.order),
    within(columns.surcharge, filters.surcharge, sort.order),
  ];
}
