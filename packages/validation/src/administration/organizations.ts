import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { organizationSummary } from '../organizations/organizations.ts';
import { pageInput, pageOf } from '../wire/paging.ts';
import { line } from '../wire/text.ts';

/** What the caller may do with an organization of the tenant. */
export const organizationActs = ['EDIT_ORGANIZATION', 'CLOSE_ORGANIZATION', 'REOPEN_ORGANIZATION'] as const;
export const organizationAct = z.enum(organizationActs).meta({ id: 'OrganizationPermission' });
export type OrganizationAct = (typeof organizationActs)[number];

/** An organization as those see it who keep the tenant. */
export const keptOrganization = organizationSummary
  .extend({
    isMain: z.boolean(),
    /** when it was closed; null while it works */
    closedAt: sentMoment().nullable(),
    /** people who have not left */
    people: z.int(),
    /** counts the changes of the names and of `isOperational` */
    version: z.int(),
    permissions: z.array(organizationAct),
  })
  .meta({ id: 'KeptOrganization' });
export type KeptOrganization = z.output<typeof keptOrganization>;

/** The main organization first, then by name. */
export const keptOrganizationList = z.object(pageInput());
export const keptOrganizationPage = pageOf(keptOrganization, 'KeptOrganization');

/** The form of an organization. */
export const organizationFields = z.object({
  name: line(2, 200),
  shortName: line(1, 40),
  isOperational: z.boolean(),
});

/** `isOperational`: it staffs and calculates services and takes part in decisions. */
export const createOrganizationInput = organizationFields.meta({ id: 'CreateOrganizationInput' });
export type CreateOrganization = z.output<typeof createOrganizationInput>;

/** Only the fields that are sent change. */
export const changeOrganizationInput = organizationFields
  .partial()
  .extend({ id: numericId(), ...editedFrom() })
  .meta({ id: 'ChangeOrganizationInput' });
export type ChangeOrganization = z.output<typeof changeOrganizationInput>;

export const keptOrganizationById = z.object({ id: numericId() });
