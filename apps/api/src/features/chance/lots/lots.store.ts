import type { TenantDb } from '../../../context.ts';

/** @returns the ids of the Chances of a procedure */
export async function chanceIdsOfProcedure(
  { actor: { mainOrganizationId }, db }: TenantDb,
  procedureId: string,
): Promise<string[]> {
  const rows = await db.chance.findMany({
    where: { mainOrganizationId, procedureId },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

/** @returns the id of a new procedure without lots */
export async function insertProcedure({ actor: { mainOrganizationId }, db }: TenantDb): Promise<string> {
  const { id } = await db.awardProcedure.create({ data: { mainOrganizationId }, select: { id: true } });
  return id;
}

/** Puts Chances into a procedure, or out of theirs with null, and counts their versions up. */
export async function putIntoProcedure(
  { actor: { mainOrganizationId }, db }: TenantDb,
  chanceIds: readonly string[],
  procedureId: string | null,
): Promise<void> {
  await db.chance.updateMany({
    where: { mainOrganizationId, id: { in: [...chanceIds] } },
    data: { procedureId, version: { increment: 1 } },
  });
}

/** @returns the names of customers by their ids */
export async function customerNames(
  { actor: { mainOrganizationId }, db }: TenantDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.customer.findMany({
    where: { mainOrganizationId, id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
