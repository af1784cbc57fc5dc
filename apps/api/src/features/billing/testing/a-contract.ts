import { as, type ScenarioTenant, systemOf } from '../../../testing/scenario.ts';
import { insertContract } from '../billing.store.ts';
import { usualPrices } from '../price-book.ts';
import { contractBook } from '../provider/contract-book.ts';

/** The input of a contract of a tenant, at the monthly price of the usual book. */
export const aContract = (organizationId: number) => ({
  organizationId,
  billingEmail: 'rechnung@kunde.example',
  customerName: 'Treuwacht Holding GmbH',
  pricingId: 'seat-month',
  vatNumber: 'DE123456789',
  daysUntilDue: 14,
});

/** Sees to it that a tenant has a contract. */
export async function withContract(tenant: ScenarioTenant): Promise<void> {
  const [price] = usualPrices;
  if (!price) throw new Error('the usual book has no price');
  await as(tenant, systemOf(tenant), (work) =>
    insertContract(work, aContract(tenant.mainOrganizationId), price, {
      seats: 1,
      at: work.now,
      provider: contractBook,
    }),
  );
}
