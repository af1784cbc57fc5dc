import { type EditedThing, fieldName } from '@zuschlag/validation/edits/field-names';
import {
  type FieldValue,
  type FieldValues,
  flatFields,
  isSameValue,
  nestFields,
  valueAt,
} from '@zuschlag/validation/edits/field-values';
import { differingFields } from '@zuschlag/validation/edits/merge-fields';

/** The input of a save: the changed fields, with the version and the values at the opening of the form. */
export type Edit<Output> = {
  version: number;
  /** The values the sent fields had, by the names `fieldName` gives. */
  base: { [name: string]: FieldValue };
  /** The changed fields, nested as the input of the call. */
  fields: Record<string, unknown>;
  /** The whole checked form, for a call that takes the thing as a whole. */
  output: Output;
};

/** Maps the fields of a stored object to the values of a form and to texts for people. */
export type EditedFields = {
  thing: EditedThing;
  /** The path of the fields in the values of the form; by default they are the values. */
  within?: string;
  /** The name of a field; null for what the form does not show. */
  labelOf: (field: string) => string | null;
  /** A value in words. */
  textOf: (field: string, value: unknown) => string;
  /** The fields to send for a changed one, where fields hang together; left out, itself. */
  sentFor?: (field: string) => readonly string[];
  /** The call takes the thing as a whole, so its base covers every field. */
  isWhole?: boolean;
};

/** A field that others saved since the form was opened, with its stored value in words. */
export type OthersChange = { path: string; label: string; text: string; isEditedHere: boolean };

/** The path of a field in the values of the form. */
export function placeOf({ within }: Pick<EditedFields, 'within'>, field: string): string {
  return within === undefined ? field : `${within}.${field}`;
}

/** The fields of the thing in the values of the form, by their path inside of the thing. */
export function fieldsIn({ within }: Pick<EditedFields, 'within'>, values: unknown): FieldValues {
  return flatFields((within === undefined ? values : (valueAt(values, within) ?? {})) as object);
}

/** @param begun the version and the values the edit stands on */
export function editOf<Output>(
  fields: EditedFields,
  { begun, typed, output }: { begun: { values: unknown; version: number }; typed: unknown; output: Output },
): Edit<Output> {
  const { thing, sentFor = (field) => [field], isWhole = false } = fields;
  const before = fieldsIn(fields, begun.values);
  const changed = differingFields(fieldsIn(fields, typed), before);
  const names = [...new Set(changed.flatMap(sentFor))];
  const sent = names.map((field) => [field, valueAt(output, placeOf(fields, field))] as const);
  const based = isWhole ? Object.keys(before) : names.filter((field) => field in before);
  return {
    version: begun.version,
    base: Object.fromEntries(
      based.map((field) => [fieldName(thing, field), before[field] === '' ? null : (before[field] ?? null)]),
    ),
    fields: nestFields(Object.fromEntries(sent.filter(([, value]) => value !== undefined))),
    output,
  };
}

/** The changes of others between the base of an edit and the stored values, without equal ones. */
export function othersChanges(
  fields: EditedFields,
  { begun, typed, stored }: { begun: unknown; typed: unknown; stored: unknown },
): OthersChange[] {
  const [before, here, now] = [begun, typed, stored].map((values) => fieldsIn(fields, values)) as [
    FieldValues,
    FieldValues,
    FieldValues,
  ];
  return differingFields(now, before).flatMap((field) => {
    const label = fields.labelOf(field);
    if (label === null || isSameValue(here[field], now[field])) return [];
    const isEditedHere = !isSameValue(here[field], before[field]);
    return [{ path: placeOf(fields, field), label, text: fields.textOf(field, now[field]), isEditedHere }];
  });
}

/** The typed values, one line per changed field, for the clipboard. */
export function typedText(fields: EditedFields, { begun, typed }: { begun: unknown; typed: unknown }): string {
  const here = fieldsIn(fields, typed);
  return differingFields(here, fieldsIn(fields, begun))
    .flatMap((field) => {
      const label = fields.labelOf(field);
      return label === null ? [] : [`${label}: ${fields.textOf(field, here[field])}`];
    })
    .join('\n');
}
