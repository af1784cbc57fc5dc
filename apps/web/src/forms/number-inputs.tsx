import { NumberField, type NumberFieldProps } from '@zuschlag/ui/fields/number-field';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '../app/preferences/use-format.ts';
import type { InputProps } from './input-props.ts';
import { useField } from './use-field.ts';

type NumberLooks = Pick<
  NumberFieldProps,
  'unit' | 'formatOptions' | 'step' | 'min' | 'max' | 'placeholder' | 'autoFocus'
>;

/** A number, German or English; empty is `null`. */
export function NumberInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  ...rest
}: InputProps<Values, Name, Output> & NumberLooks) {
  const { field, errorMessage } = useField<Values, Name, Output>({
    control,
    asked,
    name: rest.name,
    label: rest.label,
  });
  return <NumberField {...rest} {...field} value={asNumber(field.value)} errorMessage={errorMessage} />;
}

/** A share: shows percent, holds the fraction. */
export function PercentInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  ...rest
}: InputProps<Values, Name, Output> & NumberLooks) {
  const { share } = useFormat();
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { showBound: (bound) => share(bound) },
  );
  return <NumberField {...rest} {...field} percent value={asNumber(field.value)} errorMessage={errorMessage} />;
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
