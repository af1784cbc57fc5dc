import type { Login, SessionUser } from '@zuschlag/validation/accounts/accounts';
import { useSyncExternalStore } from 'react';
import {
  claimDrafts,
  clearAllButDrafts,
  clearStorage,
  readStored,
  storageKeys,
  store,
} from '../preferences/browser-storage.ts';
import { forgetActivity } from './activity.ts';

/**
 * The session of this tab: who is signed in, with which token, until when. Kept without any library, so that public
 * pages stay small.
 */
export type StoredSession = Login;

/** Why a session ended; the sign-in page says it. */
export type SessionEnd = 'signedOut' | 'expired' | 'inactive';

let current: StoredSession | null | undefined;
const listeners = new Set<() => void>();

/** The session of this tab, or null without a session or after its end. */
export function currentSession(now: number = Date.now()): StoredSession | null {
  if (current === undefined) current = readSession();
  if (current && isOver(current, now)) return null;
  return current;
}

export function isOver(session: Pick<StoredSession, 'expiresAt'>, now: number): boolean {
  return !(Date.parse(session.expiresAt) > now);
}

/** Whether a session is stored at all, even one that is over. */
export function storedSession(): StoredSession | null {
  if (current === undefined) current = readSession();
  return current;
}

export function startSession(session: StoredSession): void {
  claimDrafts(session.user.id);
  keepSession(session);
}

/** Takes over what the server now says of the signed-in user. */
export function refreshUser(user: SessionUser): void {
  if (!current || JSON.stringify(current.user) === JSON.stringify(user)) return;
  keepSession({ ...current, user });
}

/** Forgets the session and everything stored with it, as a logout does; language and theme stay. */
export function forgetSession(): void {
  current = null;
  clearStorage();
  tell();
}

/** Forgets a session that the user did not end; the drafts stay for the same user. */
export function dropSession(): void {
  const session = storedSession();
  if (session) forgetActivity(session);
  current = null;
  clearAllButDrafts();
  tell();
}

export function useStoredSession(): StoredSession | null {
  return useSyncExternalStore(listen, storedSession);
}

function keepSession(session: StoredSession): void {
  current = session;
  store('session', storageKeys.session, JSON.stringify(session));
  tell();
}

function readSession(): StoredSession | null {
  const text = readStored('session', storageKeys.session);
  if (text === null) return null;
  try {
    return asSession(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A value that another build or another tab left, as a session; null when parts are missing. */
export function asSession(value: unknown): StoredSession | null {
  const { token, expiresAt, user } = (value ?? {}) as Partial<StoredSession>;
  const isWhole = typeof token === 'string' && typeof expiresAt === 'string' && Array.isArray(user?.permissions);
  return isWhole ? (value as StoredSession) : null;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
