import { createFileRoute, redirect } from '@tanstack/react-router';
import { pagesIn } from '../../../app/features/pages.ts';
import { currentSession } from '../../../app/session/session-store.ts';
import { startPath } from '../../../app/session/start-page.ts';

/** The settings open with the first page one may see; the query stays. */
export const Route = createFileRoute('/_signed-in/settings/')({
  beforeLoad: async ({ location }) => {
    const { features } = await import('../../../features/index.ts');
    const user = currentSession()?.user;
    const [first] = user ? pagesIn(features, ['settings', 'advancedSettings'], user) : [];
    throw redirect({ href: first ? first.to + location.searchStr : startPath, replace: true });
  },
});
