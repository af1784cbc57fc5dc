import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem, Text } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { dropdownFrame, optionRow } from '../lists/dropdown.ts';
import type { Option } from '../lists/option.ts';
import { mergeRefs } from '../merge-refs.ts';
import { Counter, isCounted } from './counter.tsx';
import {
  bareInput,
  describedBy,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
  useFieldIds,
} from './field.tsx';

export interface MentionFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The people one may mention; the label is what stands after the `@`. */
  people: readonly Option[];
  /** Names the list of people for screen readers. */
  listLabel: string;
  placeholder?: string;
  rows?: number;
  /** Close to it the field counts. */
  maxLength?: number;
  /** Keys that the list of people did not take. */
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The people shown at most; more letters find the rest. */
const MOST = 8;

/** Several lines of text in which an `@` and the letters after it offer people; the focus stays in the text. */
export function MentionField(props: MentionFieldProps) {
  const { value, people, maxLength, rows = 2 } = props;
  const ids = useFieldIds();
  const frame = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const begun = caret === null ? null : beginOfMention(value.slice(0, caret));
  const found = begun === null ? [] : fitting(people, value.slice(begun, caret ?? begun)).slice(0, MOST);
  const isOpen = found.length > 0;

  const noteCaret = () => setCaret(area.current?.selectionStart ?? null);
  function choose(id: string): void {
    const chosen = people.find((one) => one.id === id);
    if (!chosen || begun === null || caret === null) return;
    const written = `${value.slice(0, begun)}${chosen.label} `;
    props.onChange(written + value.slice(caret).replace(/^ /, ''));
    setCaret(null);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(written.length, written.length);
    });
  }
  function press(event: KeyboardEvent): void {
    if (isOpen && event.key === 'Escape') {
      event.stopPropagation();
      setCaret(null);
    } else if (!(isOpen && event.key === 'Enter')) {
      props.onKeyDown?.(event);
    }
  }
  const isInvalid = isFieldInvalid(props);
  return (
    <div className={fieldColumn} data-field={props.name}>
      <FieldLabel {...props} id={ids.label} htmlFor={ids.control} />
      <Autocomplete inputValue={value} onInputChange={props.onChange}>
        <TextField
          id={ids.control}
          aria-labelledby={ids.label}
          aria-describedby={describedBy(props, ids)}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          isRequired={props.isRequired}
          isInvalid={isInvalid}
          validationBehavior="aria"
          onBlur={() => {
            // The library says so as well when the first person of the list is marked, while the focus stays.
            if (document.activeElement === area.current) return;
            setCaret(null);
            props.onBlur?.();
          }}
        >
          <div
            ref={frame}
            className={`${fieldFrame({ size: 'auto', isInvalid, isOff: props.isDisabled })} focus-within:ring-field`}
          >
            <TextArea
              ref={mergeRefs(area, props.ref)}
              name={props.name}
              rows={rows}
              placeholder={props.placeholder}
              onInput={noteCaret}
              onClick={noteCaret}
              onKeyUp={({ key }) => (key === 'ArrowLeft' || key === 'ArrowRight' ? noteCaret() : undefined)}
              onKeyDown={press}
              // A field that grows with its text ignores `rows`, so the lines it starts with are its least height.
              style={{ minHeight: `calc(${rows} * 1.25rem + 1rem)` }}
              className={`${bareInput} field-sizing-content block max-h-80 resize-none py-2`}
            />
          </div>
        </TextField>
        <Popover
          isNonModal
          isOpen={isOpen}
          onOpenChange={(open) => (open ? undefined : setCaret(null))}
          triggerRef={frame}
          placement="top start"
          offset={4}
          className={`${dropdownFrame} w-72`}
        >
          <ListBox
            aria-label={props.listLabel}
            items={found}
            onAction={(id) => choose(String(id))}
            className="min-h-0 flex-1 overflow-auto p-1 outline-none"
          >
            {({ id, label, description, icon }) => (
              <ListBoxItem id={id} textValue={label} className={optionRow}>
                {icon}
                <span className="min-w-0 flex-1">
                  <Text slot="label" className="block truncate">
                    {label}
                  </Text>
                  {description === undefined ? null : (
                    <Text slot="description" className="block truncate text-12 text-ink-3">
                      {description}
                    </Text>
                  )}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Autocomplete>
      <FieldNotes
        {...props}
        id={ids.notes}
        aside={
          maxLength !== undefined && isCounted('near', value.length, maxLength) ? (
            <Counter used={value.length} most={maxLength} />
          ) : undefined
        }
      />
    </div>
  );
}

/** Where the name begins that is being typed after an `@`; null without one. An `@` within a word belongs to an address. */
function beginOfMention(text: string): number | null {
  const found = /(?<![\p{L}\p{N}._-])@([\p{L}\p{M}.'’-]{0,40}(?: [\p{L}\p{M}.'’-]{0,40}){0,2})$/u.exec(text);
  return found ? text.length - (found[1]?.length ?? 0) : null;
}

/** People of whom each typed word begins a word of the name. A name that is typed whole needs no list. */
function fitting(people: readonly Option[], typed: string): readonly Option[] {
  const fold = (text: string) => text.toLocaleLowerCase('de');
  const wanted = fold(typed);
  if (people.some(({ label }) => wanted.startsWith(fold(label)))) return [];
  const words = wanted.split(' ').filter(Boolean);
  return people.filter(({ label }) => {
    const names = fold(label).split(' ');
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}
