import type { ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';
import type { NoticeChange } from '@zuschlag/validation/ai-imports/changed-notice';
import { formFieldsOfLot, lotOfNumber, type NoticeLotPlace } from '@zuschlag/validation/ai-imports/notice-lots';
import { aiImportPaths } from '@zuschlag/validation/ai-imports/structured-data';
import { daysBetween } from '@zuschlag/validation/chance/restatement';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';

type Read = { extractedData: readonly ExtractedField[]; lots: readonly NoticeLotPlace[] };

/** What a person decides apart from the notice. */
const untouched = new Set(['description.type', 'description.lotNumber', 'description.lotTitle']);

/**
 * What a notice states otherwise than a Chance, field by field; of a Chance that is a lot, what it states of that lot.
 *
 * @param earlier what was read of the notice before, if it was
 */
export function changesIn(
  now: Read,
  stored: { fields: FieldValues; lotNumber: string | null },
  earlier: Read | null,
): NoticeChange[] {
  const found = firstOf(now, stored.lotNumber);
  const said = earlier && firstOf(earlier, stored.lotNumber);
  return aiImportPaths.flatMap((field): NoticeChange[] => {
    const one = found(field);
    const before = stored.fields[field];
    if (!one || before === undefined || untouched.has(field) || before === one.formValue) return [];
    return [
      {
        ...{ field, before, after: one.formValue, days: daysBetween(before, one.formValue) },
        isNew: said?.(field)?.formValue !== one.formValue,
        ...{ confidence: one.confidence, evidence: one.evidence },
      },
    ];
  });
}

/** Of values that contradict each other the first one. */
function firstOf({ extractedData, lots }: Read, lotNumber: string | null) {
  const lot = lotOfNumber(lots, lotNumber);
  const fields = lot ? formFieldsOfLot(extractedData, lots, lot) : extractedData;
  return (field: string) => fields.find((one) => one.field === field);
}
