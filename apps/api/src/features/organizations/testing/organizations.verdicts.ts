import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import { plainParameters } from '../../../testing/rates.ts';
import {
  type AskedRights,
  type Ceilings,
  type MakeThings,
  ofTheTenant,
  type Verdicts,
} from '../../../testing/verdicts.ts';

declare module '../../../testing/verdicts.ts' {
  interface StrangerIds {
    /** the organization that works on the Chance */
    organizationId: number;
    costParameters: CostParameters;
  }
}

export const things: MakeThings<'organizationId' | 'costParameters'> = async ({ organizations }) => ({
  organizationId: organizations.nord.id,
  costParameters: plainParameters,
});

export const verdicts: Verdicts = {
  'organizations.list': ofTheTenant(() => ({}), 'answers without it'),
  'organizations.byId': ofTheTenant(({ organizationId }) => ({ id: organizationId }), 'NOT_FOUND'),
  'organizations.updateCostParameters': {
    input: ({ organizationId, costParameters }) => ({ organizationId, acpFields: costParameters }),
    foreign: 'NOT_FOUND',
    unrelated: 'NOT_PERMITTED',
  },
};

/** The rights each procedure asks for; one that is not listed needs no right but to see the thing. */
export const rights: AskedRights = {
  'organizations.updateCostParameters': ['cost parameters: EDIT_COST_PARAMETERS'],
};

/** The maximum number of statements of each procedure, see `statement-ceilings.test.ts`. */
export const ceilings: Ceilings = {
  'organizations.byId': 1,
  'organizations.list': 1,
  'organizations.updateCostParameters': 6,
};
