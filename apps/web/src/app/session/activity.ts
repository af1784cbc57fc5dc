import type { Login } from '@zuschlag/validation/accounts/accounts';
import { sessionLimits } from '@zuschlag/validation/accounts/session-limits';
import { readStored, storageKeys, store } from '../preferences/browser-storage.ts';

type Session = Pick<Login, 'expiresAt'> & { user: Pick<Login['user'], 'id'> };

/** After two hours without a sign of life in any tab a session ends. */
export const idleLimitMs = sessionLimits.idleHours * 60 * 60_000;

/** A mouse moves many times a second; the tabs hear of it this often. */
export const sharingPauseMs = 5_000;

/**
 * The last sign of life of a session in any tab of this browser, as time in milliseconds; 0 without one. Kept in local
 * storage, because a tab that slept must read it at once, and knows nothing of what other tabs said while it slept.
 */
export function sharedActivity(session: Session): number {
  const stored = Number(readStored('local', keyOf(session)));
  return Number.isFinite(stored) ? stored : 0;
}

export function shareActivity(session: Session, at: number): void {
  store('local', keyOf(session), String(at));
}

export function forgetActivity(session: Session): void {
  store('local', keyOf(session), null);
}

// Copies of a tab hold the same session, and nothing else begins and ends with it.
function keyOf({ user, expiresAt }: Session): string {
  return storageKeys.activity(user.id, expiresAt);
}
