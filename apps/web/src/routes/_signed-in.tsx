import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadWords } from '@zuschlag/i18n/activate';
import { currentSession, forgetSession } from '../app/session/session-store.ts';
import { SignedInLayout } from '../app/shell/signed-in-layout.tsx';

/** Everything behind the sign-in. Without a valid session what is left of an old one is cleared. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ location }) => {
    if (currentSession()) return loadWords('signedIn');
    forgetSession();
    throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: SignedInLayout,
});
