import { DateField } from '@zuschlag/ui/dates/date-field';
import { TimeField } from '@zuschlag/ui/dates/time-field';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { InputProps } from './input-props.ts';
import { useField } from './use-field.ts';

/** A day, `YYYY-MM-DD`; empty is `null`. */
export function DayInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  ...rest
}: InputProps<Values, Name, Output> & { min?: string; max?: string; autoFocus?: boolean }) {
  const { field, errorMessage } = useField<Values, Name, Output>({
    control,
    asked,
    name: rest.name,
    label: rest.label,
  });
  return <DateField {...rest} {...field} value={asText(field.value)} errorMessage={errorMessage} />;
}

/** A time of day, `HH:mm`; empty is `null`. */
export function TimeInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  ...rest
}: InputProps<Values, Name, Output>) {
  const { field, errorMessage } = useField<Values, Name, Output>({
    control,
    asked,
    name: rest.name,
    label: rest.label,
  });
  return <TimeField {...rest} {...field} value={asText(field.value)} errorMessage={errorMessage} />;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
