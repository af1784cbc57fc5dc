import { asSignIn, type Database } from '@zuschlag/db/client';

/** The tenant of a customer at Stripe; null without one. Asked before a tenant is known: the policy shows that row only. */
export function tenantOfCustomer(database: Database, customerId: string): Promise<number | null> {
  return asSignIn(database, { billingCustomerId: customerId }, async (db) => {
    const found = await db.billing.findUnique({
      where: { providerCustomerId: customerId },
      select: { mainOrganizationId: true },
    });
    return found?.mainOrganizationId ?? null;
  });
}
