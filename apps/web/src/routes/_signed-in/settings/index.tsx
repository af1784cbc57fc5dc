import { createFileRoute, redirect } from '@tanstack/react-router';
import { pagesIn } from '../../../app/features/pages.ts';
import { currentSession } from '../../../app/session/session-store.ts';
import { startPath } from '../../../app/session/start-page.ts';

/** The settings open with the rules of bids, for who may not see them with the first page of the menu; the query stays. */
export const Route = createFileRoute('/_signed-in/settings/')({
  beforeLoad: async ({ location }) => {
    const { features } = await import('../../../features/index.ts');
    const user = currentSession()?.user;
    const pages = user ? pagesIn(features, ['settings', 'advancedSettings'], user) : [];
    const first = pages.find(({ to }) => to === '/settings/bidrules') ?? pages[0];
    throw redirect({ href: first ? first.to + location.searchStr : startPath, replace: true });
  },
});
