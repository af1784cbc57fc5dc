import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { personSelect } from '../../users/person.ts';

const active = { deleted: false } as const;
const byName = [{ lastname: 'asc' }, { firstname: 'asc' }, { id: 'asc' }] as const satisfies object[];

/**
 * Who keeps the tables, by name.
 *
 * @param after lastname, firstname and id of the last one of the page before
 */
export async function configAdmins(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { after, limit }: { after: readonly [string, string, number] | null; limit: number },
) {
  const [lastname, firstname, id] = after ?? ['', '', 0];
  const behind = [
    { lastname: { gt: lastname } },
    { lastname, firstname: { gt: firstname } },
    { lastname, firstname, id: { gt: id } },
  ];
  return db.user.findMany({
    where: { mainOrganizationId, ...active, isConfigAdmin: true, ...(after ? { OR: behind } : {}) },
    select: personSelect,
    orderBy: [...byName],
    take: limit,
  });
}

/** Everybody else, by name. */
export async function otherUsers({ actor: { mainOrganizationId }, db }: TenantDb<Actor>) {
  return db.user.findMany({
    where: { mainOrganizationId, ...active, isConfigAdmin: false },
    select: personSelect,
    orderBy: [...byName],
  });
}

/**
 * Lets nobody else change who keeps the tables until the transaction ends: two who remove each other at the same moment
 * come one after the other.
 */
export async function lockConfigAdmins({ actor: { mainOrganizationId }, db }: TenantDb<Actor>) {
  await db.$queryRaw`select "mainOrganizationId" from "tenant_settings" where "mainOrganizationId" = ${mainOrganizationId} for update`;
  return db.user.findMany({
    where: { mainOrganizationId, ...active, isConfigAdmin: true },
    select: { id: true, organizationId: true },
  });
}

export async function activeUser({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, id: number) {
  return db.user.findFirst({
    where: { mainOrganizationId, ...active, id },
    select: { ...personSelect, isConfigAdmin: true },
  });
}

export async function setConfigAdmin(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: number,
  isConfigAdmin: boolean,
): Promise<void> {
  await db.user.update({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    data: { isConfigAdmin },
    select: { id: true },
  });
}
