/**
 * What the browser keeps. Local storage holds the two preferences that survive a logout, session storage everything of
 * one session in one tab.
 */
export const storageKeys = {
  language: 'zuschlag.language',
  theme: 'zuschlag.theme',
  session: 'zuschlag.session',
  draft: (key: string) => `zuschlag.draft.${key}`,
  list: (key: string) => `zuschlag.list.${key}`,
} as const;

const keptAtLogout: string[] = [storageKeys.language, storageKeys.theme];

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

/** The keys that survive a logout: language and theme only. */
export function clearStorage(): void {
  for (const area of ['local', 'session'] as const) {
    try {
      const own = storage(area);
      for (const key of Object.keys(own)) if (!keptAtLogout.includes(key)) own.removeItem(key);
    } catch {
      // Nothing can have been stored either.
    }
  }
}

function storage(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}
