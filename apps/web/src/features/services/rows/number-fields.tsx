import { FormCell, FormGrid } from '@zuschlag/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';

/** A field of a row that holds a number, or a name. */
export type RowField = {
  name: string;
  label: string;
  unit?: string;
  /** Whole numbers only. */
  isWhole?: boolean;
  /** The fewest decimals that are shown. */
  places?: number;
  isText?: boolean;
  min?: number;
  maxLength?: number;
  description?: string;
};

/** The fields of a car or a purchase beside each other. */
export function NumberFields<Values extends FieldValues, Output>({
  control,
  fields,
}: {
  control: Control<Values, unknown, Output>;
  fields: readonly RowField[];
}) {
  return (
    <FormGrid>
      {fields.map(({ name, label, unit, isWhole, places, isText, min = 0, maxLength, description }) => (
        <FormCell key={name} span={isText ? 6 : 3}>
          {isText ? (
            <TextInput
              control={control}
              name={name as FieldPath<Values>}
              label={label}
              maxLength={maxLength}
              isRequired
            />
          ) : (
            <NumberInput
              control={control}
              name={name as FieldPath<Values>}
              label={label}
              unit={unit}
              min={min}
              step={isWhole ? 1 : undefined}
              formatOptions={places === undefined ? undefined : { minimumFractionDigits: places }}
              description={description}
              isRequired
            />
          )}
        </FormCell>
      ))}
    </FormGrid>
  );
}
