import type { UserActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';

export type OpenSignIn = {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  endsAt: Date;
  userAgent: string | null;
};

/** The open sign-ins of the caller. */
export async function openSignIns(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  now: Date,
): Promise<OpenSignIn[]> {
  return db.session.findMany({
    where: { mainOrganizationId, userId, expiresAt: { gt: now }, endsAt: { gt: now } },
    select: { id: true, createdAt: true, expiresAt: true, endsAt: true, userAgent: true },
    orderBy: [{ expiresAt: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
  });
}

/** @returns how many of them were still stored */
export async function deleteSignIns(
  { actor: { mainOrganizationId, userId }, db }: TenantDb<UserActor>,
  ids: readonly string[],
): Promise<number> {
  const { count } = await db.session.deleteMany({ where: { mainOrganizationId, userId, id: { in: [...ids] } } });
  return count;
}
