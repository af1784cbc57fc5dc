import { TextField, type TextFieldProps } from '@zuschlag/ui/fields/text-field';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { InputProps } from './input-props.ts';
import { useField } from './use-field.ts';

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

/** Text, one or several lines; close to `maxLength` it counts. With `submitsOnEnter` Enter sends the form and Shift+Enter breaks the line. */
export function TextInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  submitsOnEnter = false,
  asked,
  counter = 'near',
  ...rest
}: InputProps<Values, Name, Output> & TextLooks & { submitsOnEnter?: boolean }) {
  const { field, errorMessage } = useField<Values, Name, Output>({
    control,
    asked,
    name: rest.name,
    label: rest.label,
  });
  return (
    <TextField
      {...rest}
      {...field}
      counter={counter}
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
