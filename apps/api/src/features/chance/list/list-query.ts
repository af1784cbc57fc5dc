import type { ChanceFilters, ChanceRow } from '@zuschlag/validation/chance/chance-list';
import type { ChanceSortField } from '@zuschlag/validation/vocabulary';
import {
  type Condition,
  countStatement,
  cursorSchema,
  type KeysetList,
  type Order,
  oneOf,
  type Put,
  pageStatement,
  type Statement,
  within,
} from '../../../lists/keyset-list.ts';
import { dueBetween, partsOfDueOrder } from './due-order.ts';

/** Which Chances are asked for. */
export type ChanceQuestion = {
  mainOrganizationId: number;
  /** which Chances the caller may view; null: every Chance of the tenant */
  visible: Condition | null;
  /** whose Chances "only mine" means */
  userId: number;
  filters: Omit<ChanceFilters, 'search' | 'name' | 'customerName' | 'awaitsMe'>;
  /** the week that "due this week" means */
  week: { from: string; to: string };
  /** what the searches for a name and for a customer found, the Chances that wait for the caller, and a selection */
  found: readonly (Condition | null)[];
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

/** The figures sort along the expression indexes of the migration `list_order`. */
const list: KeysetList<ChanceSortField> = {
  from: '"chance"',
  columns: {
    due: { sql: '"dueRank"', type: 'int' },
    submission: { sql: '"submission"', type: 'date' },
    startDate: { sql: '"startDate"', type: 'date' },
    revenue: { sql: '"effectiveRevenue"', type: 'float8', nullsLast: true },
    totalCost: { sql: '"totalCost"', type: 'float8', nullsLast: true },
    surcharge: { sql: '"surcharge"', type: 'float8', nullsLast: true },
  },
  tieBreak: { sql: '"id"', type: 'uuid' },
  select: `"page"."id"::text, "shortNumber", "page"."name", "state"::text, "customer"."name" AS "customerName",
      "effectiveRevenue" AS "revenue", ("serviceCount" = 0 AND "effectiveRevenue" IS NOT NULL) AS "isEstimated",
      ("ratesChangedAt" IS NOT NULL) AS "ratesChanged",
      "margin", "surcharge", "profit", "totalCost", "minutes"::float8,
      "submission"::text, "submissionTime", "startDate"::text,
      json_build_object('id', "owner"."id", 'firstname', "owner"."firstname", 'lastname', "owner"."lastname",
        'picture', "owner"."picture", 'organizationId', "owner"."organizationId", 'organization', "home"."shortName") AS "owner",
      "operational"."organizations" AS "operationalOrganizations", "dueRank" AS "due"`,
  joins: `JOIN "customer" ON "customer"."mainOrganizationId" = "page"."mainOrganizationId" AND "customer"."id" = "customerId"
    JOIN "app_user" AS "owner" ON "owner"."mainOrganizationId" = "page"."mainOrganizationId" AND "owner"."id" = "ownerId"
    JOIN "organization" AS "home"
      ON "home"."mainOrganizationId" = "page"."mainOrganizationId" AND "home"."id" = "owner"."organizationId"
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', "one"."id", 'shortName', "one"."shortName") ORDER BY "one"."id"), '[]')
        AS "organizations"
      FROM "chance_participation" AS "part"
      JOIN "organization" AS "one" ON "one"."mainOrganizationId" = "part"."mainOrganizationId" AND "one"."id" = "part"."organizationId"
      WHERE "part"."mainOrganizationId" = "page"."mainOrganizationId" AND "part"."chanceId" = "page"."id" AND "part"."isOperational"
    ) AS "operational"`,
};

export function listQuery(question: ListQuestion): Statement {
  const { mainOrganizationId, sort, after, skip, limit } = question;
  return pageStatement(list, {
    mainOrganizationId,
    conditions: conditionsOf(question),
    parts: sort.field === 'due' ? partsOfDueOrder(question.filters) : null,
    sort: sortOf(sort),
    after,
    skip,
    limit,
  });
}

/** @returns the schema of the positions in an order */
export function listCursor(sort: ListQuestion['sort']) {
  return cursorSchema(list, sortOf(sort));
}

/** @returns the statement that counts the Chances, as `count` */
export function countQuery(question: ChanceQuestion): Statement {
  const conditions = conditionsOf({ ...question, sort: { field: 'submission', order: 'ASC' } });
  return countStatement(list, { mainOrganizationId: question.mainOrganizationId, conditions });
}

function sortOf({ field, order }: ListQuestion['sort']) {
  return [{ column: field, order }];
}

function conditionsOf({
  visible,
  userId,
  filters,
  week,
  found,
  sort,
}: ChanceQuestion & Pick<ListQuestion, 'sort'>): (Condition | null)[] {
  const { columns } = list;
  return [
    visible,
    ...found,
    oneOf('"state"', 'chance_state', filters.state),
    staffedBy(filters.operationalOrgs),
    oneOf('"ownerId"', 'int', filters.chanceAdmins),
    filters.onlyOwn === true ? (put: Put) => `"ownerId" = ${put(userId, 'int')}` : null,
    filters.dueThisWeek === true ? dueBetween(week) : null,
    within(columns.startDate, filters.startDate, sort.order),
    within(columns.submission, filters.deadlineDate, sort.order),
    within(columns.revenue, filters.revenue, sort.order),
    within(columns.surcharge, filters.surcharge, sort.order),
  ];
}

function staffedBy(organizationIds: readonly number[] | null | undefined): Condition | null {
  if (!organizationIds) return null;
  return (put) => `EXISTS (SELECT FROM "chance_participation" AS "part"
        WHERE "part"."mainOrganizationId" = "chance"."mainOrganizationId" AND "part"."chanceId" = "chance"."id"
        AND "part"."isOperational" AND "part"."organizationId" = ANY (${put(organizationIds, 'int[]')}))`;
}
