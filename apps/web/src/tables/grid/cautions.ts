import type { GridColumn } from './grid-column.ts';

/** What is unusual about a value of a field without being wrong, in words; null for a usual value. */
export type CautionOf = (field: string, value: unknown) => string | null;

/** The caution about the text of a cell, where the column holds one field. */
export function cautionAt(
  { fields, valuesOf }: GridColumn,
  text: string | undefined,
  { language, cautionOf }: { language: string; cautionOf: CautionOf | undefined },
): string | null {
  const [field] = fields;
  if (!cautionOf || !text || field === undefined || fields.length > 1) return null;
  return cautionOf(field, valuesOf(text, language)[field]);
}
