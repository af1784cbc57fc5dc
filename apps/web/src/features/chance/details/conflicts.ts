import { failureOf } from '../../../app/errors/failure.ts';

/** A field that somebody else changed meanwhile as well: what stands in the form, and what is stored now. */
export type Conflict = { path: string; mine: unknown; theirs: unknown };

/** What the server says when somebody else saved first. */
export type ConflictAnswer = { version: number; fields: Conflict[] };

/** @returns the refused save as conflict, or null when it was refused for another reason */
export function conflictOf(error: unknown): ConflictAnswer | null {
  const { code, details } = failureOf(error);
  if (code !== 'CONFLICT' || details.currentVersion === undefined) return null;
  return { version: details.currentVersion, fields: (details.conflicts ?? []) as Conflict[] };
}

/**
 * Lays two edits of the same original over each other. What only the others changed is taken over, what only this form
 * changed stays, and only what both changed is a question.
 * @param original the value of a field when the form was opened
 */
export function settle(
  fields: readonly Conflict[],
  original: (path: string) => unknown,
): { taken: Conflict[]; open: Conflict[] } {
  const taken = fields.filter(({ path, mine }) => isSame(mine, original(path)));
  const open = fields.filter((field) => !taken.includes(field) && !isSame(field.theirs, original(field.path)));
  return { taken, open };
}

/** Forms hold an empty text where the server knows nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return (one === '' ? null : (one ?? null)) === (other === '' ? null : (other ?? null));
}

/** Reads a dotted path. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      values,
    );
}
