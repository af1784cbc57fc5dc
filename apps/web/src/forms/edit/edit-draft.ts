import { readStored, storageKeys, store } from '../../app/preferences/browser-storage.ts';
import type { Unfilled } from '../use-schema-form.ts';

/** What is stored of a thing at one moment, as a form holds it. */
export type Snapshot<Values> = { values: Unfilled<Values>; version: number };

/** What was typed and not saved, with the snapshot it began from. */
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

export function keepEditDraft<Values>(key: string, draft: EditDraft<Values>): void {
  store('session', storageKeys.draft(key), JSON.stringify(draft));
}
