import type { SystemActor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { userRowById } from './users.store.ts';

/** The person in whose name a job works, so that the trail names that person; null when the tenant has no such person. */
export async function actingPerson(tenant: TenantDb<SystemActor>, userId: number): Promise<UserActor | null> {
  const user = await userRowById(tenant, userId);
  if (!user) return null;
  const { mainOrganizationId } = tenant.actor;
  const language = user.language === 'en' ? 'en' : 'de';
  return { ...user, kind: 'user', userId, mainOrganizationId, language };
}
