import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { permissionsOn } from '../../policy/authorize.ts';
import { personalRules } from './accounts.policy.ts';
import { type UserProfile, userProfileById } from './accounts.store.ts';

/** The signed-in user as clients keep it, with the rights that need no thing. @returns null for a removed user */
export async function sessionUserById(tenant: TenantDb<Actor>, id: number): Promise<SessionUser | null> {
  const profile = await userProfileById(tenant, id);
  if (!profile) return null;
  return { ...profile, permissions: permissionsOn(actorOf(profile), personalRules, null).permissions };
}

export function actorOf({ id, language, ...profile }: UserProfile): UserActor {
  return { ...profile, kind: 'user', userId: id, language: language ?? 'de' };
}
