import { z } from 'zod';
import { numericId } from '../ids.ts';
import { limits } from '../limits.ts';
import { person } from '../users/users.ts';
import { numberedPageInput, pageOf } from '../wire/paging.ts';
import { searchText } from '../wire/text.ts';

export const configAdministrator = person
  .extend({
    organizationName: z.string(),
    permissions: z.array(z.enum(['REMOVE']).meta({ id: 'ConfigAdministratorPermission' })),
  })
  .meta({ id: 'ConfigAdministrator' });
export const configAdministratorList = z.object({ ...numberedPageInput(limits.pickerSize) });
export const configAdministratorPage = pageOf(configAdministrator, 'ConfigAdministrator').extend({
  permissions: z.array(z.enum(['ADD']).meta({ id: 'ConfigAdministratorsPermission' })),
});
export const configAdministratorById = z.object({ userId: numericId() });
/** Users who are not administrators yet; part of a name. */
export const configAdministratorCandidates = z.object({
  first: z.int().positive().max(limits.pickerSize).default(limits.pickerSize),
  name: searchText(200),
});
