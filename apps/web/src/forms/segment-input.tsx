import { type RadioOption, SegmentedControl } from '@zuschlag/ui/choices/radio-group';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { InputProps } from './input-props.ts';
import { useField } from './use-field.ts';

/** One of two to five short words, side by side. */
export function SegmentInput<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string>({
  control,
  asked,
  ...rest
}: Omit<InputProps<Values, Name, Output>, 'size'> & { options: readonly RadioOption<K>[]; isWide?: boolean }) {
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { isChoice: true },
  );
  return <SegmentedControl {...rest} {...field} value={asText(field.value) as K | null} errorMessage={errorMessage} />;
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
