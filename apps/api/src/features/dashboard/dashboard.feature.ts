import { feature } from '../feature.ts';
import { dashboardRouter } from './dashboard.router.ts';
import { dashboardWords } from './dashboard.words.ts';

/** The figures of the first page, as triggers keep them. */
export const dashboard = feature('dashboard', {
  router: dashboardRouter,
  facade: {
    words: dashboardWords,
    queries: { tenderRevenueStats: 'dashboard.revenue', tenderStateStats: 'dashboard.states' },
    mutations: {},
  },
});
