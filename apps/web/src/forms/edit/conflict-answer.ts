import { type EditedThing, fieldOf } from '@zuschlag/validation/edits/field-names';
import type { ConflictDetails } from '@zuschlag/validation/edits/merge-fields';
import { failureOf } from '../../app/errors/failure.ts';

/**
 * Reads the answer to a save that met the save of another person.
 * @returns its fields by their path inside of the thing, or null when the save was refused for another reason
 */
export function conflictIn(thing: EditedThing, error: unknown): ConflictDetails | null {
  const { code, details } = failureOf(error);
  if (code !== 'CONFLICT' || details.currentVersion === undefined) return null;
  const conflicts = (details.conflicts ?? []).flatMap((conflict) => {
    const field = fieldOf(thing, conflict.path);
    return field === null ? [] : [{ ...conflict, path: field }];
  });
  return { currentVersion: details.currentVersion, conflicts };
}
