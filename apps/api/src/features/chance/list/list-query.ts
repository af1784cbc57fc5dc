import type { ChanceFilters } from '@zuschlag/validation/chance/chance-list';
import type { ChanceSortField } from '@zuschlag/validation/vocabulary';

/** A page of the list as the database is asked for it. */
export type ListQuestion = {
  mainOrganizationId: number;
  /** null: sees every Chance of the tenant */
  participantId: number | null;
  /** whose Chances "only mine" means */
  userId: number;
  filters: Omit<ChanceFilters, 'customerName'>;
  /** the customers whose name fits; null: any */
  customerIds: string[] | null;
  sort: { field: ChanceSortField; order: 'ASC' | 'DESC' };
  /** sort key and id of the last row of the page before; a null key stands behind all others */
  after: readonly [number | string | null, string] | null;
  limit: number;
};

type Column = { name: string; type: 'date' | 'float8'; mayBeEmpty: boolean };

const columns: { readonly [field in ChanceSortField]: Column } = {
  submission: { name: '"submission"', type: 'date', mayBeEmpty: false },
  startDate: { name: '"startDate"', type: 'date', mayBeEmpty: false },
  revenue: { name: '"effectiveRevenue"', type: 'float8', mayBeEmpty: true },
  totalCost: { name: '"totalCost"', type: 'float8', mayBeEmpty: true },
  surcharge: { name: '"surcharge"', type: 'float8', mayBeEmpty: true },
};

/**
 * The statement for a page. Rows are found by a row comparison `(key, id) > (…)` along an index of exactly that order, so
 * a deep page costs what the first one costs. Empty figures come last in both directions: they are sorted as the far
 * infinity, which the expression indexes of the migration `list_order` hold ready.
 */
export function listQuery(question: ListQuestion): { sql: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const put = (value: unknown, type: string) => `$${parameters.push(value)}::${type}`;
  const { field, order } = question.sort;
  const key = keyOf(columns[field], order);
  const conditions = [
    `"mainOrganizationId" = ${put(question.mainOrganizationId, 'int')}`,
    ...conditionsOf(question, put),
    ...(question.after ? [positionOf(question, key, put)] : []),
  ];
  // The size is one of a few small numbers; written out, the planner knows that only so many rows are wanted.
  const limit = Math.trunc(question.limit);
  const sql = `
    SELECT "page"."id"::text, "shortNumber", "page"."name", "state"::text, "customer"."name" AS "customerName",
      "effectiveRevenue" AS "revenue", ("serviceCount" = 0 AND "effectiveRevenue" IS NOT NULL) AS "isEstimated",
      ("ratesChangedAt" IS NOT NULL) AS "ratesChanged",
      "margin", "surcharge", "profit", "totalCost", "minutes"::float8,
      "submission"::text, "submissionTime", "startDate"::text,
      json_build_object('id', "owner"."id", 'firstname', "owner"."firstname", 'lastname', "owner"."lastname",
        'picture', "owner"."picture", 'organizationId', "owner"."organizationId", 'organization', "home"."shortName") AS "owner",
      "operational"."organizations" AS "operationalOrganizations"
    FROM (
      SELECT *, ${key} AS "key" FROM "chance"
      WHERE ${conditions.join('\n        AND ')}
      ORDER BY ${key} ${order}, "id" ${order} LIMIT ${limit}
    ) AS "page"
    JOIN "customer" ON "customer"."mainOrganizationId" = "page"."mainOrganizationId" AND "customer"."id" = "customerId"
    JOIN "app_user" AS "owner" ON "owner"."mainOrganizationId" = "page"."mainOrganizationId" AND "owner"."id" = "ownerId"
    JOIN "organization" AS "home"
      ON "home"."mainOrganizationId" = "page"."mainOrganizationId" AND "home"."id" = "owner"."organizationId"
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', "one"."id", 'shortName', "one"."shortName") ORDER BY "one"."id"), '[]')
        AS "organizations"
      FROM "chance_participation" AS "part"
      JOIN "organization" AS "one" ON "one"."mainOrganizationId" = "part"."mainOrganizationId" AND "one"."id" = "part"."organizationId"
      WHERE "part"."mainOrganizationId" = "page"."mainOrganizationId" AND "part"."chanceId" = "page"."id" AND "part"."isOperational"
    ) AS "operational"
    ORDER BY "page"."key" ${order}, "page"."id" ${order}`;
  return { sql, parameters };
}

