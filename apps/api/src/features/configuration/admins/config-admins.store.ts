import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { personSelect } from '../../users/person.ts';

const active = { deleted: false } as const;

/**
 * Locks the config administrators until the transaction ends, so that two who remove each other at the same moment run
 * one after the other.
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
    select: { ...personSelect, organization: { select: { name: true, shortName: true } }, isConfigAdmin: true },
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
