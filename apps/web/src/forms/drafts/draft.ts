import { useCallback, useState } from 'react';
import { readStored, storageKeys, store } from '../../app/preferences/browser-storage.ts';

/** The unsaved values of a form, with the values at its start. */
export type Draft<Values> = { values: Values; basedOn: string };

/** The draft of a form in this tab, or null. */
export function readDraft<Values>(key: string): Draft<Values> | null {
  const text = readStored('session', storageKeys.draft(key));
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Draft<Values>;
    return typeof draft.basedOn === 'string' && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** @returns whether the browser keeps it */
export function keepDraft<Values>(key: string, values: Values, base: unknown): boolean {
  return store('session', storageKeys.draft(key), JSON.stringify({ values, basedOn: fingerprint(base) }));
}

export function dropDraft(key: string): void {
  store('session', storageKeys.draft(key), null);
}

/** Tells whether a draft still stands on the values the form starts from now. */
export function fingerprint(base: unknown): string {
  return JSON.stringify(base) ?? '';
}

/** The moment a draft was last stored, to the minute; null without a stored draft. */
export function useKeptAt() {
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  // The same minute stays the same value, so that typing does not draw the form anew.
  const note = useCallback(() => setKeptAt(atMinute), []);
  const forget = useCallback(() => setKeptAt(null), []);
  return { keptAt, note, forget };
}

function atMinute(before: Date | null): Date {
  const now = new Date();
  now.setSeconds(0, 0);
  return before?.getTime() === now.getTime() ? before : now;
}
