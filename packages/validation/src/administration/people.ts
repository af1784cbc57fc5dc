import { z } from 'zod';
import { numericId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { organizationSummary } from '../organizations/organizations.ts';
import { roleSchema } from '../wire/enums.ts';
import { pageInput, pageOf } from '../wire/paging.ts';
import { searchText } from '../wire/text.ts';
import { personStates } from './person-states.ts';

const personState = z.enum(personStates).meta({ id: 'PersonState' });

/** What the caller may do with a person. */
export const personActs = ['CHANGE_ROLE', 'REMOVE', 'RESEND_INVITE'] as const;
export type PersonAct = (typeof personActs)[number];
export const personActSchema = z.enum(personActs).meta({ id: 'PersonPermission' });

/** The roles that a change of role gives; the one of the operator of the platform is not among them. */
export const givenRoles = ['Viewer', 'Editor', 'Manager'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** A person in the list of people. */
export const listedPerson = z
  .object({
    id: numericId(),
    firstname: z.string(),
    lastname: z.string(),
    picture: z.string().nullable(),
    /** null for readers who are not of an admin type */
    email: z.string().nullable(),
    role: roleSchema,
    organization: organizationSummary,
    isConfigAdmin: z.boolean(),
    state: personState,
    /** when the last invitation was sent; null for readers who may not send one */
    invitedAt: sentMoment().nullable(),
    /** when the person was removed */
    leftAt: sentMoment().nullable(),
    permissions: z.array(personActSchema),
  })
  .meta({ id: 'ListedPerson' });
export type ListedPerson = z.output<typeof listedPerson>;

/** What the list of people is narrowed to. Without a state: all who have not left. */
export const peopleFilters = z
  .object({
    name: searchText(200),
    /** one organization; with `organizationIds` too, both hold */
    organizationId: numericId().nullish(),
    organizationIds: z.array(numericId()).min(1).max(limits.pickerSize).nullish(),
    roles: z.array(roleSchema).min(1).max(4).nullish(),
    state: personState.nullish(),
  })
  .meta({ id: 'PeopleFilters' });
export type PeopleFilters = z.output<typeof peopleFilters>;

export const peopleList = z.object({ ...pageInput(), filters: peopleFilters.nullish() });
export type PeopleList = z.output<typeof peopleList>;
export const peoplePage = pageOf(listedPerson, 'ListedPerson');

export const personById = z.object({ userId: numericId() });

/** A person with what only the page of that person shows. */
export const personDetails = listedPerson
  .extend({
    createdAt: sentMoment(),
    /** the sessions that are open now; null for readers who are not of an admin type */
    openSessions: z.int().nullable(),
    /** the tokens for programs that open something today; null for readers who are not of an admin type */
    goodTokens: z.int().nullable(),
    /** whether the sign-in asks for a code beside the password; null for readers who are not of an admin type */
    hasSecondStep: z.boolean().nullable(),
    /** whether there is a second step that the caller may end */
    mayEndSecondStep: z.boolean(),
    /** whether the data of the person, who has left, can be erased by the caller */
    mayErase: z.boolean(),
    /** when the data of the person was erased */
    erasedAt: sentMoment().nullable(),
    /** why the caller may not do what `permissions` lacks */
    denials: z.array(
      z
        .object({ permission: personActSchema, code: z.string(), names: z.array(z.string()) })
        .meta({ id: 'PersonDenial' }),
    ),
  })
  .meta({ id: 'PersonDetails' });
export type PersonDetails = z.output<typeof personDetails>;

/** Open Chances of a person who will not write any more go to `newOwnerId`; left out, to the caller. */
export const changeRoleInput = z.object({
  userId: numericId(),
  role: z.enum(givenRoles, { error: 'INVALID_CHOICE' }).meta({ id: 'GivenRole' }),
  newOwnerId: numericId().nullish(),
});
export type ChangeRole = z.output<typeof changeRoleInput>;
