import { type Database, inTenant } from '@zuschlag/db/client';
import type { SystemActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

const FOUNDING_LOCK = 72_707_371;

export type FoundedAdmin = { mainOrganizationId: number; userId: number; email: string; emailVerified: boolean };

/** The first Admin who signs in as a person. Only the owner of the database reads the administrators without a tenant. */
export async function foundedAdmin(asOwner: Database): Promise<FoundedAdmin | null> {
  const { rows } = await asOwner.pool.query<{ mainOrganizationId: number; userId: number }>(
    `select "mainOrganizationId", "userId" from platform_admin
     where "userId" is not null and not deleted order by "createdAt", id limit 1`,
  );
  const [admin] = rows;
  if (!admin) return null;
  const { mainOrganizationId, userId: id } = admin;
  const person = await inTenant(asOwner, mainOrganizationId, (db) =>
    db.user.findFirst({ where: { mainOrganizationId, id }, select: { email: true, emailVerified: true } }),
  );
  return person && { ...admin, ...person };
}

/** The number of a tenant that is going to be founded. */
export async function nextTenantAsOwner(asOwner: Database): Promise<number> {
  const { rows } = await asOwner.pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('organization', 'id'))::int as id`,
  );
  return rows[0]?.id ?? 0;
}

/** Waits for another founding. @returns whether there is no Admin yet */
export async function lockFounding({ db }: TenantDb<SystemActor>): Promise<boolean> {
  await db.$executeRaw`select pg_advisory_xact_lock(${FOUNDING_LOCK}::bigint)`;
  return (await db.platformAdmin.count({ where: { userId: { not: null }, deleted: false } })) === 0;
}

/** Makes a person of the tenant an administrator of the platform. The owner of the database alone may. */
export async function insertFirstAdmin(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  admin: { userId: number; email: string; name: string },
): Promise<void> {
  await db.platformAdmin.create({ data: { ...admin, mainOrganizationId } });
}
