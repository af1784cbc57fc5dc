import { as } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  type MakeThings,
  ofTheTenant,
  type Verdicts,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a colleague in the organization that works on the Chance, who owns nothing */
    colleagueId: number;
  }
}

export const things: MakeThings<'colleagueId'> = async (tenant) => ({
  colleagueId: await as(tenant, tenant.people.holdingManager, async ({ db }) => {
    const { mainOrganizationId, organizations } = tenant;
    // Removals need a person of their own each time.
    const email = `kollegin-${crypto.randomUUID()}@example.test`;
    const place = { mainOrganizationId, organizationId: organizations.nord.id };
    const { id } = await db.user.create({
      data: { ...place, firstname: 'Kerstin', lastname: 'Neumann', email, role: 'Viewer', emailVerified: true },
    });
    return id;
  }),
});

const closed = { foreign: 'NOT_FOUND', unrelated: 'NOT_PERMITTED' } as const;

export const verdicts: Verdicts = {
  'administration.people.list': {
    ...ofTheTenant(() => ({}), 'answers without it'),
    whole: ({ organizationId }) => ({ filters: { organizationId, organizationIds: [organizationId] } }),
    // Both filters hold together, so that two organizations have no person in common.
    mixed: { 'filters.organizationId': findsNothing, 'filters.organizationIds[]': findsNothing },
  },
  'administration.people.byId': ofTheTenant(({ userId }) => ({ userId }), 'NOT_FOUND'),
  'administration.people.changeRole': {
    input: ({ colleagueId }) => ({ userId: colleagueId, role: 'Editor' }),
    whole: ({ colleagueId, userId }) => ({ userId: colleagueId, role: 'Viewer', newOwnerId: userId }),
    business: 'holdingManager',
    ...closed,
  },
  'administration.people.removalPlan': { input: ({ colleagueId }) => ({ userId: colleagueId }), ...closed },
  'administration.people.successors': {
    input: ({ colleagueId }) => ({ userId: colleagueId, kind: 'tasks' }),
    ...closed,
  },
  'administration.people.remove': {
    input: ({ colleagueId }) => ({ userId: colleagueId }),
    whole: ({ colleagueId, userId }) => ({
      userId: colleagueId,
      successors: {
        chances: userId,
        tasks: userId,
        deputies: userId,
        imports: userId,
        manager: userId,
        configAdmin: userId,
      },
    }),
    business: 'holdingManager',
    ...closed,
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'administration.people.changeRole': ['person: CHANGE_ROLE'],
  'administration.people.removalPlan': ['person: REMOVE'],
  'administration.people.successors': ['person: REMOVE'],
  'administration.people.remove': ['person: REMOVE'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'administration.people.list': 1,
  'administration.people.byId': 2,
  'administration.people.changeRole': 15,
  'administration.people.removalPlan': 3,
  'administration.people.successors': 2,
  'administration.people.remove': 15,
};
