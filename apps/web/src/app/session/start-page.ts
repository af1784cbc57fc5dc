import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { holds } from './rights.ts';

/** The first page of a signed-in user. */
export const startPath = '/dashboard' as const;

/** The first page of a user after the sign-in: who runs the platform begins in its area. */
export function startPathOf(user: Pick<SessionUser, 'permissions'>): string {
  return holds(user, 'RUN_PLATFORM') ? '/admin' : startPath;
}

/** A return path after sign-in; only paths of this application, so that a link cannot lead elsewhere. */
export function safeReturnPath(path: string | undefined, user: Pick<SessionUser, 'permissions'>): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\') || path.startsWith('/login'))
    return startPathOf(user);
  return path;
}
