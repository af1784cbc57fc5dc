import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { effectOf, isReadOnlyAt, readOnlyFrom } from '@zuschlag/validation/billing/contract-states';
import type { Actor, UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { permissionsOn } from '../../policy/authorize.ts';
import { personalRules } from './accounts.policy.ts';
import { type UserProfile, userProfileById } from './accounts.store.ts';

/** The signed-in user as clients keep it, with the rights that need no thing. @returns null for a removed user */
export async function sessionUserById(
  tenant: TenantDb<Actor> & { now?: Date },
  id: number,
): Promise<SessionUser | null> {
  const found = await userProfileById(tenant, id);
  if (!found) return null;
  const { contract, ...profile } = found;
  const { permissions } = permissionsOn(actorOf(profile), personalRules, null);
  return { ...profile, permissions, contract: noticeOf(contract, permissions, tenant.now ?? new Date()) };
}

/** A late contract is the business of those who settle bills; an unpaid one, of everybody who works on it. */
function noticeOf(
  { state, unpaidSince }: UserProfile['contract'],
  permissions: SessionUser['permissions'],
  now: Date,
): SessionUser['contract'] {
  if (unpaidSince !== null)
    return { readOnlyFrom: readOnlyFrom(unpaidSince), isReadOnly: isReadOnlyAt(unpaidSince, now) };
  const isLate = state !== null && effectOf(state) === 'late';
  return isLate && permissions.includes('SEE_BILLING') ? { readOnlyFrom: null, isReadOnly: false } : null;
}

export function actorOf({ id, language, ...profile }: Omit<UserProfile, 'contract'>): UserActor {
  return { ...profile, kind: 'user', userId: id, language: language ?? 'de' };
}
