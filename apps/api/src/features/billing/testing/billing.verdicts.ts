import type { AskedRights, Ceilings, Verdicts } from '../../../testing/verdicts.ts';
import { aContract } from './a-contract.ts';

const refused = { foreign: 'NOT_PERMITTED', unrelated: 'NOT_PERMITTED' } as const;

export const verdicts: Verdicts = {
  // Each tenant has its own contract and seats; Managers of other organizations of the tenant see neither.
  'billing.own': { input: () => undefined, foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
  'billing.seats': { input: () => undefined, foreign: 'answers without it', unrelated: 'NOT_PERMITTED' },
  'billing.all': { input: () => undefined, ...refused },
  'billing.prices': { input: () => undefined, ...refused },
  'billing.organizationsWithout': { input: () => undefined, ...refused },
  'billing.create': {
    input: ({ organizationId }) => ({ input: aContract(organizationId) }),
    ...refused,
  },
  'billing.portalLink': { input: () => undefined, foreign: 'NO_CONTRACT', unrelated: 'NOT_PERMITTED' },
  'billing.setState': {
    input: ({ organizationId }) => ({ organizationId, subscriptionStatus: 'active' }),
    ...refused,
  },
};

export const rights: AskedRights = {};

/** Statements of the call and of the transactions of its own in which it looks at the platform and writes the tenant. */
export const ceilings: Ceilings = {
  'billing.own': 3,
  'billing.seats': 3,
  'billing.all': 5,
  'billing.prices': 1,
  'billing.organizationsWithout': 5,
  'billing.create': 14,
  'billing.portalLink': 7,
  'billing.setState': 15,
};
