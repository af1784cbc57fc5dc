import type { ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps } from '../fields/field.tsx';
import type { Option } from './option.ts';
import { type FindOption, SelectField } from './select-field.tsx';

export interface MultiSelectProps<K extends string> extends FieldProps {
  items: readonly Option<K>[];
  value: readonly K[];
  onChange: (value: K[]) => void;
  onBlur?: () => void;
  /** Text of the button that selects all options; without it there is no such button. */
  allText?: ReactNode;
  /** Text of the button that clears everything. */
  noneText?: ReactNode;
  placeholder?: string;
  /** The text of the closed button instead of the names, e.g. the number of selected options. */
  summary?: ReactNode;
  emptyText?: ReactNode;
  tone?: 'field' | 'quiet';
  /** Above a list too long to look through. */
  find?: FindOption;
  ref?: Ref<HTMLButtonElement>;
}

/** Several of a list, as ticks in a popover. */
export function MultiSelect<K extends string>(props: MultiSelectProps<K>) {
  const { items, value, onChange, allText, noneText } = props;
  const { locale } = useLocale();
  const isAll = items.length > 3 && value.length === items.length && allText !== undefined;
  const names = items.filter(({ id }) => value.includes(id)).map(({ label }) => label);
  return (
    <SelectField
      {...props}
      isMultiple
      chosen={value}
      shown={
        props.summary !== undefined
          ? props.summary
          : names.length === 0
            ? undefined
            : isAll
              ? allText
              : new Intl.ListFormat(locale).format(names)
      }
      // In the order of the list, not of the selection.
      onChoose={(ids) => onChange(items.map(({ id }) => id).filter((id) => ids.includes(id)))}
      head={
        allText === undefined && noneText === undefined ? null : (
          <div className="flex gap-1 border-b p-1">
            {allText === undefined ? null : (
              <AllButton onPress={() => onChange(items.filter((item) => !item.isDisabled).map((item) => item.id))}>
                {allText}
              </AllButton>
            )}
            {noneText === undefined ? null : <AllButton onPress={() => onChange([])}>{noneText}</AllButton>}
          </div>
        )
      }
    />
  );
}

function AllButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="h-7 cursor-pointer rounded-badge px-2.5 font-medium text-12 text-ink-2 -outline-offset-2 hover:bg-active hover:text-ink"
    >
      {children}
    </button>
  );
}
