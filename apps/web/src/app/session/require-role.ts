import { redirect } from '@tanstack/react-router';
import type { Role } from '@zuschlag/validation/vocabulary';
import { currentSession } from './session-store.ts';
import { startPath } from './start-page.ts';

/** For `beforeLoad`: whoever has none of these roles keeps the session and is sent to the start. */
export function requireRole(...roles: readonly Role[]): void {
  const role = currentSession()?.user.role;
  if (role === undefined || !roles.includes(role)) throw redirect({ to: startPath as string });
}
