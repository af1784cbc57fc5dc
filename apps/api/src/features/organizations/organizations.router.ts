import {
  organization,
  organizationById,
  organizationList,
  organizationPage,
  updateCostParameters as updateInput,
} from '@zuschlag/validation/organizations/organizations';
import { router, signedIn } from '../../trpc.ts';
import { updateCostParameters } from './cost-parameters.ts';
import { lossReasonsRouter } from './loss-reasons/loss-reasons.router.ts';
import { mailsRouter } from './mails/mails.router.ts';
import { findOrganization, listOrganizations } from './organizations.ts';

export const organizationsRouter = router({
  list: signedIn
    .input(organizationList)
    .output(organizationPage)
    .query(({ ctx, input }) => listOrganizations(ctx, input)),
  byId: signedIn
    .input(organizationById)
    .output(organization)
    .query(({ ctx, input }) => findOrganization(ctx, input.id)),
  updateCostParameters: signedIn
    .input(updateInput)
    .output(organization)
    .mutation(({ ctx, input }) => updateCostParameters(ctx, input)),
  lossReasons: lossReasonsRouter,
  mails: mailsRouter,
});
