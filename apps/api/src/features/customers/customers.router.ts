import {
  customer,
  customerById,
  customerDetails,
  customerDirectory,
  customerList,
  customerPage,
  nearCustomers,
  nearCustomersInput,
  renameCustomerById,
} from '@zuschlag/validation/customers/customers';
import { addSiteInput, site, updateSiteInput } from '@zuschlag/validation/customers/sites';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { listCustomers } from './customers.ts';
import { listDirectory, readCustomer, renameFromDirectory } from './directory.ts';
import { findNearCustomers } from './near.ts';
import { addSite, updateSite } from './sites.ts';

export const customersRouter = router({
  list: signedIn
    .input(customerList)
    .output(z.array(customer))
    .query(({ ctx, input }) => listCustomers(ctx, input)),
  near: signedIn
    .input(nearCustomersInput)
    .output(nearCustomers)
    .query(({ ctx, input }) => findNearCustomers(ctx, input.name)),
  directory: signedIn
    .input(customerDirectory)
    .output(customerPage)
    .query(({ ctx, input }) => listDirectory(ctx, input)),
  byId: signedIn
    .input(customerById)
    .output(customerDetails)
    .query(({ ctx, input }) => readCustomer(ctx, input.customerId)),
  rename: signedIn
    .input(renameCustomerById)
    .output(customerDetails)
    .mutation(({ ctx, input }) => renameFromDirectory(ctx, input)),
  addSite: signedIn
    .input(addSiteInput)
    .output(site)
    .mutation(({ ctx, input }) => addSite(ctx, input)),
  updateSite: signedIn
    .input(updateSiteInput)
    .output(site)
    .mutation(({ ctx, input }) => updateSite(ctx, input)),
});
