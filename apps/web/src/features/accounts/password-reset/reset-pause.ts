import { resetLimits } from '@zuschlag/validation/accounts/session-limits';
import { useEffect, useState } from 'react';
import { readStored, storageKeys, store } from '../../../app/preferences/browser-storage.ts';

type Pauses = { [email: string]: number };

const nameOf = (email: string) => email.trim().toLowerCase();

/** Until when the address gets no further mail, in ms since 1970; kept by the browser, so that a reload does not end it. */
export function pauseOf(email: string, now = Date.now()): number {
  return runningPauses(now)[nameOf(email)] ?? 0;
}

export function startPause(email: string, now = Date.now()): void {
  const pauses = { ...runningPauses(now), [nameOf(email)]: now + resetLimits.resetPauseSeconds * 1000 };
  store('local', storageKeys.resetPauses, JSON.stringify(pauses));
  store('session', storageKeys.resetEmail, email.trim());
}

/** The address a new password was last asked for in this tab. */
export function lastResetEmail(): string {
  return readStored('session', storageKeys.resetEmail) ?? '';
}

function runningPauses(now: number): Pauses {
  try {
    const stored: unknown = JSON.parse(readStored('local', storageKeys.resetPauses) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > now),
    );
  } catch {
    return {};
  }
}

/** Whole seconds until the address gets another mail; 0: now. */
export function useResetPause(email: string): number {
  const [now, setNow] = useState(() => Date.now());
  const until = pauseOf(email, now);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
