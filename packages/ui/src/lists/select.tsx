import { type ReactNode, type Ref, useState } from 'react';
import type { FieldProps } from '../fields/field.tsx';
import type { Option } from './option.ts';
import { SelectField } from './select-field.tsx';

export interface SelectProps<K extends string> extends FieldProps {
  items: readonly Option<K>[];
  value?: K | null;
  defaultValue?: K;
  onChange?: (value: K) => void;
  onBlur?: () => void;
  placeholder?: string;
  emptyText?: ReactNode;
  /** `quiet` for toolbars: the lighter line of a button. */
  tone?: 'field' | 'quiet';
  ref?: Ref<HTMLButtonElement>;
}

/** One of a few fixed options. */
export function Select<K extends string>(props: SelectProps<K>) {
  const [own, setOwn] = useState<K | null>(props.defaultValue ?? null);
  const value = props.value === undefined ? own : props.value;
  const chosen = props.items.find((option) => option.id === value);
  return (
    <SelectField
      {...props}
      chosen={value === null ? [] : [value]}
      shown={chosen?.label}
      onChoose={([id]) => {
        if (id === undefined || id === value) return;
        setOwn(id);
        props.onChange?.(id);
      }}
    />
  );
}
