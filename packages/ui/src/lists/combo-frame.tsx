import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  bareInput,
  describedBy,
  FieldLabel,
  FieldNotes,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
  useFieldIds,
} from '../fields/field.tsx';
import { mergeRefs } from '../merge-refs.ts';
import { useUiWords } from '../words.tsx';
import type { ComboBoxCommon } from './combo-box.tsx';
import { ListPopover } from './list-popover.tsx';
import { type ActiveOption, movedTo } from './option-keys.ts';
import { inSections, type Option, OptionList } from './option-list.tsx';

interface ComboFrameProps<K extends string> extends Omit<ComboBoxCommon<K>, 'onInputChange' | 'onBlur'> {
  text: string;
  chosen: K | null;
  /** The text may be any: the list opens only while one types, and only when it has something to offer. */
  allowsCustomValue?: boolean;
  onType: (text: string) => void;
  onPick: (option: Option<K>) => void;
  onLeave?: () => void;
}

/** An input and the list below it; the focus stays in the input. */
export function ComboFrame<K extends string>(props: ComboFrameProps<K>) {
  const { text, chosen, allowsCustomValue = false, onType } = props;
  const words = useUiWords();
  const ids = useFieldIds();
  const list = `${ids.control}-list`;
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState<ActiveOption | null>(null);
  const items = inSections(props.items);
  const isInvalid = isFieldInvalid(props);
  const isOff = Boolean(props.isDisabled || props.isReadOnly);
  const isOpen = isWanted && !isOff && (items.length > 0 || !allowsCustomValue || props.isLoading === true);

  function open(): void {
    const index = items.findIndex((option) => option.id === chosen);
    setActive(index < 0 ? null : { index, byKey: true });
    setWanted(true);
  }

  function close(): void {
    setWanted(false);
    setActive(null);
  }

  function pick(option: Option<K>): void {
    props.onPick(option);
    close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const option = isOpen && active ? items[active.index] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || (isOpen && event.key.startsWith('Page'))) {
      event.preventDefault();
      const next = movedTo(event.key, items, active?.index ?? null);
      if (!isWanted) open();
      else if (next !== null) setActive({ index: next, byKey: true });
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (option && !option.isDisabled) pick(option);
      else close();
    } else if (event.key === 'Tab' && active?.byKey && option && option.id !== chosen && !option.isDisabled) {
      pick(option);
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className={fieldColumn} data-field={props.name}>
      <FieldLabel {...props} id={ids.label} htmlFor={ids.control} />
      <div
        ref={frame}
        className={`${fieldFrame({ size: props.size, isInvalid, isOff: props.isDisabled })} focus-within:ring-field`}
      >
        <input
          ref={mergeRefs(input, props.ref)}
          id={ids.control}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen && active ? `${list}-${active.index}` : undefined}
          aria-describedby={describedBy(props, ids)}
          aria-invalid={isInvalid || undefined}
          aria-required={props.isRequired || undefined}
          name={props.name}
          value={text}
          placeholder={props.placeholder}
          disabled={props.isDisabled}
          readOnly={props.isReadOnly}
          // biome-ignore lint/a11y/noAutofocus: whoever opens a dialog for this one field means to type
          autoFocus={props.autoFocus}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => {
            setActive(null);
            setWanted(true);
            onType(event.target.value);
          }}
          onFocus={() => {
            if (!allowsCustomValue) open();
          }}
          onClick={() => {
            if (!allowsCustomValue && !isOpen) open();
          }}
          onBlur={() => {
            close();
            props.onLeave?.();
          }}
          onKeyDown={onKeyDown}
          className={`${bareInput} pr-1`}
        />
        {/* For the mouse; the keyboard has the arrow keys. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          disabled={isOff}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
          className="grid h-full w-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 outline-none disabled:cursor-not-allowed"
        >
          {props.isLoading ? <LoaderCircle className="size-4 animate-turn" /> : <ChevronDown className="size-4" />}
        </button>
      </div>
      {isOpen ? (
        <ListPopover anchor={frame}>
          <OptionList
            id={list}
            labelledBy={ids.label}
            items={items}
            chosen={chosen === null ? [] : [chosen]}
            active={active}
            onActive={setActive}
            onPick={pick}
            emptyText={props.isLoading ? words.pending : props.emptyText}
          />
        </ListPopover>
      ) : null}
      <FieldNotes {...props} id={ids.notes} />
    </div>
  );
}
