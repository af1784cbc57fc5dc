import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingPath } from '../../../app/landing.ts';
import { currentSession } from '../../../app/session-store.ts';
import { settingsPagesFor } from '../../../app/settings-pages.ts';

/** The settings open with the first page one may see; the query stays. */
export const Route = createFileRoute('/_signed-in/settings/')({
  beforeLoad: ({ location }) => {
    const user = currentSession()?.user;
    const first = user ? settingsPagesFor(user)[0] : undefined;
    throw redirect({ href: first ? first.href + location.searchStr : landingPath, replace: true });
  },
});
