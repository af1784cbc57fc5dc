import { FormCell, FormGrid } from '@zuschlag/ui';
import type { ComparedKind } from '@zuschlag/validation/organizations/usual-costs';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import type { CautionOf } from '../../../tables/grid/cautions.ts';
import { useCautions } from './use-cautions.ts';

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
  table,
  chanceId,
}: {
  control: Control<Values, unknown, Output>;
  fields: readonly RowField[];
  /** The list that the row belongs to. */
  table: ComparedKind;
  chanceId: string;
}) {
  const cautionOf = useCautions(table, chanceId);
  return (
    <FormGrid>
      {fields.map((field) => (
        <FormCell key={field.name} span={field.isText ? 6 : 3}>
          {field.isText ? (
            <TextInput
              control={control}
              name={field.name as FieldPath<Values>}
              label={field.label}
              maxLength={field.maxLength}
              isRequired
            />
          ) : (
            <NumberOfRow control={control} cautionOf={cautionOf} field={field} />
          )}
        </FormCell>
      ))}
    </FormGrid>
  );
}

function NumberOfRow<Values extends FieldValues, Output>({
  control,
  cautionOf,
  field: { name, label, unit, isWhole, places, min = 0, description },
}: {
  control: Control<Values, unknown, Output>;
  cautionOf: CautionOf;
  field: RowField;
}) {
  const path = name as FieldPath<Values>;
  const caution = cautionOf(name, useWatch({ control, name: path }));
  return (
    <NumberInput
      control={control}
      name={path}
      label={label}
      unit={unit}
      min={min}
      step={isWhole ? 1 : undefined}
      formatOptions={places === undefined ? undefined : { minimumFractionDigits: places }}
      description={caution === null ? description : <span className="text-warn-text">{caution}</span>}
      isRequired
    />
  );
}
