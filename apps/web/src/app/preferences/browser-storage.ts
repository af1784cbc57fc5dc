const activityPrefix = 'zuschlag.activity.';

/**
 * What the browser keeps. Local storage holds what a person prefers, which survives a logout, and the last sign of life of a
 * session; session storage holds everything of one session in one tab.
 */
export const storageKeys = {
  language: 'zuschlag.language',
  theme: 'zuschlag.theme',
  session: 'zuschlag.session',
  draft: (key: string) => `zuschlag.draft.${key}`,
  /** the id of the user whose drafts these are */
  draftOwner: 'zuschlag.draftOwner',
  /** until when no further mail for a new password is asked for, by address */
  resetPauses: 'zuschlag.resetPauses',
  /** the address a new password was last asked for */
  resetEmail: 'zuschlag.resetEmail',
  /** until when the notice about experimental parts is not shown again */
  experimentSeen: 'zuschlag.experimentSeen',
  list: (key: string) => `zuschlag.list.${key}`,
  /** The last sign of life of a session in any tab; the key ends with the moment at which the session is over. */
  activity: (userId: number, expiresAt: string) => `${activityPrefix}${userId}.${expiresAt}`,
} as const;

const preferences: readonly string[] = [storageKeys.language, storageKeys.theme, storageKeys.experimentSeen];

/** A stored value, or null without one, or when the browser forbids storage. */
export function readStored(area: 'local' | 'session', key: string): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, `null` removes it; a full or forbidden storage is not worth an error.
 * @returns false when the value lives only as long as the page
 */
export function store(area: 'local' | 'session', key: string, value: string | null): boolean {
  try {
    if (value === null) storage(area).removeItem(key);
    else storage(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const isPreference = (key: string) => preferences.includes(key);
const isOfRunningSession = (key: string) =>
  key.startsWith(activityPrefix) && Date.parse(key.split('.').slice(3).join('.')) > Date.now();
const isOfDrafts = (key: string) => key === storageKeys.draftOwner || key.startsWith(storageKeys.draft(''));

/** Forgets everything at a logout, except language and theme. */
export function clearStorage(): void {
  removeExcept(isPreference);
}

/**
 * Forgets everything at the end of a session that the user did not end, except language, theme and drafts. Other tabs may
 * still work in a session that is not over; what they share stays.
 */
export function clearAllButDrafts(): void {
  removeExcept((key) => isPreference(key) || isOfDrafts(key) || isOfRunningSession(key));
}

/** Keeps the drafts of a user who signs in again, and forgets those of another user. */
export function claimDrafts(userId: number): void {
  if (readStored('session', storageKeys.draftOwner) !== String(userId)) removeExcept((key) => !isOfDrafts(key));
  store('session', storageKeys.draftOwner, String(userId));
}

function removeExcept(isKept: (key: string) => boolean): void {
  for (const area of ['local', 'session'] as const) {
    try {
      const own = storage(area);
      for (const key of Object.keys(own)) if (!isKept(key)) own.removeItem(key);
    } catch {
      // Nothing can have been stored either.
    }
  }
}

function storage(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
