import { useLingui } from '@lingui/react/macro';
import { DateField } from '@zuschlag/ui/dates/date-field';
import { TimeField } from '@zuschlag/ui/dates/time-field';
import { berlinDayOf, yearsAfter } from '@zuschlag/validation/measures/berlin-day';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '../../app/preferences/use-format.ts';
import type { InputProps } from '../input-props.ts';
import { useField } from '../use-field.ts';

const PICKER_YEARS = 100;

type DayLimits = {
  min?: string;
  max?: string;
  /** The calendar also offers days that have passed; typed ones are left to the schema in any case. */
  allowsPast?: boolean;
};

/** A day, `YYYY-MM-DD`; empty is `null`. Its calendar begins today and ends in a hundred years. */
export function DayInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  allowsPast = false,
  ...rest
}: InputProps<Values, Name, Output> & DayLimits & { autoFocus?: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const today = berlinDayOf(new Date());
  const last = rest.max ?? yearsAfter(today, PICKER_YEARS);
  const { field, errorMessage } = useField<Values, Name, Output>({
    control,
    asked,
    name: rest.name,
    label: rest.label,
  });
  const value = asText(field.value);
  const isBeyond = value !== null && value > last;
  return (
    <DateField
      {...rest}
      {...field}
      value={value}
      max={last}
      pickFrom={allowsPast || rest.min !== undefined ? undefined : today}
      errorMessage={isBeyond ? t`Höchstens ${format.day(last)}.` : errorMessage}
    />
  );
}

/** A time of day, `HH:mm`; empty is `null`. */
export function TimeInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  ...rest
}: InputProps<Values, Name, Output> & { 'aria-label'?: string }) {
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
