import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import {
  describedBy,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
  useFieldIds,
} from '../fields/field.tsx';
import { mergeRefs } from '../merge-refs.ts';
import { ListPopover } from './list-popover.tsx';
import { type ActiveOption, movedTo, useTypeAhead } from './option-keys.ts';
import { inSections, type Option, OptionList } from './option-list.tsx';

interface SelectFrameProps<K extends string> extends FieldProps {
  items: readonly Option<K>[];
  chosen: readonly K[];
  /** What the closed button says; left out, the placeholder. */
  shown: ReactNode;
  onPick: (option: Option<K>) => void;
  onBlur?: () => void;
  placeholder?: string;
  emptyText?: ReactNode;
  tone?: 'field' | 'quiet';
  /** Several may be chosen: the list stays open. */
  isMultiple?: boolean;
  /** Above the list. */
  head?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button and the list it drops, for one choice or several: the focus is in the list while that is open. */
export function SelectFrame<K extends string>(props: SelectFrameProps<K>) {
  const { chosen, isMultiple = false } = props;
  const ids = useFieldIds();
  const listId = `${ids.control}-list`;
  const valueId = `${ids.control}-value`;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption | null>(null);
  const typeAhead = useTypeAhead();
  const items = inSections(props.items);
  const isInvalid = isFieldInvalid(props);
  const isOff = Boolean(props.isDisabled || props.isReadOnly);
  const chosenIndex = items.findIndex((option) => chosen.includes(option.id));

  useEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true });
  }, [isOpen]);

  function open(): void {
    setActive({ index: Math.max(0, chosenIndex), byKey: true });
    setOpen(true);
  }

  function close(): void {
    button.current?.focus({ preventScroll: true });
    setOpen(false);
  }

  function pick(option: Option<K>): void {
    props.onPick(option);
    if (!isMultiple) close();
  }

  function onButtonKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open();
      return;
    }
    const found = isMultiple ? null : typeAhead(event, items, chosenIndex < 0 ? null : chosenIndex);
    const option = found === null ? undefined : items[found];
    if (option && !chosen.includes(option.id)) props.onPick(option);
  }

  function onListKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') {
      // From the button on, so that the next field is the next one of the page.
      close();
      return;
    }
    // A dialog around it shall not close, nor a form be sent.
    event.stopPropagation();
    if (event.key === 'Escape') {
      close();
      return;
    }
    const at = active?.index ?? null;
    const found = typeAhead(event, items, at);
    const next = found ?? movedTo(event.key, items, at);
    if (next !== null) setActive({ index: next, byKey: true });
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    else if (at !== null && items[at] && !items[at].isDisabled) pick(items[at]);
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves button and list
    <div
      ref={root}
      className={fieldColumn}
      data-field={props.name}
      onBlur={(event) => {
        if (root.current?.contains(event.relatedTarget)) return;
        setOpen(false);
        props.onBlur?.();
      }}
    >
      <FieldLabel {...props} id={ids.label} onClick={() => button.current?.focus()} />
      <button
        ref={mergeRefs(button, props.ref)}
        type="button"
        disabled={isOff}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-labelledby={`${ids.label} ${valueId}`}
        aria-describedby={describedBy(props, ids)}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={onButtonKey}
        className={`${fieldFrame({ size: props.size, tone: props.tone, isInvalid, isOff })} cursor-pointer gap-2 pr-2 pl-[11px] focus-visible:ring-field aria-expanded:ring-field`}
      >
        <span
          id={valueId}
          className={`min-w-0 flex-1 truncate text-left ${props.shown === undefined ? 'text-ink-3' : ''}`}
        >
          {props.shown ?? props.placeholder}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      </button>
      {isOpen ? (
        <ListPopover anchor={button}>
          {props.head}
          <OptionList
            ref={list}
            id={listId}
            labelledBy={ids.label}
            items={items}
            chosen={chosen}
            active={active}
            onActive={setActive}
            onPick={pick}
            emptyText={props.emptyText}
            hasTicks={isMultiple}
            onKeyDown={onListKey}
          />
        </ListPopover>
      ) : null}
      <FieldNotes {...props} id={ids.notes} />
    </div>
  );
}
