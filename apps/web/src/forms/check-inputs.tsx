import { CheckboxField, CheckboxGroupField, type CheckboxOption } from '@zuschlag/ui/choices/checkbox';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { InputProps } from './input-props.ts';
import { useField } from './use-field.ts';

/** One tick. */
export function CheckInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  ...rest
}: Omit<InputProps<Values, Name, Output>, 'mark' | 'size'>) {
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { isChoice: true },
  );
  return <CheckboxField {...rest} {...field} value={field.value === true} errorMessage={errorMessage} />;
}

/** Several ticks under one label; `isNumeric` when the ids are numbers, as those of people and organizations are. */
export function CheckListInput<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string>({
  control,
  isNumeric = false,
  asked,
  ...rest
}: Omit<InputProps<Values, Name, Output>, 'size'> & {
  options: readonly CheckboxOption<K>[];
  orientation?: 'horizontal' | 'vertical';
  isNumeric?: boolean;
}) {
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { isChoice: true },
  );
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
