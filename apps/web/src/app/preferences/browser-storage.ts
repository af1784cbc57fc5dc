/**
 * What the browser keeps. Local storage holds the two preferences that survive a logout, session storage everything of
 * one session in one tab.
 */
export const storageKeys = {
  language: 'zuschlag.language',
  theme: 'zuschlag.theme',
  session: 'zuschlag.session',
  draft: (key: string) => `zuschlag.draft.${key}`,
  /** the id of the user whose drafts these are */
  draftOwner: 'zuschlag.draftOwner',
  list: (key: string) => `zuschlag.list.${key}`,
} as const;

const preferences: readonly string[] = [storageKeys.language, storageKeys.theme];

/** A stored value, or null without one, or when the browser forbids storage. */
export function readStored(area: 'local' | 'session', key: string): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, `null` removes it; a full or forbidden storage is not worth an error. */
export function store(area: 'local' | 'session', key: string, value: string | null): void {
  try {
    if (value === null) storage(area).removeItem(key);
    else storage(area).setItem(key, value);
  } catch {
    // The value then lives only as long as the page.
  }
}

const isPreference = (key: string) => preferences.includes(key);
const isOfDrafts = (key: string) => key === storageKeys.draftOwner || key.startsWith(storageKeys.draft(''));

/** Forgets everything at a logout, except language and theme. */
export function clearStorage(): void {
  removeExcept(isPreference);
}

/** Forgets everything at the end of a session that the user did not end, except language, theme and drafts. */
export function clearAllButDrafts(): void {
  removeExcept((key) => isPreference(key) || isOfDrafts(key));
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
