import { z } from 'zod';
import { numericId } from '../ids.ts';
import { organizationSummary } from '../organizations/organizations.ts';
import { roleSchema } from '../wire/enums.ts';

/**
 * Whether people may do something with a thing: `always` with every thing of the kind, `never` with no thing of it,
 * and `depends` where it is a matter of their relation to the thing.
 */
export const rightVerdicts = ['always', 'depends', 'never'] as const;
export type RightVerdict = (typeof rightVerdicts)[number];
const verdict = z.enum(rightVerdicts);

/** The columns of the table of rights: the roles in an organization, and those of the main organization and the platform. */
export const rightColumns = ['Viewer', 'Editor', 'Manager', 'MainManager', 'Admin'] as const;
export type RightColumn = (typeof rightColumns)[number];

/** A row of the table of rights as the server enforces it; `i18n` has words for things, rights and relations. */
const stated = z.object({
  thing: z.string(),
  right: z.string(),
  /** the relations of which any one is enough */
  who: z.array(z.string()),
  /** whether the state of the thing may stop also those who may */
  isStateBound: z.boolean(),
});
export const statedRight = stated.extend({ verdicts: z.record(z.enum(rightColumns), verdict) });
export type StatedRight = z.output<typeof statedRight>;
export const statedRights = z.array(statedRight);

/** What one person may do. */
const rightOfPerson = stated.extend({
  verdict,
  /** those of `who` that the person can stand in */
  by: z.array(z.string()),
});
export type RightOfPerson = z.output<typeof rightOfPerson>;
export const rightsOfPerson = z.object({
  person: z.object({
    id: numericId(),
    firstname: z.string(),
    lastname: z.string(),
    role: roleSchema,
    organization: organizationSummary,
    isConfigAdmin: z.boolean(),
    /** a person who has left may do nothing and cannot sign in */
    hasLeft: z.boolean(),
  }),
  rights: z.array(rightOfPerson),
});
export type RightsOfPerson = z.output<typeof rightsOfPerson>;
