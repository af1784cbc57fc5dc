import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { organizationSummary } from '../organizations/organizations.ts';
import { roleSchema } from '../wire/enums.ts';
import { searchText } from '../wire/text.ts';

/** A user as other users see them. The address and what became of the invitation are null except for admin-type readers. */
export const user = z
  .object({
    id: numericId(),
    role: roleSchema,
    firstname: z.string(),
    lastname: z.string(),
    picture: z.string().nullable(),
    email: z.string().nullable(),
    deleted: z.boolean(),
    /** whether the person accepted the invitation */
    emailVerified: z.boolean().nullable(),
    /** when the last invitation was sent */
    lastEmailSentAt: sentMoment().nullable(),
    organizationId: numericId(),
    organization: organizationSummary,
    isConfigAdmin: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

/** The name shown at a decision or a Chance. */
export const person = z
  .object({
    id: numericId(),
    firstname: z.string(),
    lastname: z.string(),
    picture: z.string().nullable(),
    organizationId: numericId(),
    organization: z.string(),
  })
  .meta({ id: 'Person' });
export type Person = z.output<typeof person>;

export const userList = z.object({
  first: z.int().positive().max(limits.pickerSize).default(limits.pickerSize),
  name: searchText(200),
});
export const usersOnChance = z.object({ chanceId: opaqueId() });
/** The possible owners of a Chance: active Editors and Managers who may view it. Without a Chance: of a new one. */
export const possibleOwners = z.object({ chanceId: opaqueId().nullish() });
/** People by their ids, for texts that name them. */
export const namedUsers = z.object({ userIds: z.array(numericId()).max(limits.pickerSize) });
