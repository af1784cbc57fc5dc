import { Prisma } from '@zuschlag/db/generated/client';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { CarInput } from '@zuschlag/validation/services/car';
import type { PurchaseInput } from '@zuschlag/validation/services/purchase';
import type { SiteVisitInput } from '@zuschlag/validation/services/site-visit';
import type { TenantDb } from '../../../context.ts';

/** The lists of a service that keep the order in which they were entered. */
export type RowInputs = { siteVisits: SiteVisitInput; cars: CarInput; purchases: PurchaseInput };
export type RowKind = keyof RowInputs;
export type NewRows = { readonly [Kind in RowKind]?: readonly RowInputs[Kind][] };

const tables: { readonly [kind in RowKind]: Prisma.Sql } = {
  siteVisits: Prisma.sql`"site_visit"`,
  cars: Prisma.sql`"car"`,
  purchases: Prisma.sql`"purchase"`,
};

/** Adds the cost parameters of a new service and its lists, in one statement. */
export async function insertParts(
  tenant: TenantDb,
  serviceId: string,
  { costParameters, siteVisits = [], cars = [], purchases = [] }: NewRows & { costParameters: CostParameters },
): Promise<void> {
  const inserts = [
    parametersOf(tenant, serviceId, costParameters),
    ...insertOf(tenant, { serviceId, kind: 'siteVisits', rows: siteVisits }),
    ...insertOf(tenant, { serviceId, kind: 'cars', rows: cars }),
    ...insertOf(tenant, { serviceId, kind: 'purchases', rows: purchases }),
  ];
  const named = inserts.map((insert, at) => Prisma.sql`${Prisma.raw(`part${at}`)} as (${insert})`);
  await tenant.db.$executeRaw`with ${Prisma.join(named)} select 1`;
}

/** Adds rows of one list, behind those that stand at the positions before. */
export async function insertRows<Kind extends RowKind>(
  tenant: TenantDb,
  list: List<Kind>,
  position = 0,
): Promise<void> {
  for (const insert of insertOf(tenant, list, position)) await tenant.db.$executeRaw(insert);
}

type List<Kind extends RowKind> = { serviceId: string; kind: Kind; rows: readonly RowInputs[Kind][] };

function parametersOf({ actor }: TenantDb, serviceId: string, parameters: CostParameters): Prisma.Sql {
  const row = { ...parameters, serviceId, mainOrganizationId: actor.mainOrganizationId };
  const columns = columnsOf(row);
  return Prisma.sql`
    insert into "service_cost_parameters" (${columns})
    select ${columns} from jsonb_populate_record(null::"service_cost_parameters", ${JSON.stringify(row)}::jsonb)`;
}

/** The statement that adds the rows; no statement without rows. */
function insertOf<Kind extends RowKind>(
  { actor: { mainOrganizationId } }: TenantDb,
  { serviceId, kind, rows }: List<Kind>,
  position = 0,
): Prisma.Sql[] {
  if (rows.length === 0) return [];
  const named = rows.map((row, at) => ({ ...row, position: position + at }));
  const columns = columnsOf(named[0] ?? {});
  const insert = Prisma.sql`
    insert into ${tables[kind]} ("id", "mainOrganizationId", "serviceId", ${columns})
    select gen_random_uuid(), ${mainOrganizationId}::int, ${serviceId}::uuid, ${columns}
    from jsonb_populate_recordset(null::${tables[kind]}, ${JSON.stringify(named)}::jsonb)`;
  return [insert];
}

/** The columns of a row that a schema has read: its fields are named in the program. */
function columnsOf(row: object): Prisma.Sql {
  return Prisma.join(Object.keys(row).map((field) => Prisma.raw(`"${field}"`)));
}

/** Writes every field of rows of one list; their places in it stay. */
export async function updateRows(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { serviceId, kind }: { serviceId: string; kind: RowKind },
  rows: readonly { id: string; row: RowInputs[RowKind] }[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first.row).map((field) => Prisma.raw(`"${field}" = sent."${field}"`));
  const sent = rows.map(({ id, row }) => ({ ...row, id }));
  await db.$executeRaw`
    update ${tables[kind]} stored set ${Prisma.join(columns)}
    from jsonb_populate_recordset(null::${tables[kind]}, ${JSON.stringify(sent)}::jsonb) sent
    where stored."mainOrganizationId" = ${mainOrganizationId} and stored."serviceId" = ${serviceId}::uuid
      and stored."id" = sent."id"`;
}

/** Takes rows out of a list, or all of them. */
export async function deleteRows(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { serviceId, kind, ids }: { serviceId: string; kind: RowKind; ids?: readonly string[] },
): Promise<void> {
  await db.$executeRaw`
    delete from ${tables[kind]}
    where "mainOrganizationId" = ${mainOrganizationId} and "serviceId" = ${serviceId}::uuid
      ${ids === undefined ? Prisma.empty : Prisma.sql`and "id" = any(${[...ids]}::uuid[])`}`;
}
