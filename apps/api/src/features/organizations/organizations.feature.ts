import { feature } from '../feature.ts';
import { lossReasonRules } from './loss-reasons/loss-reasons.policy.ts';
import { costParameterRules } from './organizations.policy.ts';
import { organizationsRouter } from './organizations.router.ts';
import { organizationWords } from './organizations.words.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    lossReasonsChanged: { organizationId: number };
  }
}

export const organizations = feature('organizations', {
  router: organizationsRouter,
  policies: { 'cost parameters': costParameterRules, 'reasons for losses': lossReasonRules },
  streams: {
    lossReasonsChanged: ({ organizationId }) => ({ kind: 'lossReasonsChanged', audienceId: organizationId }),
  },
  facade: {
    words: organizationWords,
    queries: { organization: 'organizations.byId', paginatedOrganizations: 'organizations.list' },
    mutations: { updateAdvancedCostParameters: 'organizations.updateCostParameters' },
  },
});
