import type { Prisma } from '@zuschlag/db/generated/client';
import type { FileNote, FileProblem, ImportState, RowVerdict } from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { personSelect } from '../../users/person.ts';

export type Counts = { [verdict in RowVerdict]: number };
export type StoredImport = Awaited<ReturnType<typeof importById>> & object;

type NewImport = {
  table: TableKey;
  organizationId: number;
  fileId: string;
  fileName: string;
  headingRow: number | null;
  createdById: number;
};
export async function insertImport({ actor, db }: TenantDb<Actor>, data: NewImport): Promise<string> {
  const { mainOrganizationId } = actor;
  const { id } = await db.configurationImport.create({ data: { ...data, mainOrganizationId }, select: { id: true } });
  return id;
}

/** @param organizationId whose imports are seen; null: those of all organizations */
export async function importById({ actor, db }: TenantDb<Actor>, id: string, organizationId: number | null) {
  const { mainOrganizationId } = actor;
  const found = await db.configurationImport.findFirst({
    where: { mainOrganizationId, id, ...(organizationId === null ? {} : { organizationId }) },
  });
  return found ? toStoredImport(found) : null;
}

/** The same, locked until the transaction ends against other writers. */
export async function lockImport(tenant: TenantDb<Actor>, id: string, organizationId: number | null) {
  await tenant.db.$queryRaw`
    select id from configuration_import
    where "mainOrganizationId" = ${tenant.actor.mainOrganizationId} and id = ${id}::uuid for update`;
  return importById(tenant, id, organizationId);
}

/** The newest first. @param before id of the last one of the page before */
export async function importsOf(
  { actor, db }: TenantDb<Actor>,
  {
    table,
    organizationId,
    before,
    limit,
  }: { table: string | null; organizationId: number; before: string | null; limit: number },
) {
  const found = await db.configurationImport.findMany({
    where: {
      mainOrganizationId: actor.mainOrganizationId,
      organizationId,
      ...(table === null ? {} : { table }),
      ...(before === null ? {} : { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return found.map(toStoredImport);
}

/** The users who started them, including deactivated ones. */
export async function peopleById({ actor, db }: TenantDb<Actor>, ids: readonly number[]) {
  return db.user.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId, id: { in: [...ids] } },
    select: personSelect,
  });
}

export async function organizationNames({ actor, db }: TenantDb<Actor>) {
  return db.organization.findMany({
    where: { mainOrganizationId: actor.mainOrganizationId },
    select: { id: true, name: true, shortName: true },
  });
}

export type ImportChange = {
  state?: ImportState;
  done?: number;
  total?: number;
  counts?: Counts;
  problem?: { code: FileProblem; names: string[] };
  notes?: FileNote[];
  planHash?: string;
  committedAt?: Date;
  undoneAt?: Date;
};
/** @param from the state it must still be in @returns whether it was */
export async function changeImport(
  { actor, db }: TenantDb<Actor>,
  id: string,
  from: ImportState,
  data: ImportChange,
): Promise<boolean> {
  const where = { mainOrganizationId: actor.mainOrganizationId, id, state: from };
  return (await db.configurationImport.updateMany({ where, data })).count === 1;
}

/** Discards imports that were begun before a moment and are neither written nor refused. */
export async function discardBegunBefore({ actor, db }: TenantDb<Actor>, moment: Date): Promise<void> {
  const { mainOrganizationId } = actor;
  await db.configurationImport.updateMany({
    where: { mainOrganizationId, state: { in: ['reading', 'planned'] }, createdAt: { lt: moment } },
    data: { state: 'discarded' },
  });
}

/** Locks a table of the tenant for one import; waits for a running one. */
export async function lockTable({ actor, db }: TenantDb<Actor>, table: TableKey): Promise<void> {
  await db.$executeRaw`
    select pg_advisory_xact_lock(hashtextextended(${`configuration ${table} ${actor.mainOrganizationId}`}, 0))`;
}

function toStoredImport<
  Row extends { table: string; counts: Prisma.JsonValue; problem: Prisma.JsonValue; notes: Prisma.JsonValue },
>(row: Row) {
  return {
    ...row,
    // Written by `insertImport` and `changeImport` alone.
    table: row.table as TableKey,
    counts: (row.counts ?? { new: 0, equal: 0, changed: 0, duplicate: 0, wrong: 0 }) as Counts,
    problem: (row.problem ?? null) as ImportChange['problem'] | null,
    notes: row.notes as FileNote[],
  };
}
