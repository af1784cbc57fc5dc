import { as, type ScenarioTenant } from '../../../../testing/scenario.ts';
import { withContract } from '../../testing/a-contract.ts';
import { insertStripeContract } from '../stripe.store.ts';

/** Sees to it that a tenant has a contract of which nothing is made at Stripe yet. */
export async function aRefusedContract(tenant: ScenarioTenant): Promise<void> {
  await withContract(tenant);
  const { mainOrganizationId } = tenant;
  await as(tenant, { kind: 'system' as const, mainOrganizationId }, (work) => insertStripeContract(work, 1));
}
