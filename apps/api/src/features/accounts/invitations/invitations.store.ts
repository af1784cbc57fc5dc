import { type Database, inTenant } from '@zuschlag/db/client';
import type { Role } from '@zuschlag/validation/vocabulary';
import type { Actor, UserActor } from '../../../actor.ts';
import { auditIn } from '../../../audit-log/audit-log.ts';
import type { TenantDb } from '../../../context.ts';

export type NewPerson = {
  organizationId: number;
  email: string;
  firstname: string;
  lastname: string;
  role: Role;
  isConfigAdmin: boolean;
};

/** @returns the id of the new person; null when a person of any tenant has the address and has not left */
export async function insertPerson(
  { actor, db }: TenantDb<Actor>,
  { organizationId, email, firstname, lastname, role, isConfigAdmin }: NewPerson,
): Promise<number | null> {
  const [row] = await db.$queryRaw<{ id: number }[]>`
    insert into app_user ("mainOrganizationId", "organizationId", email, firstname, lastname, role, "isConfigAdmin")
    values (${actor.mainOrganizationId}, ${organizationId}, ${email}, ${firstname}, ${lastname}, ${role}::role,
      ${isConfigAdmin})
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

export type InvitedPerson = {
  id: number;
  organizationId: number;
  organization: string;
  email: string;
  emailVerified: boolean;
  lastEmailSentAt: Date | null;
};

/** @returns a person who has not left, with the name of the organization, locked until the transaction ends */
export async function lockInvited({ actor, db }: TenantDb<Actor>, userId: number): Promise<InvitedPerson | null> {
  const [row] = await db.$queryRaw<InvitedPerson[]>`
    select u.id, u."organizationId", o.name as organization, u.email, u."emailVerified", u."lastEmailSentAt"
    from app_user u
    join organization o on o."mainOrganizationId" = u."mainOrganizationId" and o.id = u."organizationId"
    where u."mainOrganizationId" = ${actor.mainOrganizationId} and u.id = ${userId} and not u.deleted
    for update of u`;
  return row ?? null;
}

export async function storeInvited({ actor, db }: TenantDb<Actor>, userId: number, at: Date): Promise<void> {
  await db.user.updateMany({
    where: { mainOrganizationId: actor.mainOrganizationId, id: userId },
    data: { lastEmailSentAt: at },
  });
}

const refused = { entity: 'user', action: 'addressInUse' } as const;

/** How many answers since a moment said to the person that an address is in use. */
export async function countRefusedAddresses({ actor, db }: TenantDb<UserActor>, since: Date): Promise<number> {
  const { mainOrganizationId, userId } = actor;
  const entityId = String(userId);
  return db.trailEntry.count({ where: { mainOrganizationId, ...refused, entityId, at: { gt: since } } });
}

/** Notes in the trail that an answer said an address to be in use, although nothing else of the call stays. */
export function noteRefusedAddress(
  database: Database,
  { actor, now, requestId }: { actor: UserActor; now: Date; requestId: string },
): Promise<void> {
  const entry = { ...refused, entityId: actor.userId, after: { isInUse: true } };
  return inTenant(database, actor.mainOrganizationId, (db) => auditIn({ actor, db, now, requestId }, entry));
}
