import { feature } from '../feature.ts';
import { costParameterRules } from './organizations.policy.ts';
import { organizationsRouter } from './organizations.router.ts';
import { organizationWords } from './organizations.words.ts';

export const organizations = feature('organizations', {
  router: organizationsRouter,
  policies: { 'cost parameters': costParameterRules },
  facade: {
    words: organizationWords,
    queries: { organization: 'organizations.byId', paginatedOrganizations: 'organizations.list' },
    mutations: { updateAdvancedCostParameters: 'organizations.updateCostParameters' },
  },
});
