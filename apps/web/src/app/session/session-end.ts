import type { ErrorCode } from '@zuschlag/validation/errors';
import { revokeSession } from './identity.ts';
import { dropSession, forgetSession, refreshUser, type SessionEnd, storedSession } from './session-store.ts';

/** The message to a tab at the end of its session: the reason, and the page of the user. */
export type EndNotice = { reason: SessionEnd | 'invalid' };

const listeners = new Set<(notice: EndNotice) => void>();
const lastMoments = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('zuschlag.session');

channel?.addEventListener('message', (message: MessageEvent<EndNotice>) => {
  if (storedSession()) finish(message.data);
});

/** Calls back when the session of this tab ends, wherever it was ended. */
export function onSessionEnd(listener: (notice: EndNotice) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back just before the session of this tab is forgotten: the last moment to store something of it. */
export function beforeSessionEnd(listener: () => void): () => void {
  lastMoments.add(listener);
  return () => lastMoments.delete(listener);
}

/** Logout by the person: revoked on the server, forgotten here, and every other tab follows. */
export function signOut(): void {
  const session = storedSession();
  if (session) void revokeSession(session.token);
  channel?.postMessage({ reason: 'signedOut' } satisfies EndNotice);
  finish({ reason: 'signedOut' });
}

/** Ends the session without a request of the user; once, even when many requests fail. */
export function endSession(reason: EndNotice['reason']): void {
  const session = storedSession();
  if (!session) return;
  if (reason === 'inactive') void revokeSession(session.token);
  finish({ reason });
}

/** What a refused call says of the whole session: that it is over, or that it waits for a second step. */
export function noteRefusal(code: ErrorCode | 'OFFLINE'): void {
  if (code === 'UNAUTHENTICATED') endSession('invalid');
  const session = storedSession();
  if (code !== 'SECOND_STEP_MISSING' || !session || session.user.lacksSecondStep) return;
  // The set-up takes the place of the page.
  for (const listener of lastMoments) listener();
  refreshUser({ ...session.user, lacksSecondStep: true });
}

function finish(notice: EndNotice): void {
  for (const listener of lastMoments) listener();
  if (notice.reason === 'signedOut') forgetSession();
  else dropSession();
  for (const listener of listeners) listener(notice);
}
