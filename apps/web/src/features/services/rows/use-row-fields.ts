import { useLingui } from '@lingui/react/macro';
import type { EditedThing } from '@zuschlag/validation/edits/field-names';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { EditedFields } from '../../../forms/edit/edit-fields.ts';
import type { RowField } from './number-fields.tsx';

/** The labels of the fields of a row, and their values in words; the call takes the row as a whole. */
export function useRowFields(thing: EditedThing, fields: readonly RowField[]): EditedFields {
  const { t } = useLingui();
  const format = useFormat();
  const found = (field: string) => fields.find(({ name }) => name === field);
  return {
    thing,
    isWhole: true,
    labelOf: (field) => found(field)?.label ?? null,
    textOf: (field, value) => {
      if (value === null || value === undefined || value === '') return t`keine Angabe`;
      if (typeof value !== 'number') return String(value);
      const { unit, isWhole, places = 0 } = found(field) ?? {};
      const number = format.number(value, isWhole || (places === 0 && Number.isInteger(value)) ? 0 : 2);
      return unit === undefined ? number : `${number} ${unit}`;
    },
  };
}
