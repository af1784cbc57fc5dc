import type { SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { userRowById } from './users.store.ts';

/** The person in whose name a job works, so that the trail names that person; null when the tenant has no such person. */
export async function actingPerson(tenant: TenantDb<SystemActor>, userId: number): Promise<UserActor | null> {
  return (await personWithAccount(tenant, userId))?.person ?? null;
}

/** The same with the rights of now, for a job that asks them again; null once the account is closed. */
export async function permittedPerson(tenant: TenantDb<SystemActor>, userId: number): Promise<UserActor | null> {
  const found = await personWithAccount(tenant, userId);
  return found?.isClosed === false ? found.person : null;
}

async function personWithAccount(tenant: TenantDb<SystemActor>, userId: number) {
  const user = await userRowById(tenant, userId);
  if (!user) return null;
  const { deleted: isClosed, ...row } = user;
  const { mainOrganizationId } = tenant.actor;
  const language: UserActor['language'] = user.language === 'en' ? 'en' : 'de';
  return { person: { ...row, kind: 'user' as const, userId, mainOrganizationId, language }, isClosed };
}
