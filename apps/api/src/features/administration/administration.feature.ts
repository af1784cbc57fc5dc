import { feature } from '../feature.ts';
import { administrationRouter } from './administration.router.ts';
import { administrationWords } from './administration.words.ts';
import { newOrganizationRules, organizationRules } from './organizations/kept-organizations.policy.ts';
import { personRules } from './people/people.policy.ts';
import { forgetByPeriods } from './periods/kept-periods.ts';
import { tenantRules } from './tenant/tenant-switches.policy.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    /** a person came, went or got another role */
    peopleChanged: { organizationId: number };
    /** rights of the person are others than before */
    personChanged: { userId: number };
    /** names or kinds of organizations of the tenant are others than before; one for each organization that hears it */
    organizationsChanged: { organizationId: number };
    /** one for each organization of the tenant */
    tenantSwitchesChanged: { organizationId: number };
  }
}

/** Who belongs to a tenant, as what, and how one leaves. */
export const administration = feature('administration', {
  router: administrationRouter,
  policies: {
    person: personRules,
    organization: organizationRules,
    'new organization': newOrganizationRules,
    tenant: tenantRules,
  },
  tidyUp: forgetByPeriods,
  streams: {
    peopleChanged: ({ organizationId }) => ({ kind: 'peopleChanged', audienceId: organizationId }),
    organizationsChanged: ({ organizationId }) => ({ kind: 'organizationsChanged', audienceId: organizationId }),
    tenantSwitchesChanged: ({ organizationId }) => ({ kind: 'tenantSwitchesChanged', audienceId: organizationId }),
    personChanged: ({ userId }) => ({ kind: 'accountChanged', audienceId: userId }),
  },
  facade: {
    words: administrationWords,
    queries: {
      paginatedUsers: 'administration.people.list',
      fetchUser: 'administration.people.byId',
      fetchRemovalPlan: 'administration.people.removalPlan',
    },
    mutations: {
      changeUserRole: 'administration.people.changeRole',
      removeUser: 'administration.people.remove',
    },
  },
});
