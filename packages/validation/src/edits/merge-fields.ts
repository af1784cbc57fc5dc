import { type FieldValue, type FieldValues, isSameValue } from './field-values.ts';

/** A field that two people changed, each in another way: the value that was sent, and the one that is stored. */
export type FieldConflict = { path: string; mine: FieldValue; theirs: FieldValue };

/** The details of a CONFLICT: the current version, and every field that needs a decision. */
export type ConflictDetails = { currentVersion: number; conflicts: FieldConflict[] };

/** @returns the fields whose value differs, in the order of the first */
export function differingFields(fields: FieldValues, others: FieldValues): string[] {
  return Object.keys(fields).filter((path) => !isSameValue(fields[path], others[path]));
}

/**
 * Lays an edit over what is stored now. A field counts as edited when it differs from the base of the edit; without a
 * base, when it differs from what is stored.
 * @param base the fields as they were when the edit began; a field that is missing counts as changed by others
 * @returns the fields to write, and the fields that others changed as well, each in another way
 */
export function mergeFields(
  sent: FieldValues,
  { base, stored }: { base: FieldValues; stored: FieldValues },
): { changes: string[]; conflicts: FieldConflict[] } {
  const changes = Object.keys(sent).filter(
    (path) => !(path in base && isSameValue(sent[path], base[path])) && !isSameValue(sent[path], stored[path]),
  );
  const conflicts = changes
    .filter((path) => !(path in base && isSameValue(base[path], stored[path])))
    .map((path) => ({ path, mine: sent[path] ?? null, theirs: stored[path] ?? null }));
  return { changes, conflicts };
}
