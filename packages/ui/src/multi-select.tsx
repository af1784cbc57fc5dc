import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { dropdownFrame } from './dropdown.ts';
import { FieldLabel, FieldNotes, type FieldProps, fieldColumn, isFieldInvalid } from './field.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { SelectButton } from './select.tsx';

export interface MultiSelectProps<K extends string> extends FieldProps {
  items: readonly Option<K>[];
  value: readonly K[];
  onChange: (value: K[]) => void;
  onBlur?: () => void;
  /** Text of the button that ticks everything; left out, there is none. */
  allText?: ReactNode;
  /** Text of the button that clears everything. */
  noneText?: ReactNode;
  placeholder?: string;
  emptyText?: ReactNode;
  tone?: 'field' | 'quiet';
  ref?: Ref<HTMLButtonElement>;
}

/** Several of a list, as ticks in a popover. */
export function MultiSelect<K extends string>(props: MultiSelectProps<K>) {
  const isInvalid = isFieldInvalid(props);
  const isAll = props.items.length > 0 && props.value.length === props.items.length;
  return (
    <AriaSelect
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      selectionMode="multiple"
      value={[...props.value]}
      onChange={(ids) => props.onChange(inOrder(props.items, ids.map(String)))}
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
          {({ isPlaceholder, defaultChildren, selectedText }) =>
            isPlaceholder
              ? defaultChildren
              : isAll && props.allText !== undefined && props.items.length > 3
                ? props.allText
                : selectedText
          }
        </SelectValue>
      </SelectButton>
      <FieldNotes {...props} isInvalid={isInvalid} />
      <Popover offset={4} className={dropdownFrame}>
        {props.allText === undefined && props.noneText === undefined ? null : (
          <div className="flex gap-1 border-b p-1">
            {props.allText === undefined ? null : (
              <AllButton
                onPress={() => props.onChange(props.items.filter((item) => !item.isDisabled).map((item) => item.id))}
              >
                {props.allText}
              </AllButton>
            )}
            {props.noneText === undefined ? null : (
              <AllButton onPress={() => props.onChange([])}>{props.noneText}</AllButton>
            )}
          </div>
        )}
        <OptionList items={props.items} emptyText={props.emptyText} hasTicks />
      </Popover>
    </AriaSelect>
  );
}

/** `slot={null}`: inside the popover of a select it must not become its trigger. */
function AllButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <AriaButton
      slot={null}
      onPress={onPress}
      className="h-7 cursor-pointer rounded-badge px-2.5 font-medium text-12 text-ink-2 -outline-offset-2 hover:bg-active hover:text-ink"
    >
      {children}
    </AriaButton>
  );
}

/** The chosen ids in the order of the list, whatever the order of ticking. */
function inOrder<K extends string>(items: readonly Option<K>[], ids: readonly string[]): K[] {
  return items.filter((item) => ids.includes(item.id)).map((item) => item.id);
}
