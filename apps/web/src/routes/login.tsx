import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginScreen } from '../accounts/login-screen.tsx';
import { safeReturnPath } from '../app/landing.ts';
import { currentSession } from '../app/session-store.ts';

export const Route = createFileRoute('/login')({
  validateSearch: (search): { redirect?: string } =>
    typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ to: safeReturnPath(search.redirect) });
  },
  component: LoginScreen,
});
