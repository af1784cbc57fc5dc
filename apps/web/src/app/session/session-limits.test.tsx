import type { SessionUser } from '@zuschlag/validation/accounts/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleLimitMs, shareActivity, sharedActivity } from './activity.ts';
import { endSession, onSessionEnd, signOut } from './session-end.ts';
import { keepAliveMs, watchSessionLimits } from './session-limits.ts';
import { currentSession, dropSession, type StoredSession, startSession, storedSession } from './session-store.ts';

const hour = 3_600_000;
const minute = 60_000;
const user: SessionUser = {
  id: 7,
  email: 'm.dohm@example.com',
  firstname: 'Mareike',
  lastname: 'Dohm',
  picture: null,
  role: 'Manager',
  permissions: [],
  isConfigAdmin: false,
  organizationId: 2,
  organizationName: 'Torwacht Nord GmbH',
  organizationShortName: 'TW Nord',
  organizationIsOperational: true,
  mainOrganizationId: 1,
  language: null,
  lacksSecondStep: false,
  contract: null,
  features: { ownChancesFilter: false, requireOutsideInformation: false },
};

const signIn = (id: number) =>
  startSession({ token: 't', expiresAt: new Date(Date.now() + 12 * hour).toISOString(), user: { ...user, id } });
const ends: string[] = [];
let stopWatch = () => {};
let stopListening = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T08:00:00Z') });
  vi.stubGlobal('fetch', async () => new Response('{}'));
  localStorage.setItem('zuschlag.language', 'en');
  localStorage.setItem('zuschlag.theme', 'dark');
  localStorage.setItem('else', 'x');
  ends.length = 0;
  stopListening = onSessionEnd(({ reason }) => ends.push(reason));
  signIn(7);
  stopWatch = watchSessionLimits();
});
afterEach(() => {
  stopWatch();
  stopListening();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const move = () => window.dispatchEvent(new Event('pointermove'));

describe('a session', () => {
  it('goes on for two hours without a sign of life, and ends within the minute after', () => {
    vi.advanceTimersByTime(idleLimitMs - minute);
    expect(ends).toEqual([]);
    vi.advanceTimersByTime(2 * minute);
    expect(ends).toEqual(['inactive']);
    expect(currentSession()).toBeNull();
  });

  it('goes on in a copy of the tab that lies idle while its user works in another tab', () => {
    const session = storedSession() as StoredSession;
    for (let hours = 0; hours < 3; hours += 1) {
      vi.advanceTimersByTime(hour);
      shareActivity(session, Date.now());
    }
    vi.advanceTimersByTime(idleLimitMs - minute);
    expect(ends).toEqual([]);
    vi.advanceTimersByTime(2 * minute);
    expect(ends).toEqual(['inactive']);
  });

  it('tells its signs of life to the other tabs, and leaves those of a session that runs elsewhere alone', () => {
    const session = storedSession() as StoredSession;
    vi.advanceTimersByTime(minute);
    move();
    expect(sharedActivity(session)).toBe(Date.now());
    const other = { ...session, user: { ...session.user, id: 8 } };
    shareActivity(other, Date.now());
    // A tab without a session that opens a page behind the sign-in forgets what it holds.
    dropSession();
    expect(sharedActivity(session)).toBe(0);
    expect(sharedActivity(other)).toBe(Date.now());
    vi.advanceTimersByTime(13 * hour);
    dropSession();
    expect(sharedActivity(other)).toBe(0);
  });

  it('is kept alive at the server by reading and typing, every half an hour, and not without a sign of life', () => {
    const calls: number[] = [];
    const began = Date.now();
    const stop = watchSessionLimits(Date.now, () => calls.push((Date.now() - began) / minute));
    for (let minutes = 0; minutes < 70; minutes += 10) {
      vi.advanceTimersByTime(10 * minute);
      move();
    }
    vi.advanceTimersByTime(keepAliveMs);
    stop();
    expect(calls).toEqual([30, 60]);
  });

  it('goes on while somebody works, and ends twelve hours after the sign-in, within three minutes', () => {
    for (let hours = 0; hours < 11; hours += 1) {
      vi.advanceTimersByTime(hour);
      move();
    }
    vi.advanceTimersByTime(hour - minute);
    expect(ends).toEqual([]);
    vi.advanceTimersByTime(4 * minute);
    expect(ends).toEqual(['expired']);
  });

  it('is not revived by a movement after the limit: a machine that slept signs out', () => {
    vi.setSystemTime(Date.now() + 5 * hour);
    move();
    expect(ends).toEqual(['inactive']);
  });

  it('leaves language and theme behind after a logout, nothing else', () => {
    sessionStorage.setItem('zuschlag.draft.x', '{}');
    signOut();
    expect([...Object.keys(localStorage)].sort()).toEqual(['zuschlag.language', 'zuschlag.theme']);
    expect(sessionStorage.length).toBe(0);
  });

  it('that ends by itself keeps the drafts for the same person, and nothing else', () => {
    sessionStorage.setItem('zuschlag.draft.x', '{}');
    sessionStorage.setItem('zuschlag.list.x', '{}');
    vi.advanceTimersByTime(idleLimitMs + minute);
    expect([...Object.keys(localStorage)].sort()).toEqual(['zuschlag.language', 'zuschlag.theme']);
    expect([...Object.keys(sessionStorage)].sort()).toEqual(['zuschlag.draft.x', 'zuschlag.draftOwner']);
    signIn(7);
    expect(sessionStorage.getItem('zuschlag.draft.x')).toBe('{}');
    endSession('invalid');
    signIn(8);
    expect(sessionStorage.getItem('zuschlag.draft.x')).toBeNull();
  });

  it('ends once, however many watches notice', () => {
    const second = watchSessionLimits();
    vi.advanceTimersByTime(13 * hour);
    second();
    expect(ends).toHaveLength(1);
  });
});
