import { foundTenantInput, grantedManager, grantManagerInput, tenants } from '@zuschlag/validation/platform/tenants';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { foundTenantByAdmin, grantManagerByAdmin, tenantsOfPlatform } from './tenants.ts';

export const platformRouter = router({
  tenants: signedIn.output(tenants).query(({ ctx }) => tenantsOfPlatform(ctx)),
  foundTenant: signedIn
    .input(foundTenantInput)
    .output(z.object({ mainOrganizationId: z.number() }))
    .mutation(({ ctx, input }) => foundTenantByAdmin(ctx, input)),
  grantManager: signedIn
    .input(grantManagerInput)
    .output(grantedManager)
    .mutation(({ ctx, input }) => grantManagerByAdmin(ctx, input)),
});
