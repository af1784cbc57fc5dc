import type { AskedRights, Ceilings, Verdicts } from '../../../testing/verdicts.ts';
import { aNewManager } from './an-admin.ts';

const refused = { foreign: 'NOT_PERMITTED', unrelated: 'NOT_PERMITTED' } as const;

export const verdicts: Verdicts = {
  'platform.tenants': { input: () => undefined, ...refused },
  'platform.foundTenant': {
    input: () => ({ ...aNewManager(), name: 'Neue Wacht GmbH', shortName: 'Neu', isOperational: true }),
    ...refused,
  },
  'platform.grantManager': { input: () => ({ ...aNewManager(), mainOrganizationId: 1 }), ...refused },
};

export const rights: AskedRights = {};

/** Statements of the call and of the transactions of its own in which it looks at the platform and writes the tenant. */
export const ceilings: Ceilings = {
  'platform.tenants': 4,
  'platform.foundTenant': 14,
  'platform.grantManager': 14,
};
