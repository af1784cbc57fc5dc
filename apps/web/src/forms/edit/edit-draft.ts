import { readStored, storageKeys, store } from '../../app/preferences/browser-storage.ts';
import type { Unfilled } from '../use-schema-form.ts';

/** A snapshot of a stored object, in the format of a form. */
export type Snapshot<Values> = { values: Unfilled<Values>; version: number };

/** The unsaved values, with the snapshot at their start. */
export type EditDraft<Values> = { values: Values; begun: Snapshot<Values> };

/** The draft of an edit in this tab, or null. */
export function readEditDraft<Values>(key: string): EditDraft<Values> | null {
  const text = readStored('session', storageKeys.draft(key));
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<EditDraft<Values>>;
    const isWhole = typeof draft.values === 'object' && typeof draft.begun?.version === 'number';
    return isWhole ? (draft as EditDraft<Values>) : null;
  } catch {
    return null;
  }
}

/** @returns whether the browser keeps it */
export function keepEditDraft<Values>(key: string, draft: EditDraft<Values>): boolean {
  return store('session', storageKeys.draft(key), JSON.stringify(draft));
}
