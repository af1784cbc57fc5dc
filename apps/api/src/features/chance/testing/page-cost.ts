import { type Database, readRows } from '@zuschlag/db/client';
import { z } from 'zod';
import type { ScenarioTenant } from '../../../testing/scenario.ts';
import { type ListQuestion, type ListRow, listQuery } from '../list/list-query.ts';

/** So often a plan is made for the values of a call; then it is compared with a plan for all values, which may be kept. */
export const CALLS_BEFORE_ONE_PLAN = 5;

export type PageTenant = { database: Database; mainOrganizationId: number };
export type ListPage = ReturnType<typeof listQuery>;

const planNode = z.object({
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(planNode).default([]);
  },
});
type PlanNode = z.output<typeof planNode>;
const plans = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

/** A question of the list that names no filter, as a person who sees all Chances of the tenant asks it. */
export function listQuestion(
  { mainOrganizationId, people }: ScenarioTenant,
  sort: ListQuestion['sort'],
  limit: number,
  more: Partial<ListQuestion> = {},
): ListQuestion {
  return {
    mainOrganizationId,
    visible: null,
    seenBy: null,
    userId: people.holdingEditor.userId,
    filters: {},
    today: '2026-11-19',
    found: [],
    among: [],
    isChosen: false,
    sort,
    after: null,
    limit,
    ...more,
  };
}

/** The filters whose pages read at most ten times the rows that they show, each as a part of a question. */
export const filtersOfLists: readonly [string, (tenant: ScenarioTenant) => Partial<ListQuestion>][] = [
  ['one state', () => ({ filters: { state: ['won'] } })],
  ['two states', () => ({ filters: { state: ['won', 'lost'] } })],
  ['states far apart in the order by what is due', () => ({ filters: { state: ['editing', 'notbidding'] } })],
  ['two owners', ({ people }) => ({ filters: { chanceAdmins: [people.nordEditor.userId, people.suedEditor.userId] } })],
  ['organizations', ({ organizations }) => ({ filters: { operationalOrgs: [organizations.sued.id] } })],
  ['start dates', () => ({ filters: { startDate: { gte: '2027-01-01', lte: '2027-08-31' } } })],
  ['deadlines', () => ({ filters: { deadlineDate: { gte: '2027-01-01', lte: '2027-06-30' } } })],
];

export async function readPage(
  { database, mainOrganizationId }: PageTenant,
  { sql, parameters }: ListPage,
): Promise<unknown[]> {
  return readRows(database, mainOrganizationId, sql, parameters);
}

/** The position behind the row `depth` of a list; `null` where the list has no row. */
export async function positionAt(
  tenant: PageTenant,
  question: ListQuestion,
  depth: number,
): Promise<ListQuestion['after']> {
  const rows = (await readPage(tenant, listQuery({ ...question, limit: depth }))) as ListRow[];
  const last = rows.at(-1);
  return last ? [last[question.sort.field], last.id] : null;
}

/** The rows that a page costs: by the plan for its values, and by the one that a connection keeps after some calls. */
export async function rowsOfPage(tenant: PageTenant, question: ListQuestion): Promise<number> {
  const page = listQuery(question);
  const planned = await rowsByPlan(tenant, page);
  for (let call = 0; call <= CALLS_BEFORE_ONE_PLAN; call += 1) await readPage(tenant, page);
  const [kept] = named.parse(await readPage(tenant, { sql: kepts, parameters: [page.sql] }));
  const values = page.parameters.map(literal).join(', ');
  return Math.max(planned, await rowsByPlan(tenant, { sql: `EXECUTE "${kept.name}" (${values})`, parameters: [] }));
}

const kepts = 'SELECT "name" FROM pg_prepared_statements WHERE "statement" = $1::text';
const named = z.tuple([z.object({ name: z.string() })]);

function literal(value: unknown): string {
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`;
}

async function rowsByPlan(tenant: PageTenant, { sql, parameters }: ListPage): Promise<number> {
  const explained = { sql: `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters };
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = plans.parse(await readPage(tenant, explained));
  return chancesRead(Plan);
}

/** Rows of the table Chance that a plan touched, whether they came through or were thrown away. */
function chancesRead(node: PlanNode): number {
  const touched = node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck'];
  const own = node['Relation Name'] === 'chance' ? touched * node['Actual Loops'] : 0;
  return own + node.Plans.reduce((sum, part) => sum + chancesRead(part), 0);
}
