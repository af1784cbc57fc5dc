import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import type { PersonalPermission } from '@zuschlag/validation/vocabulary';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { trpc } from '../api/trpc.ts';
import { holds } from './rights.ts';
import { refreshUser, useStoredSession } from './session-store.ts';

/** The signed-in user; null on pages before the sign-in. */
export const SessionContext = createContext<SessionUser | null>(null);

/** Gives the signed-in user to everything below, first as stored, then as the server knows it now. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const stored = useStoredSession()?.user ?? null;
  // While a session ends, the page that is just leaving still shows the user it was drawn for.
  const [last, setLast] = useState(stored);
  if (stored !== null && stored !== last) setLast(stored);
  const user = stored ?? last;

  const { data } = trpc.accounts.me.useQuery(undefined, { enabled: stored !== null, staleTime: 5 * 60_000 });
  useEffect(() => {
    if (data) refreshUser(data);
  }, [data]);

  if (user === null) return null;
  return <SessionContext value={user}>{children}</SessionContext>;
}

/** Whether the signed-in user holds a right that needs no thing. */
export function useRight(right: PersonalPermission): boolean {
  return holds(useSession(), right);
}

/** The signed-in user. @throws Error outside of the signed-in pages */
export function useSession(): SessionUser {
  const user = use(SessionContext);
  if (user === null) throw new Error('useSession is only for pages behind the sign-in');
  return user;
}
