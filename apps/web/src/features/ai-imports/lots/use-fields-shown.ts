import type { AiImport, ExtractedField } from '@zuschlag/validation/ai-imports/ai-imports';
import { formFieldsOfLot } from '@zuschlag/validation/ai-imports/notice-lots';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ImportedValues, lotAt } from './lot-values.ts';

/** What the documents state for the fields of the form around: of the lot that it shows, or of all of them. */
export function useFieldsShown(imported: AiImport): readonly ExtractedField[] {
  const { control } = useFormContext<ImportedValues>();
  const lots = useWatch({ control, name: 'lots' });
  const { extractedData } = imported;
  const lot = lotAt(imported, lots?.shown ?? null);
  if (!lot) return extractedData;
  const { lotNumber, lotTitle } = lot.structuredData.description;
  const named = lot.evidence
    ? Object.entries({ lotNumber, lotTitle }).map(([name, value]) =>
        statedBy(lot.evidence, `description.${name}`, value),
      )
    : [];
  return [...named.flat(), ...formFieldsOfLot(extractedData, imported.lots, lot)];
}

function statedBy(
  evidence: AiImport['lots'][number]['evidence'],
  field: string,
  value: string | null,
): ExtractedField[] {
  if (value === null || evidence === null) return [];
  return [{ field, value, formValue: value, confidence: 1, evidence: [evidence] }];
}
