import { createFileRoute, redirect } from '@tanstack/react-router';
import { readSearch } from '../app/navigation/read-search.ts';
import { currentSession } from '../app/session/session-store.ts';
import { safeReturnPath } from '../app/session/start-page.ts';
import { LoginScreen } from '../features/accounts/sign-in/login-screen.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: readSearch<{ redirect?: string; provider?: string }>((search) => ({
    ...(typeof search.redirect === 'string' ? { redirect: search.redirect } : {}),
    // The provider that sent the browser back; what it said is fetched once.
    ...(typeof search.provider === 'string' ? { provider: search.provider } : {}),
  })),
  beforeLoad: ({ search }) => {
    const session = currentSession();
    if (session) throw redirect({ to: safeReturnPath(search.redirect, session.user) });
  },
  component: LoginScreen,
});
