import type { TenantDb } from '../../../context.ts';

/** The tenant of a customer at Stripe; null without one. Asked before a tenant is known: the policy shows that row only. */
export async function tenantOfCustomer({ db }: Pick<TenantDb, 'db'>, customerId: string): Promise<number | null> {
  const found = await db.billing.findUnique({
    where: { providerCustomerId: customerId },
    select: { mainOrganizationId: true },
  });
  return found?.mainOrganizationId ?? null;
}
