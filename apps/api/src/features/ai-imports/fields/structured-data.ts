import type { ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';
import { formFieldsOfLot, type NoticeLotPlace, plainLotNumber } from '@zuschlag/validation/ai-imports/notice-lots';
import { type AiImportData, aiImportPaths } from '@zuschlag/validation/ai-imports/structured-data';
import { type FieldValue, nestFields } from '@zuschlag/validation/edits/field-values';
import { limits } from '@zuschlag/validation/limits';

/** The values in the shape of the form: of those that contradict each other the first one. */
export function dataOf(fields: readonly ExtractedField[]): AiImportData {
  const values = aiImportPaths.map((path): [string, FieldValue] => [
    path,
    fields.find(({ field }) => field === path)?.formValue ?? null,
  ]);
  return nestFields(Object.fromEntries(values)) as AiImportData;
}

/** The same for one lot alone. */
export function dataOfLot(
  fields: readonly ExtractedField[],
  lots: readonly NoticeLotPlace[],
  lot: NoticeLotPlace,
): AiImportData {
  const { description, ...data } = dataOf(formFieldsOfLot(fields, lots, lot));
  const lotTitle = lot.title?.slice(0, limits.lotTitle) ?? null;
  return { ...data, description: { ...description, lotNumber: plainLotNumber(lot.number), lotTitle } };
}
