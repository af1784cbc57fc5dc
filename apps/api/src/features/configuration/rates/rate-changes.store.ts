import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { TenantDb } from '../../../context.ts';

/** The place of a row: its owner, federal state and step. Null where a table has no such column. */
export type RowPlace = {
  table: TableKey;
  id: string;
  organizationId: number;
  province: string | null;
  lengthOfEmployment: number | null;
};

/** The rows of a table with these ids; without ids of other tenants. */
export async function rowPlaces(tenant: TenantDb, table: TableKey, ids: readonly string[]): Promise<RowPlace[]> {
  const { mainOrganizationId } = tenant.actor;
  const rows = await placesIn[table](tenant, { mainOrganizationId, id: { in: [...ids] } });
  return rows.map((row) => ({ ...nowhere, organizationId: mainOrganizationId, ...row, table }));
}

const nowhere = { province: null, lengthOfEmployment: null };
type Which = { mainOrganizationId: number; id: { in: string[] } };
type Found = Pick<RowPlace, 'id'> & Partial<RowPlace>;
const here = { id: true, province: true } as const;

const placesIn: { readonly [key in TableKey]: (tenant: TenantDb, where: Which) => Promise<Found[]> } = {
  tariff: ({ db }, where) => db.tariff.findMany({ where, select: { ...here, organizationId: true } }),
  wage: ({ db }, where) => db.wage.findMany({ where, select: { ...here, organizationId: true } }),
  socialSecurity: ({ db }, where) => db.socialSecurity.findMany({ where, select: { id: true } }),
  liabilityInsurance: ({ db }, where) => db.liabilityInsurance.findMany({ where, select: { id: true } }),
  vacationBonus: ({ db }, where) => db.vacationBonus.findMany({ where, select: here }),
  christmasBonus: ({ db }, where) => db.christmasBonus.findMany({ where, select: here }),
  vacationDays: ({ db }, where) => db.vacationDays.findMany({ where, select: { ...here, lengthOfEmployment: true } }),
  holiday: ({ db }, where) => db.holiday.findMany({ where, select: here }),
};

/** An import as far as its effect depends on it: the table, whose rows they are, and whether it can be written. */
export type PlannedImport = { table: TableKey; organizationId: number; state: string };

/** @returns null without one; an import of another tenant does not exist */
export async function plannedImport(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
): Promise<PlannedImport | null> {
  const found = await db.configurationImport.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    select: { table: true, organizationId: true, state: true },
  });
  return found && { ...found, table: found.table as TableKey };
}

/** A row that the plan of an import would write, and the id of the one it would replace. */
export type PlannedRow = { row: number; values: unknown; replaces: string | null };

/** New and changed rows of an import in the order of the file. @param after number of the last row of the page before */
export async function plannedChanges(
  { actor: { mainOrganizationId }, db }: TenantDb,
  importId: string,
  after: number,
  limit: number,
): Promise<PlannedRow[]> {
  const rows = await db.configurationImportRow.findMany({
    where: { mainOrganizationId, importId, verdict: { in: ['new', 'changed'] }, row: { gt: after } },
    orderBy: { row: 'asc' },
    take: limit,
    select: { row: true, values: true, beforeId: true },
  });
  return rows.map(({ row, values, beforeId }) => ({ row, values, replaces: beforeId }));
}