type Put = (value: unknown, type: string) => string;

function keyOf({ name, mayBeEmpty }: Column, order: 'ASC' | 'DESC'): string {
  if (!mayBeEmpty) return name;
  // Not COALESCE: see the migration.
  return `CASE WHEN ${name} IS NULL THEN '${order === 'ASC' ? '' : '-'}Infinity'::float8 ELSE ${name} END`;
}

function positionOf({ after, sort }: ListQuestion, key: string, put: Put): string {
  const [position, id] = after ?? [null, ''];
  const { type } = columns[sort.field];
  const beyondAll = sort.order === 'ASC' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return `(${key}, "id") ${sort.order === 'ASC' ? '>' : '<'} (${put(position ?? beyondAll, type)}, ${put(id, 'uuid')})`;
}

function conditionsOf({ participantId, userId, filters, customerIds, sort }: ListQuestion, put: Put): string[] {
  const { name, state, operationalOrgs, chanceAdmins, startDate, deadlineDate, revenue, surcharge, onlyOwn } = filters;
  const ranges = [
    { field: 'startDate', range: startDate },
    { field: 'submission', range: deadlineDate },
    { field: 'revenue', range: revenue },
    { field: 'surcharge', range: surcharge },
  ] as const;
  return [
    participantId !== null && participation(`"part"."organizationId" = ${put(participantId, 'int')}`),
    name?.trim() && hasText(put(name.trim(), 'text')),
    customerIds && oneOf('"customerId"', customerIds, 'uuid', put),
    state && oneOf('"state"', state, 'chance_state', put),
    operationalOrgs &&
      participation(`"part"."isOperational" AND "part"."organizationId" = ANY (${put(operationalOrgs, 'int[]')})`),
    chanceAdmins && oneOf('"ownerId"', chanceAdmins, 'int', put),
    onlyOwn === true && `"ownerId" = ${put(userId, 'int')}`,
    ...ranges.flatMap(({ field, range }) => rangeOf(columns[field], keyOf(columns[field], sort.order), range, put)),
  ].filter((condition): condition is string => typeof condition === 'string');
}

/** A single value is told as such: then an index that begins with the column also gives the order of what follows in it. */
function oneOf(column: string, values: readonly (number | string)[], type: string, put: Put): string {
  return values.length === 1 ? `${column} = ${put(values[0], type)}` : `${column} = ANY (${put(values, `${type}[]`)})`;
}

/** A range speaks of the key, so that the index of the order serves it too; an empty figure lies in no range. */
function rangeOf(
  { name, type, mayBeEmpty }: Column,
  key: string,
  range: { gte?: number | string | null; lte?: number | string | null } | null | undefined,
  put: Put,
): string[] {
  const bounds = [
    typeof range?.gte === 'number' || range?.gte ? `${key} >= ${put(range.gte, type)}` : null,
    typeof range?.lte === 'number' || range?.lte ? `${key} <= ${put(range.lte, type)}` : null,
  ].filter((bound) => bound !== null);
  return bounds.length > 0 && mayBeEmpty ? [`${name} IS NOT NULL`, ...bounds] : bounds;
}

function hasText(text: string): string {
  return `(strpos(lower("name"), lower(${text})) > 0 OR strpos(lower("shortNumber"), lower(${text})) > 0)`;
}

function participation(which: string): string {
  return `EXISTS (SELECT FROM "chance_participation" AS "part" WHERE "part"."mainOrganizationId" = "chance"."mainOrganizationId"
        AND "part"."chanceId" = "chance"."id" AND ${which})`;
}
