import { as, systemOf } from '../../../testing/scenario.ts';
import {
  type AskedRights,
  type Ceilings,
  type MakeThings,
  ofTheTenant,
  type Verdicts,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** a margin rule of the organization */
    ruleId: string;
  }
}

const rootGroup = {
  operator: 'AND',
  conditions: [{ computationType: 'CONTRACT_DURATION', operator: 'GREATER_THAN', value: 600 }],
  childGroups: [],
} as const;

export const things: MakeThings<'ruleId'> = (tenant) =>
  as(tenant, systemOf(tenant), async ({ db }) => {
    const { mainOrganizationId, organizations } = tenant;
    const of = { mainOrganizationId, organizationId: organizations.nord.id, decisionType: 'MARGIN_DECISION' as const };
    const known = await db.decisionRule.findFirst({ where: { ...of, removedAt: null } });
    const tree = { id: 'root', ...rootGroup, conditions: rootGroup.conditions.map((one) => ({ id: 'first', ...one })) };
    // Inactive, so that the requests of other rows ask as without rules.
    const data = { ...of, name: 'Lange Verträge', rootGroup: tree, position: 0, isActive: false };
    const { id } = known ?? (await db.decisionRule.create({ data }));
    return { ruleId: id };
  });

const closed = { foreign: 'NOT_FOUND', unrelated: 'NOT_PERMITTED' } as const;

export const verdicts: Verdicts = {
  // Every member of the tenant reads who wants to be asked when.
  'rules.list': {
    ...ofTheTenant(({ organizationId }) => ({ organizationId }), 'NOT_FOUND'),
  },
  'rules.overview': {
    input: () => ({ decisionType: 'MARGIN_DECISION' }),
    foreign: 'answers without it',
    unrelated: 'answers',
  },
  'rules.byId': ofTheTenant(({ ruleId }) => ({ ruleId }), 'NOT_FOUND'),
  'rules.backTest': {
    input: () => ({ decisionType: 'BID_DECISION', rootGroup }),
    foreign: 'answers without it',
    unrelated: 'answers without it',
  },
  'rules.create': {
    input: ({ organizationId }) => ({
      organizationId,
      name: 'Neu',
      decisionType: 'BID_DECISION',
      rootGroup,
      active: false,
    }),
    ...closed,
  },
  'rules.duplicate': { input: ({ ruleId }) => ({ ruleId, name: 'Kopie' }), ...closed },
  'rules.updateRule': { input: ({ ruleId }) => ({ ruleId, input: { name: 'Umbenannt' } }), ...closed },
  'rules.arrange': {
    input: ({ organizationId, ruleId }) => ({ organizationId, decisionType: 'MARGIN_DECISION', ids: [ruleId] }),
    ...closed,
  },
  'rules.remove': { input: ({ ruleId }) => ({ ruleId }), ...closed },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'rules.create': ['rule: EDIT'],
  'rules.duplicate': ['rule: EDIT'],
  'rules.updateRule': ['rule: EDIT'],
  'rules.arrange': ['rule: EDIT'],
  'rules.remove': ['rule: DELETE', 'rule: EDIT'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'rules.list': 2,
  'rules.overview': 2,
  'rules.byId': 1,
  'rules.backTest': 2,
  'rules.create': 10,
  'rules.duplicate': 11,
  'rules.updateRule': 11,
  'rules.arrange': 11,
  'rules.remove': 10,
};
