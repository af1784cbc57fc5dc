import { createFileRoute, redirect } from '@tanstack/react-router';
import { settingsPagesFor } from '../../../app/navigation/settings-pages.ts';
import { currentSession } from '../../../app/session/session-store.ts';
import { startPath } from '../../../app/session/start-page.ts';

/** The settings open with the first page one may see; the query stays. */
export const Route = createFileRoute('/_signed-in/settings/')({
  beforeLoad: ({ location }) => {
    const user = currentSession()?.user;
    const first = user ? settingsPagesFor(user)[0] : undefined;
    throw redirect({ href: first ? first.href + location.searchStr : startPath, replace: true });
  },
});
