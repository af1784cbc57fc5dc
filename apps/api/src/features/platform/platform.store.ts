import type { Actor, SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';

/** @returns the administrator of the platform that a person is; null for other people */
export async function platformAdminOf({ actor, db }: TenantDb<UserActor>): Promise<string | null> {
  const { mainOrganizationId, userId } = actor;
  const admin = await db.platformAdmin.findFirst({
    where: { mainOrganizationId, userId, deleted: false },
    select: { id: true },
  });
  return admin?.id ?? null;
}

/** The number of a tenant that is going to be founded. */
export async function nextTenant({ db }: Pick<TenantDb, 'db'>): Promise<number> {
  const [row] = await db.$queryRaw<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('organization', 'id'))::int as id`;
  return row?.id ?? 0;
}

/** The main organization of a new tenant, with the switches as they are at first. */
export async function insertMainOrganization(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  organization: { name: string; shortName: string; isOperational: boolean },
): Promise<void> {
  await db.organization.create({ data: { ...organization, id: mainOrganizationId, mainOrganizationId } });
  await db.tenantSettings.create({ data: { mainOrganizationId } });
}

export type MainPerson = { id: number; organizationId: number; role: string; isConfigAdmin: boolean };

/** @returns the person of the tenant with an address who has not left, locked until the transaction ends */
export async function lockPersonByAddress(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  email: string,
): Promise<MainPerson | null> {
  const [row] = await db.$queryRaw<MainPerson[]>`
    select id, "organizationId", role::text as role, "isConfigAdmin" from app_user
    where "mainOrganizationId" = ${mainOrganizationId} and lower(email) = lower(${email}) and not deleted
    for update`;
  return row ?? null;
}

/** Whether a person who has accepted keeps the tables of the tenant. */
export async function hasConfigAdmin({ actor: { mainOrganizationId }, db }: TenantDb<SystemActor>): Promise<boolean> {
  const where = { mainOrganizationId, isConfigAdmin: true, emailVerified: true, deleted: false };
  return (await db.user.count({ where })) > 0;
}

export async function storeManager(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  id: number,
  isConfigAdmin: boolean,
): Promise<void> {
  await db.user.updateMany({ where: { mainOrganizationId, id }, data: { role: 'Manager', isConfigAdmin } });
}

/** The name of the main organization; null: there is no such tenant. */
export async function mainOrganizationName({
  actor: { mainOrganizationId },
  db,
}: TenantDb<Actor>): Promise<string | null> {
  const found = await db.organization.findFirst({
    where: { mainOrganizationId, id: mainOrganizationId },
    select: { name: true },
  });
  return found?.name ?? null;
}
