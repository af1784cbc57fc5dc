import {
  configAdministrator,
  configAdministratorById,
  configAdministratorCandidates,
  configAdministratorList,
  configAdministratorPage,
} from '@zuschlag/validation/configuration/config-admins';
import { person } from '@zuschlag/validation/users/users';
import { z } from 'zod';
import { router, signedIn } from '../../../trpc.ts';
import { addConfigAdmin, configAdminCandidates, listConfigAdmins, removeConfigAdmin } from './config-admins.ts';

/** The administrators of the tables. */
export const configAdminsRouter = router({
  list: signedIn
    .input(configAdministratorList)
    .output(configAdministratorPage)
    .query(({ ctx, input }) => listConfigAdmins(ctx, input)),
  candidates: signedIn
    .input(configAdministratorCandidates)
    .output(z.array(person))
    .query(({ ctx, input }) => configAdminCandidates(ctx, input)),
  add: signedIn
    .input(configAdministratorById)
    .output(configAdministrator)
    .mutation(({ ctx, input }) => addConfigAdmin(ctx, input.userId)),
  remove: signedIn
    .input(configAdministratorById)
    .output(configAdministrator)
    .mutation(({ ctx, input }) => removeConfigAdmin(ctx, input.userId)),
});
