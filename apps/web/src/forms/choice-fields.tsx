import { ComboBox, MultiSelect, type MultiSelectProps, type Option, Select } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { InputProps } from './input-props.ts';
import { useField } from './use-field.ts';

type ChoiceProps<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string> = InputProps<
  Values,
  Name,
  Output
> & {
  items: readonly Option<K>[];
  /** The form holds the id as a number, as those of people and organizations are. */
  isNumeric?: boolean;
  placeholder?: string;
  emptyText?: ReactNode;
};

/** One of a few fixed options. */
export function SelectInput<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string>({
  control,
  isNumeric = false,
  asked,
  ...rest
}: ChoiceProps<Values, Name, Output, K>) {
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { isChoice: true },
  );
  return (
    <Select
      {...rest}
      {...field}
      value={asKey<K>(field.value)}
      onChange={(id: K) => field.onChange(isNumeric ? Number(id) : id)}
      errorMessage={errorMessage}
    />
  );
}

/** One of many options, found by typing. Give `isFiltered` and `onInputChange` when the server searches. */
export function ComboInput<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string>({
  control,
  isNumeric = false,
  asked,
  ...rest
}: ChoiceProps<Values, Name, Output, K> & {
  onInputChange?: (text: string) => void;
  isFiltered?: boolean;
  isLoading?: boolean;
  /** The text for a value that is not among the items yet. */
  valueText?: string;
}) {
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { isChoice: true },
  );
  return (
    <ComboBox<K>
      {...rest}
      {...field}
      value={asKey<K>(field.value)}
      onChange={(id: K | null) => field.onChange(isNumeric && id !== null ? Number(id) : id)}
      errorMessage={errorMessage}
    />
  );
}

/** Several of many options, whose ids are numbers, as those of people and organizations are. */
export function MultiSelectInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  asked,
  ...rest
}: InputProps<Values, Name, Output> & Pick<MultiSelectProps<string>, 'items' | 'find' | 'noneText' | 'placeholder'>) {
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { isChoice: true },
  );
  return (
    <MultiSelect
      {...rest}
      {...field}
      value={Array.isArray(field.value) ? field.value.map(String) : []}
      onChange={(ids) => field.onChange(ids.map(Number))}
      errorMessage={errorMessage}
    />
  );
}

/** Free text with suggestions; `onPick` tells when one of them was taken. */
export function SuggestInput<Values extends FieldValues, Name extends FieldPath<Values>, Output, K extends string>({
  control,
  asked,
  ...rest
}: Omit<ChoiceProps<Values, Name, Output, K>, 'isNumeric'> & {
  onPick?: (option: Option<K>) => void;
  onInputChange?: (text: string) => void;
  isFiltered?: boolean;
  isLoading?: boolean;
}) {
  const { field, errorMessage } = useField<Values, Name, Output>(
    { control, asked, name: rest.name, label: rest.label },
    { isChoice: true },
  );
  return (
    <ComboBox<K>
      {...rest}
      {...field}
      allowsFreeText
      value={typeof field.value === 'string' ? field.value : ''}
      errorMessage={errorMessage}
    />
  );
}

function asKey<K extends string>(value: unknown): K | null {
  if (typeof value === 'number') return String(value) as K;
  return typeof value === 'string' && value !== '' ? (value as K) : null;
}
