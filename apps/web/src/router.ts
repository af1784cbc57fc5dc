import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** Route code is fetched when a link is pointed at or focused. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadDelay: 60,
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
