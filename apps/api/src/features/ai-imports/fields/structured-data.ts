import type { ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';
import { type AiImportData, aiImportPaths } from '@zuschlag/validation/ai-imports/structured-data';
import { type FieldValue, nestFields } from '@zuschlag/validation/edits/field-values';

/** The values in the shape of the form: of those that contradict each other the first one. */
export function dataOf(fields: readonly ExtractedField[]): AiImportData {
  const values = aiImportPaths.map((path): [string, FieldValue] => [
    path,
    fields.find(({ field }) => field === path)?.formValue ?? null,
  ]);
  return nestFields(Object.fromEntries(values)) as AiImportData;
}
