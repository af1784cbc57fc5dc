import type { NumberFieldProps } from '@zuschlag/ui/fields/number-field';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';

type NumberLook = Pick<NumberFieldProps, 'unit' | 'formatOptions' | 'percent' | 'min' | 'step'>;

const looks: Partial<Record<ColumnKind, NumberLook>> = {
  fraction: { percent: true, min: 0, step: 1 },
  bonus: { percent: true, min: 0, step: 1 },
  eur: { unit: '€', min: 0, formatOptions: { minimumFractionDigits: 2 } },
  eurPerHour: { unit: '€/h', min: 0, formatOptions: { minimumFractionDigits: 2 } },
  wage: { unit: '€/h', min: 0, formatOptions: { minimumFractionDigits: 2 } },
  daysPerYear: { min: 0, step: 1 },
  years: { min: 0, step: 1 },
};

/** The input format of a kind of column: percent, euros, days. */
export function numberFormat(kind: ColumnKind): NumberLook {
  return looks[kind] ?? {};
}
