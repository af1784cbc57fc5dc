import { portalLinkMinutes } from '@zuschlag/validation/billing/portal';
import { makeLink } from '../../accounts/links/account-links.ts';
import type { BillingProvider } from './billing-provider.ts';

/** The built-in book: the operator writes invoices and enters payments, and the page of the contract is our own. */
export const contractBook: BillingProvider = {
  name: 'book',
  firstState: 'active',
  begin: () => Promise.resolve(),
  keepUp: () => Promise.resolve(),
  async portalLink({ publicUrl, inTransaction }) {
    const token = await inTransaction(async (work) => {
      const { userId } = work.actor;
      const expiresAt = new Date(work.now.getTime() + portalLinkMinutes * 60_000);
      const made = await makeLink(work, { userId, kind: 'portal', expiresAt });
      await work.audit({ entity: 'billing', entityId: userId, action: 'openPortal', after: { isOpened: true } });
      return made;
    });
    return `${publicUrl ?? ''}/billing-portal/${token}`;
  },
};
