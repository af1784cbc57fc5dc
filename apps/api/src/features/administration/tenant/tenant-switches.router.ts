import {
  changeTenantSwitches as changeInput,
  readTenantSwitches as switches,
} from '@zuschlag/validation/administration/tenant';
import { router, signedIn } from '../../../trpc.ts';
import { changeTenantSwitches, readTenantSwitches } from './tenant-switches.ts';

/** What is switched on or off for all people of a tenant. */
export const tenantRouter = router({
  switches: signedIn.output(switches).query(({ ctx }) => readTenantSwitches(ctx)),
  changeSwitches: signedIn
    .input(changeInput)
    .output(switches)
    .mutation(({ ctx, input }) => changeTenantSwitches(ctx, input)),
});
