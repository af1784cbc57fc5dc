import {
  billing,
  billings,
  contractStateInput,
  correctContractInput,
  createBillingInput,
  followProviderInput,
  organizationsWithoutBilling,
  pricingOptions,
  seatUsage as seatUsageOutput,
} from '@zuschlag/validation/billing/billing';
import { z } from 'zod';
import { router, signedIn, signedInCalling } from '../../trpc.ts';
import {
  createContract,
  followProvider,
  listContracts,
  listPrices,
  ownContract,
  setContractState,
  tenantsWithoutContract,
} from './contracts.ts';
import { invoicesRouter } from './invoices/invoices.router.ts';
import { portalLink } from './portal.ts';
import { seatUsage } from './seats.ts';
import { correctContract } from './stripe/correct-contract.ts';

export const billingRouter = router({
  invoices: invoicesRouter,
  own: signedIn.output(billing.nullable()).query(({ ctx }) => ownContract(ctx)),
  seats: signedIn.output(seatUsageOutput).query(({ ctx }) => seatUsage(ctx)),
  all: signedIn.output(billings).query(({ ctx }) => listContracts(ctx)),
  prices: signedIn.output(pricingOptions).query(({ ctx }) => listPrices(ctx)),
  organizationsWithout: signedIn.output(organizationsWithoutBilling).query(({ ctx }) => tenantsWithoutContract(ctx)),
  create: signedIn
    .input(z.object({ input: createBillingInput }))
    .output(billing)
    .mutation(({ ctx, input: { input } }) => createContract(ctx, input)),
  portalLink: signedInCalling.output(z.string()).mutation(({ ctx }) => portalLink(ctx)),
  followProvider: signedIn
    .input(followProviderInput)
    .output(billing)
    .mutation(({ ctx, input }) => followProvider(ctx, input)),
  changeRefusedData: signedIn
    .input(correctContractInput)
    .output(billing)
    .mutation(({ ctx, input }) => correctContract(ctx, input)),
  setState: signedIn
    .input(contractStateInput)
    .output(billing)
    .mutation(({ ctx, input }) => setContractState(ctx, input)),
});
