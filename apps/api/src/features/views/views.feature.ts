import { feature } from '../feature.ts';
import { viewRules } from './views.policy.ts';
import { viewsRouter } from './views.router.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    viewsChanged: { organizationId: number };
    ownViewsChanged: { userId: number };
  }
}

/** Saved views of lists. */
export const views = feature('views', {
  router: viewsRouter,
  policies: { 'saved view': viewRules },
  streams: {
    viewsChanged: ({ organizationId }) => ({ kind: 'viewsChanged', audienceId: organizationId }),
    ownViewsChanged: ({ userId }) => ({ kind: 'ownViewsChanged', audienceId: userId }),
  },
});
