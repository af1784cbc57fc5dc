import { limits } from '@zuschlag/validation/limits';
import { useEffect } from 'react';
import { endSession } from './session-end.ts';
import { isOver, storedSession } from './session-store.ts';

const MINUTE = 60_000;
export const expiryCheckMs = 3 * MINUTE;
export const idleCheckMs = MINUTE;
export const idleLimitMs = limits.idleHours * 60 * MINUTE;

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/**
 * Watches the two limits of a session: its absolute end, looked at every three minutes, and two hours without any sign
 * of life, looked at every minute. A tab that slept is checked as soon as it is seen again.
 * @returns stops the watch
 */
export function watchSessionLimits(now: () => number = Date.now): () => void {
  let lastSign = now();
  const noteLife = () => {
    // A move of the mouse after the limit must not revive the session.
    if (!checkIdle()) lastSign = now();
  };
  const checkExpiry = () => {
    const session = storedSession();
    if (session && isOver(session, now())) endSession('expired');
  };
  const checkIdle = (): boolean => {
    const isIdle = now() - lastSign >= idleLimitMs;
    if (isIdle) endSession('inactive');
    return isIdle;
  };
  const checkBoth = () => {
    if (document.visibilityState !== 'visible') return;
    checkExpiry();
    checkIdle();
  };
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

export function useSessionLimits(): void {
  useEffect(() => watchSessionLimits(), []);
}
