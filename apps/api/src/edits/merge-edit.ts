import { type EditedThing, fieldName, fieldOf } from '@zuschlag/validation/edits/field-names';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import { differingFields, mergeFields } from '@zuschlag/validation/edits/merge-fields';
import { DomainError } from '../errors.ts';

/** The version and the values an edit began with, as `editedFrom` takes them. */
export type EditedFrom = {
  version?: number | null;
  base?: { [name: string]: string | number | boolean | null } | null;
};

/**
 * Decides which fields an edit writes, by one rule for every edited object: on the current version all that differ from
 * the stored ones; on an older version the fields that no other user has changed since.
 *
 * @param sent the fields of the edit, by their path inside of the thing
 * @returns the paths of the fields to write; empty when everything is stored already
 * @throws {DomainError} CONFLICT with the current version and both values of each field that others changed as well
 */
export function mergeEdit(
  thing: EditedThing,
  sent: FieldValues,
  stored: { fields: FieldValues; version: number },
  { version, base }: EditedFrom,
): string[] {
  if (version === null || version === undefined || version === stored.version)
    return differingFields(sent, stored.fields);
  const { changes, conflicts } = mergeFields(sent, { base: fieldsOf(thing, base ?? {}), stored: stored.fields });
  if (conflicts.length === 0) return changes;
  throw new DomainError('CONFLICT', {
    currentVersion: stored.version,
    conflicts: conflicts.map((conflict) => ({ ...conflict, path: fieldName(thing, conflict.path) })),
  });
}

/** The base of an edit by the paths inside of the thing. */
export function fieldsOf(thing: EditedThing, base: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(base).flatMap(([name, value]) => {
      const field = fieldOf(thing, name);
      return field === null ? [] : [[field, value]];
    }),
  );
}
