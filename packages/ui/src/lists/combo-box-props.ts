import type { ReactNode, Ref } from 'react';
import type { FieldProps } from '../fields/field.tsx';
import type { Option } from './option.ts';

export interface ComboBoxCommon<K extends string> extends FieldProps {
  items: readonly Option<K>[];
  onBlur?: () => void;
  /** The typed text, for lists that the server filters; requires `isFiltered`. */
  onInputChange?: (text: string) => void;
  /** The items are already the matches of what is typed. */
  isFiltered?: boolean;
  isLoading?: boolean;
  placeholder?: string;
  emptyText?: ReactNode;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The value is the id of one of the items. */
export interface ChoiceComboBoxProps<K extends string> extends ComboBoxCommon<K> {
  allowsFreeText?: false;
  value: K | null;
  onChange: (value: K | null) => void;
  /** The text shown for a value that is not among the items (yet), e.g. with server-side search. */
  valueText?: string;
}
