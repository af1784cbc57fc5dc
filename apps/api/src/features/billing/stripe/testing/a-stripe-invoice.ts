import { randomUUID } from 'node:crypto';
import { as, type ScenarioTenant, systemOf } from '../../../../testing/scenario.ts';
import { withContract } from '../../testing/a-contract.ts';
import type { StripeClient } from '../stripe-client.ts';

/** An invoice of Stripe in a tenant with a contract, and a client that knows where its file is. */
export async function aStripeInvoice(tenant: ScenarioTenant) {
  await withContract(tenant);
  const { mainOrganizationId } = tenant;
  const invoice = { number: 'ZU-1', state: 'open', currency: 'EUR', gross: 100, issuedOn: new Date('2026-11-02') };
  const { id: invoiceId } = await as(tenant, systemOf(tenant), ({ db }) =>
    db.stripeInvoice.create({ data: { ...invoice, mainOrganizationId, stripeId: `in_${randomUUID()}` } }),
  );
  const stripe = { invoiceFile: async () => 'https://pay.stripe.example/file' } as unknown as StripeClient;
  return { input: { invoiceId }, stripe };
}
