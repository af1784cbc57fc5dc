import { stages } from '@zuschlag/validation/chance/award-names';
import { chanceEdit } from '@zuschlag/validation/chance/chance-edit';
import { type FieldValues, nestFields } from '@zuschlag/validation/edits/field-values';
import type { ChanceColumns } from '../details/chance-fields.ts';
import { problemsOf } from '../details/chance-invariants.ts';
import { columnsOf, editable, editableColumns } from '../details/editable-fields.ts';

/** Fields that can only be stored together. */
const together: readonly (readonly string[])[] = [
  ['contract.priceCriteria', 'contract.qualityCriteria', 'contract.referenceCriteria'],
  ['contract.extensionCount', 'contract.extensionMonths'],
  ...stages.map((stage) => [`deadline.${stage}`, `deadline.${stage}Time`]),
];
const paths = new Set(editableColumns.map((column) => editable[column].path));
const typePath = editable.type.path;

/**
 * Divides what was typed into the full form into what a quick Chance can store and what stays a draft: the type it is to
 * get, and fields that are wrong by themselves or together.
 *
 * @param quick the columns of the quick form, which count where both have a value
 * @returns `draft` null without a full form, empty when everything could be stored
 */
export function dividedFullForm<Quick extends Omit<ChanceColumns, 'durationMonths'>>(
  quick: Quick,
  typed: FieldValues | null | undefined,
): { columns: Quick; draft: FieldValues | null } {
  if (!typed) return { columns: quick, draft: null };
  const draft: Record<string, FieldValues[string]> = {};
  const stored = new Map<string, Partial<ChanceColumns>>();
  for (const [path, value] of Object.entries(typed)) {
    if (!paths.has(path) || value === null || value === '' || value === false) continue;
    const parsed = path === typePath ? null : chanceEdit.safeParse(nestFields({ [path]: value }));
    if (parsed?.success) stored.set(path, columnsOf(parsed.data));
    else draft[path] = value;
  }
  const whole = () => withTyped(quick, stored.values());
  for (const { path } of problemsOf({ ...whole(), durationMonths: 0 })) {
    for (const one of together.find((fields) => fields.includes(path)) ?? []) {
      if (stored.delete(one)) draft[one] = typed[one] ?? null;
    }
  }
  return { columns: whole(), draft };
}

/** A column that the quick form left empty takes what was typed into the full one. */
function withTyped<Quick extends object>(quick: Quick, typed: Iterable<Partial<ChanceColumns>>): Quick {
  const filled = { ...quick } as Record<string, unknown>;
  for (const columns of typed) {
    for (const [column, value] of Object.entries(columns)) {
      if (filled[column] === null || filled[column] === false || filled[column] === undefined) filled[column] = value;
    }
  }
  return filled as Quick;
}
