import {
  CheckboxField,
  CheckboxGroupField,
  type CheckboxOption,
  DateField,
  type FieldProps,
  NumberField,
  type NumberFieldProps,
  type RadioOption,
  SegmentedControl,
  TextField,
  type TextFieldProps,
  TimeField,
} from '@zuschlag/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormat } from '../app/use-format.ts';
import { type Bound, useField } from './use-field.ts';

/** What every field of a form takes beside its own: the form's `control`, its `name`, and the looks of a field. */
export type InputProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Bound<
  Values,
  Name,
  Output
> &
  Omit<FieldProps, 'name' | 'errorMessage' | 'isInvalid'>;

type TextLooks = Pick<
  TextFieldProps,
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'multiline'
  | 'rows'
  | 'maxLength'
  | 'counter'
  | 'type'
  | 'end'
  | 'start'
>;

/** Text, one or several lines. With `submitsOnEnter` Enter sends the form and Shift+Enter breaks the line. */
export function TextInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  submitsOnEnter = false,
  ...rest
}: InputProps<Values, Name, Output> & TextLooks & { submitsOnEnter?: boolean }) {
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name });
  return (
    <TextField
      {...rest}
      {...field}
      value={typeof field.value === 'string' ? field.value : ''}
      errorMessage={errorMessage}
      onKeyDown={submitsOnEnter ? submitOnEnter : undefined}
    />
  );
}

/** Enter sends the form around a field, except with Shift held or while a character is being composed. */
export function submitOnEnter(event: React.KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.closest('form')?.requestSubmit();
}

type NumberLooks = Pick<
  NumberFieldProps,
  'unit' | 'formatOptions' | 'step' | 'min' | 'max' | 'placeholder' | 'autoFocus'
>;

/** A number, German or English; empty is `null`. */
export function NumberInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  ...rest
}: InputProps<Values, Name, Output> & NumberLooks) {
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name });
  return <NumberField {...rest} {...field} value={asNumber(field.value)} errorMessage={errorMessage} />;
}

/** A share: shows percent, holds the fraction. */
export function PercentInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  ...rest
}: InputProps<Values, Name, Output> & NumberLooks) {
  const { percent } = useFormat();
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name }, (bound) =>
    percent(bound),
  );
  return <NumberField {...rest} {...field} percent value={asNumber(field.value)} errorMessage={errorMessage} />;
}

/** A day, `YYYY-MM-DD`; empty is `null`. */
export function DayInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  ...rest
}: InputProps<Values, Name, Output> & { min?: string; max?: string; autoFocus?: boolean }) {
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name });
  return <DateField {...rest} {...field} value={asText(field.value)} errorMessage={errorMessage} />;
}

/** A time of day, `HH:mm`; empty is `null`. */
export function TimeInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  ...rest
}: InputProps<Values, Name, Output>) {
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name });
  return <TimeField {...rest} {...field} value={asText(field.value)} errorMessage={errorMessage} />;
}

/** One tick. */
export function CheckInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  ...rest
}: Omit<InputProps<Values, Name, Output>, 'mark' | 'size'>) {
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name });
  return <CheckboxField {...rest} {...field} value={field.value === true} errorMessage={errorMessage} />;
}

/** One of two to five short words, side by side. */
export function SegmentInput<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string>({
  control,
  ...rest
}: Omit<InputProps<Values, Name, Output>, 'size'> & { options: readonly RadioOption<K>[]; isWide?: boolean }) {
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name });
  return <SegmentedControl {...rest} {...field} value={asText(field.value) as K | null} errorMessage={errorMessage} />;
}

/** Several ticks under one label; `isNumeric` when the ids are numbers, as those of people and organizations are. */
export function CheckListInput<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string>({
  control,
  isNumeric = false,
  ...rest
}: Omit<InputProps<Values, Name, Output>, 'size'> & {
  options: readonly CheckboxOption<K>[];
  orientation?: 'horizontal' | 'vertical';
  isNumeric?: boolean;
}) {
  const { field, errorMessage } = useField<Values, Name, Output>({ control, name: rest.name });
  const ticked = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <CheckboxGroupField
      {...rest}
      {...field}
      value={ticked as K[]}
      onChange={(ids: K[]) => field.onChange(isNumeric ? ids.map(Number) : ids)}
      errorMessage={errorMessage}
    />
  );
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
