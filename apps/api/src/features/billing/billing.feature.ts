import { z } from 'zod';
import { feature } from '../feature.ts';
import { billingRouter } from './billing.router.ts';
import { billingWords } from './billing.words.ts';
import { markOverdue } from './invoices/follow-payments.ts';
import { countSeats } from './seats.ts';
import { followStripe } from './stripe/follow-stripe.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** the contract of a tenant has another state; one for each organization of the tenant */
    contractChanged: { organizationId: number };
  }
}
declare module '../../jobs/job.ts' {
  interface JobPayloads {
    'follow-stripe': object;
  }
}

/** The contracts of the operator with the tenants, and the seats that they count. */
export const billing = feature('billing', {
  router: billingRouter,
  jobs: {
    'follow-stripe': { payload: z.object({}), run: (origin, _, { stripe }) => followStripe(origin, stripe) },
  },
  tidyUp: async (work) => {
    await countSeats(work);
    await markOverdue(work);
  },
  streams: { contractChanged: ({ organizationId }) => ({ kind: 'contractChanged', audienceId: organizationId }) },
  facade: {
    words: billingWords,
    queries: {
      fetchBilling: 'billing.own',
      fetchBillings: 'billing.all',
      fetchPricingWithProductDetails: 'billing.prices',
      fetchMainOrganizationsWithNoBilling: 'billing.organizationsWithout',
    },
    mutations: { createBilling: 'billing.create', generateCustomerPortalLink: 'billing.portalLink' },
  },
});
