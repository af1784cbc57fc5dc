import { findAddressesInput, foundAddresses } from '@zuschlag/validation/customers/addresses';
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
import { mergeById, mergeInput, mergePair, mergePreview, undoPreview } from '@zuschlag/validation/customers/merge';
import { postcodeInput, postcodePlaces } from '@zuschlag/validation/customers/postcodes';
import { addSiteInput, site, updateSiteInput } from '@zuschlag/validation/customers/sites';
import { z } from 'zod';
import { router, signedIn, signedInWaiting } from '../../trpc.ts';
import { findAddresses } from './addresses/find-addresses.ts';
import { listCustomers } from './customers.ts';
import { listDirectory, readCustomer, renameFromDirectory } from './directory.ts';
import { mergeCustomers, previewMerge } from './merge/merge.ts';
import { previewUndo, undoMerge } from './merge/undo-merge.ts';
import { findNearCustomers } from './near.ts';
import { findPlaces } from './postcodes/postcodes.ts';
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
  mergePreview: signedIn
    .input(mergePair)
    .output(mergePreview)
    .query(({ ctx, input }) => previewMerge(ctx, input)),
  merge: signedIn
    .input(mergeInput)
    .output(customerDetails)
    .mutation(({ ctx, input }) => mergeCustomers(ctx, input)),
  undoPreview: signedIn
    .input(mergeById)
    .output(undoPreview)
    .query(({ ctx, input }) => previewUndo(ctx, input.mergeId)),
  undoMerge: signedIn
    .input(mergeById)
    .output(customerDetails)
    .mutation(({ ctx, input }) => undoMerge(ctx, input.mergeId)),
  placesOfPostcode: signedIn
    .input(postcodeInput)
    .output(postcodePlaces)
    .query(({ ctx, input }) => findPlaces(ctx, input.postalCode)),
  findAddresses: signedInWaiting
    .input(findAddressesInput)
    .output(foundAddresses)
    .query(({ ctx, input }) => findAddresses(ctx, input.text)),
  addSite: signedIn
    .input(addSiteInput)
    .output(site)
    .mutation(({ ctx, input }) => addSite(ctx, input)),
  updateSite: signedIn
    .input(updateSiteInput)
    .output(site)
    .mutation(({ ctx, input }) => updateSite(ctx, input)),
});
