import { as, type ScenarioTenant } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  findsNothing,
  hidden,
  type MakeThings,
  ofTheTenant,
  type Verdicts,
  without,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a colleague in the organization that works on the Chance, who owns nothing */
    colleagueId: number;
    /** a colleague of the same organization with a second step */
    lockedOutId: number;
    /** a colleague who was removed */
    leftId: number;
    /** an organization without people and Chances */
    idleOrganizationId: number;
    closedOrganizationId: number;
    /** a sign-in of the manager of the main organization */
    signInId: string;
  }
}

export const things: MakeThings<
  'colleagueId' | 'lockedOutId' | 'leftId' | 'idleOrganizationId' | 'closedOrganizationId' | 'signInId'
> = async (tenant) => ({
  // Removals need a person of their own each time.
  colleagueId: await aColleague(tenant),
  lockedOutId: await aColleague(tenant, { secondStep: { create: { secret: '', confirmedAt: new Date() } } }),
  leftId: await aColleague(tenant, { deleted: true, deletedAt: new Date() }),
  idleOrganizationId: await anOrganization(tenant, {}),
  signInId: await aSignIn(tenant),
  closedOrganizationId: await anOrganization(tenant, { closedAt: new Date('2026-11-01T08:00:00Z') }),
});

function aColleague(tenant: ScenarioTenant, more: object = {}): Promise<number> {
  return as(tenant, tenant.people.holdingManager, async ({ db }) => {
    const { mainOrganizationId, organizations } = tenant;
    const email = `kollegin-${crypto.randomUUID()}@example.test`;
    const place = { mainOrganizationId, organizationId: organizations.nord.id };
    const named = { firstname: 'Kerstin', lastname: 'Neumann', email, role: 'Viewer', emailVerified: true } as const;
    return (await db.user.create({ data: { ...place, ...named, ...more } })).id;
  });
}

function aSignIn(tenant: ScenarioTenant): Promise<string> {
  const { userId, mainOrganizationId } = tenant.people.holdingManager;
  return as(tenant, tenant.people.holdingManager, async ({ db, now }) => {
    const end = new Date(now.getTime() + 3_600_000);
    const id = crypto.randomUUID();
    await db.session.create({ data: { id, userId, mainOrganizationId, expiresAt: end, endsAt: end } });
    return id;
  });
}

function anOrganization(tenant: ScenarioTenant, state: { closedAt?: Date }): Promise<number> {
  return as(tenant, tenant.people.holdingManager, async ({ db }) => {
    const name = `TW ${crypto.randomUUID()}`;
    const names = { name, shortName: name.slice(0, 20), mainOrganizationId: tenant.mainOrganizationId };
    return (await db.organization.create({ data: { ...names, ...state } })).id;
  });
}

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
  'administration.people.endSecondStep': {
    input: ({ lockedOutId }) => ({ userId: lockedOutId }),
    business: 'holdingManager',
    ...closed,
  },
  'administration.people.removalPlan': { input: ({ colleagueId }) => ({ userId: colleagueId }), ...closed },
  'administration.people.erasurePlan': {
    input: ({ leftId }) => ({ userId: leftId }),
    business: 'holdingManager',
    ...closed,
  },
  'administration.people.erase': { input: ({ leftId }) => ({ userId: leftId }), business: 'holdingManager', ...closed },
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
  'administration.tenant.switches': without(),
  'administration.tenant.changeSwitches': {
    input: () => ({ ownChancesFilter: true }),
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
  'administration.periods.read': without(),
  'administration.periods.due': {
    input: () => ({ kind: 'questions', months: 6 }),
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
  'administration.periods.changePeriod': {
    input: () => ({ kind: 'messages', months: 36, seen: null }),
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
  'administration.rights.table': without(),
  'administration.rights.ofPerson': ofTheTenant(({ userId }) => ({ userId }), 'NOT_FOUND'),
  'administration.signIns.list': without(),
  'administration.signIns.end': hidden(({ signInId }) => ({ id: signInId })),
  'administration.signIns.endOthers': without(),
  'administration.organizations.list': ofTheTenant(() => ({}), 'answers without it'),
  'administration.organizations.create': {
    input: () => ({
      name: `TW ${crypto.randomUUID()}`,
      shortName: crypto.randomUUID().slice(0, 30),
      isOperational: true,
    }),
    foreign: 'answers without it',
    unrelated: 'NOT_PERMITTED',
  },
  'administration.organizations.changeDetails': {
    input: ({ idleOrganizationId }) => ({ id: idleOrganizationId, name: 'TW Neu GmbH' }),
    business: 'holdingManager',
    ...closed,
  },
  'administration.organizations.close': {
    input: ({ idleOrganizationId }) => ({ id: idleOrganizationId }),
    business: 'holdingManager',
    ...closed,
  },
  'administration.organizations.reopen': {
    input: ({ closedOrganizationId }) => ({ id: closedOrganizationId }),
    business: 'holdingManager',
    ...closed,
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'administration.people.changeRole': ['person: CHANGE_ROLE'],
  'administration.people.endSecondStep': ['person: END_SECOND_STEP'],
  'administration.people.removalPlan': ['person: REMOVE'],
  'administration.people.erasurePlan': ['person: ERASE_PERSON'],
  'administration.people.erase': ['person: ERASE_PERSON'],
  'administration.people.successors': ['person: REMOVE'],
  'administration.people.remove': ['person: REMOVE'],
  'administration.tenant.changeSwitches': ['tenant: KEEP_TENANT_SWITCHES'],
  'administration.periods.due': ['tenant: KEEP_TENANT_SWITCHES'],
  'administration.periods.changePeriod': ['tenant: KEEP_TENANT_SWITCHES'],
  'administration.organizations.create': ['new organization: CREATE_ORGANIZATION'],
  'administration.organizations.changeDetails': ['organization: EDIT_ORGANIZATION'],
  'administration.organizations.close': ['organization: CLOSE_ORGANIZATION'],
  'administration.organizations.reopen': ['organization: REOPEN_ORGANIZATION'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'administration.people.list': 1,
  'administration.people.byId': 2,
  'administration.people.changeRole': 15,
  'administration.people.endSecondStep': 13,
  'administration.people.removalPlan': 3,
  'administration.people.erasurePlan': 6,
  'administration.people.erase': 14,
  'administration.people.successors': 2,
  'administration.people.remove': 15,
  'administration.tenant.switches': 2,
  'administration.tenant.changeSwitches': 12,
  'administration.periods.read': 1,
  'administration.periods.due': 1,
  'administration.periods.changePeriod': 11,
  'administration.rights.table': 1,
  'administration.rights.ofPerson': 2,
  'administration.signIns.list': 1,
  'administration.signIns.end': 6,
  'administration.signIns.endOthers': 6,
  'administration.organizations.list': 1,
  'administration.organizations.create': 9,
  'administration.organizations.changeDetails': 9,
  'administration.organizations.close': 9,
  'administration.organizations.reopen': 8,
};
