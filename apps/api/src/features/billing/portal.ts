import type { Billing } from '@zuschlag/validation/billing/billing';
import { portalLinkMinutes } from '@zuschlag/validation/billing/portal';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { personalRules } from '../accounts/accounts.policy.ts';
import { byLink, makeLink, useUpLink } from '../accounts/links/account-links.ts';
import { sessionUserById } from '../accounts/session-user.ts';
import type { SignInCall } from '../accounts/sign-in.ts';
import { contractOfTenant, seatsNow } from './billing.store.ts';
import { toBilling } from './contracts.ts';

/**
 * A link to the page of the contract, good once and for five minutes. A new one ends those before it; the database keeps
 * its hash.
 *
 * @param publicUrl where the web is; left out: the link is a path
 * @throws {DomainError} NOT_PERMITTED; NO_CONTRACT
 */
export async function portalLink(work: UnitOfWork, publicUrl: string | null): Promise<string> {
  authorize(work.actor, personalRules.seeBilling, null);
  if (!(await contractOfTenant(work))) throw new DomainError('NO_CONTRACT');
  const { userId } = work.actor;
  const expiresAt = new Date(work.now.getTime() + portalLinkMinutes * 60_000);
  const token = await makeLink(work, { userId, kind: 'portal', expiresAt });
  await work.audit({ entity: 'billing', entityId: userId, action: 'openPortal', after: { isOpened: true } });
  return `${publicUrl ?? ''}/billing-portal/${token}`;
}

/**
 * The contract behind a link, which is used up. The person still has to be one who settles bills.
 *
 * @throws {DomainError} LINK_INVALID when it is unknown, used, replaced by a newer one or older than five minutes
 */
export function openPortal(call: SignInCall, token: string): Promise<Billing> {
  return byLink(call, { token, kind: 'portal' }, async (work, { userId }, { id }) => {
    const user = await sessionUserById(work, userId);
    const stored = await contractOfTenant(work);
    if (!user?.permissions.includes('SEE_BILLING') || !stored) throw new DomainError('LINK_INVALID');
    await useUpLink(work, id);
    const currentSeatCount = (await seatsNow(work)).reduce((sum, one) => sum + one.seats, 0);
    return toBilling({ ...stored, currentSeatCount });
  });
}
