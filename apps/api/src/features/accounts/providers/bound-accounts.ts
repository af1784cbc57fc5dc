import type { BoundAccounts, EndBoundAccount } from '@zuschlag/validation/accounts/bound-accounts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { lockOwnPassword } from '../profile/profile.store.ts';
import { requireSession } from '../sessions.ts';
import { boundAccountsOf, hasPassword, unbindIdentity } from './provider-identities.store.ts';

/** The accounts at providers that sign the caller in. @throws {DomainError} SESSION_REQUIRED with an API token */
export async function listBoundAccounts(work: UnitOfWork, token: string | null): Promise<BoundAccounts> {
  requireSession(token);
  const bound = await boundAccountsOf(work);
  return {
    accounts: bound.map(({ provider, createdAt }) => ({ provider, boundAt: createdAt.toISOString() })),
    mayEnd: bound.length > 1 || (await hasPassword(work)),
  };
}

/**
 * Ends that an account at a provider signs the caller in; open sign-ins stay, and without such an account nothing changes.
 *
 * @throws {DomainError} NOT_PERMITTED for the last way to sign in; SESSION_REQUIRED with an API token
 */
export async function endBoundAccount(
  work: UnitOfWork,
  token: string | null,
  { provider }: EndBoundAccount,
): Promise<BoundAccounts> {
  requireSession(token);
  // Two browsers that end one account each must not end both.
  await lockOwnPassword(work);
  const { accounts, mayEnd } = await listBoundAccounts(work, token);
  // Ended in another browser already.
  if (!accounts.some((one) => one.provider === provider)) return { accounts, mayEnd };
  if (!mayEnd) throw new DomainError('NOT_PERMITTED');
  await unbindIdentity(work, provider);
  const { userId } = work.actor;
  await work.audit({ entity: 'user', entityId: userId, action: 'endBoundAccount', before: { provider } });
  await work.publish({ kind: 'personChanged', userId });
  return listBoundAccounts(work, token);
}
