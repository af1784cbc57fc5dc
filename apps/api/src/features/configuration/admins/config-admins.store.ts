import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { type Condition, cursorSchema } from '../../../lists/keyset-list.ts';
import { personSelect } from '../../users/person.ts';
import { byName, userList } from '../../users/user-list.ts';
import { activeUsers, namedLike, type UserRow } from '../../users/users.store.ts';

const active = { deleted: false } as const;

export const configAdminCursor = cursorSchema(userList, byName);

const isKeeper: Condition = () => '"isConfigAdmin"';
const isNoKeeper: Condition = () => 'NOT "isConfigAdmin"';

/**
 * The people who maintain the tables, by name.
 *
 * @param after last name, first name and id of the last row of the page before
 */
export function configAdmins(
  tenant: TenantDb,
  page: { after: readonly (string | number | null)[] | null; limit: number },
): Promise<UserRow[]> {
  return activeUsers(tenant, [isKeeper], page);
}

/** All others by name, or those whose name contains the text. */
export async function otherUsers(tenant: TenantDb, name: string | null | undefined, limit: number): Promise<UserRow[]> {
  return activeUsers(tenant, [isNoKeeper, await namedLike(tenant, name)], { limit });
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
