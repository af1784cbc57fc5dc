import { feature } from '../feature.ts';
import { costParameterRules } from './organizations.policy.ts';
import { organizationsRouter } from './organizations.router.ts';

export const organizations = feature('organizations', {
  router: organizationsRouter,
  policies: { 'cost parameters': costParameterRules },
  facade: {
    queries: { organization: 'organizations.byId', paginatedOrganizations: 'organizations.list' },
    mutations: { updateAdvancedCostParameters: 'organizations.updateCostParameters' },
  },
});
