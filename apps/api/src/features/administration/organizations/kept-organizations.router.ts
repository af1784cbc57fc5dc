import {
  changeOrganizationInput,
  createOrganizationInput,
  keptOrganization,
  keptOrganizationById,
  keptOrganizationList,
  keptOrganizationPage,
} from '@zuschlag/validation/administration/organizations';
import { router, signedIn } from '../../../trpc.ts';
import {
  changeOrganization,
  closeOrganization,
  createOrganization,
  listKeptOrganizations,
  reopenOrganization,
} from './kept-organizations.ts';

/** The organizations of a tenant, for those who keep them. */
export const keptOrganizationsRouter = router({
  list: signedIn
    .input(keptOrganizationList)
    .output(keptOrganizationPage)
    .query(({ ctx, input }) => listKeptOrganizations(ctx, input)),
  create: signedIn
    .input(createOrganizationInput)
    .output(keptOrganization)
    .mutation(({ ctx, input }) => createOrganization(ctx, input)),
  changeDetails: signedIn
    .input(changeOrganizationInput)
    .output(keptOrganization)
    .mutation(({ ctx, input }) => changeOrganization(ctx, input)),
  close: signedIn
    .input(keptOrganizationById)
    .output(keptOrganization)
    .mutation(({ ctx, input }) => closeOrganization(ctx, input.id)),
  reopen: signedIn
    .input(keptOrganizationById)
    .output(keptOrganization)
    .mutation(({ ctx, input }) => reopenOrganization(ctx, input.id)),
});
