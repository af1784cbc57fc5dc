import { useEffect, useEffectEvent } from 'react';
import { idleLimitMs, shareActivity, sharedActivity, sharingPauseMs } from './activity.ts';
import { endSession } from './session-end.ts';
import { isOver, storedSession } from './session-store.ts';

const MINUTE = 60_000;
export const expiryCheckMs = 3 * MINUTE;
export const idleCheckMs = MINUTE;
/** Reading and typing call nothing, and the server, too, ends a session after two hours without a call. */
export const keepAliveMs = 30 * MINUTE;

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Watches the two limits of a session: its absolute end, looked at every three minutes, and two hours without any sign
 * of life in any tab, looked at every minute. A tab that slept is checked as soon as it is seen again.
 * @param keepAlive calls the server; runs every half an hour in which there are signs of life
 * @returns stops the watch
 */
export function watchSessionLimits(now: () => number = Date.now, keepAlive: () => void = () => {}): () => void {
  let lastSign = now();
  let lastShared = 0;
  let lastCall = now();
  const share = () => {
    const session = storedSession();
    if (!session || now() - lastShared < sharingPauseMs) return;
    lastShared = now();
    shareActivity(session, lastShared);
  };
  const noteLife = () => {
    // A move of the mouse after the limit must not revive the session.
    if (checkIdle()) return;
    lastSign = now();
    share();
    if (lastSign - lastCall < keepAliveMs) return;
    lastCall = lastSign;
    keepAlive();
  };
  const checkExpiry = () => {
    const session = storedSession();
    if (session && isOver(session, now())) endSession('expired');
  };
  const checkIdle = (): boolean => {
    if (now() - lastSign < idleLimitMs) return false;
    const session = storedSession();
    if (session) lastSign = Math.max(lastSign, sharedActivity(session));
    const isIdle = now() - lastSign >= idleLimitMs;
    if (isIdle) endSession('inactive');
    return isIdle;
  };
  const checkBoth = () => {
    if (document.visibilityState !== 'visible') return;
    checkExpiry();
    checkIdle();
  };
  share();
  const expiry = setInterval(checkExpiry, expiryCheckMs);
  const idle = setInterval(checkIdle, idleCheckMs);
  for (const sign of signsOfLife) window.addEventListener(sign, noteLife, { passive: true, capture: true });
  document.addEventListener('visibilitychange', checkBoth);
  return () => {
    clearInterval(expiry);
    clearInterval(idle);
    for (const sign of signsOfLife) window.removeEventListener(sign, noteLife, { capture: true });
    document.removeEventListener('visibilitychange', checkBoth);
  };
}

/** Watches the limits of the session while a page behind the sign-in is open. */
export function useSessionLimits(keepAlive: () => void): void {
  const keep = useEffectEvent(keepAlive);
  useEffect(() => watchSessionLimits(Date.now, keep), []);
}
