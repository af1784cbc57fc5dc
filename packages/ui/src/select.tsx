import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { dropdownFrame } from './dropdown.ts';
import { FieldLabel, FieldNotes, type FieldProps, fieldColumn, fieldFrame, isFieldInvalid } from './field.tsx';
import { type Option, OptionList } from './option-list.tsx';

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
  const isInvalid = isFieldInvalid(props);
  return (
    <AriaSelect
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(value) => {
        if (value !== null) props.onChange?.(value as K);
      }}
      onBlur={props.onBlur}
      name={props.name}
      isDisabled={props.isDisabled || props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
      placeholder={props.placeholder ?? ''}
    >
      <FieldLabel {...props} />
      <SelectButton {...props} isInvalid={isInvalid} ref={props.ref}>
        <SelectValue className="min-w-0 flex-1 truncate text-left placeholder-shown:text-ink-3">
          {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
      </SelectButton>
      <FieldNotes {...props} isInvalid={isInvalid} />
      <Popover offset={4} className={dropdownFrame}>
        <OptionList items={props.items} emptyText={props.emptyText} />
      </Popover>
    </AriaSelect>
  );
}

/** The closed look of a select: value left, arrow right. */
export function SelectButton({
  children,
  size,
  tone,
  isInvalid,
  isDisabled,
  isReadOnly,
  ref,
}: Pick<FieldProps, 'size' | 'isInvalid' | 'isDisabled' | 'isReadOnly'> & {
  children: ReactNode;
  tone?: 'field' | 'quiet';
  ref?: Ref<HTMLButtonElement>;
}) {
  const isOff = Boolean(isDisabled || isReadOnly);
  return (
    <Button
      ref={ref}
      className={`${fieldFrame({ size, tone, isInvalid, isOff })} cursor-pointer gap-2 pr-2 pl-[11px] focus-visible:ring-field`}
    >
      {children}
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </Button>
  );
}
