import { ChevronDown, LoaderCircle, Search } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Select } from 'react-aria-components/Select';
import { flushSync } from 'react-dom';
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
import { dropdownFrame } from './dropdown.ts';
import { isLong, type Option } from './option.ts';
import { OptionList } from './option-list.tsx';
import { useFollowField } from './use-follow-field.ts';

/** A field above a long list, by which its options are found. */
export interface FindOption {
  label: string;
  /** Where a server searches: it is given what is typed, and `items` are what it has found, with what is chosen. */
  onText?: (text: string) => void;
  isLoading?: boolean;
}

interface SelectFieldProps<K extends string> extends FieldProps {
  items: readonly Option<K>[];
  chosen: readonly K[];
  /** The text of the closed button; the placeholder by default. */
  shown: ReactNode;
  onChoose: (ids: readonly K[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  emptyText?: ReactNode;
  tone?: 'field' | 'quiet';
  /** Several may be chosen: the list stays open. */
  isMultiple?: boolean;
  /** Above the list. */
  head?: ReactNode;
  find?: FindOption;
  ref?: Ref<HTMLButtonElement>;
}

/** A button and the list it drops, for one choice or several. */
export function SelectField<K extends string>(props: SelectFieldProps<K>) {
  const { items, chosen, isMultiple = false } = props;
  const ids = useFieldIds();
  const valueId = `${ids.control}-value`;
  const button = useRef<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useFollowField(button, isOpen);
  const isInvalid = isFieldInvalid(props);
  const isOff = Boolean(props.isDisabled || props.isReadOnly);
  const isVirtual = isLong(items);
  // The library builds every option before it draws one: a long list waits until it is opened.
  const offered = isVirtual && !isOpen ? items.filter(({ id }) => chosen.includes(id)) : items;

  function leave(): void {
    // Closed at once, so that the browser takes its step from the button.
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  const shared = {
    'aria-labelledby': ids.label,
    isDisabled: isOff,
    isInvalid,
    isOpen,
    onOpenChange: setOpen,
    // A long list is empty until it is open, unless something is chosen; and an empty one says so.
    allowsEmptyCollection: true,
    validationBehavior: 'aria',
    className: fieldColumn,
  } as const;
  const content = (
    <>
      <FieldLabel {...props} id={ids.label} onClick={() => button.current?.focus()} />
      <Button
        ref={mergeRefs(button, props.ref)}
        aria-labelledby={`${ids.label} ${valueId}`}
        aria-describedby={describedBy(props, ids)}
        onBlur={() => {
          if (!isOpen) props.onBlur?.();
        }}
        className={`${fieldFrame({ size: props.size, tone: props.tone, isInvalid, isOff })} cursor-pointer gap-2 pr-2 pl-[11px] focus-visible:ring-field aria-expanded:ring-field`}
      >
        <span
          id={valueId}
          className={`min-w-0 flex-1 truncate text-left ${props.shown === undefined ? 'text-ink-3' : ''}`}
        >
          {props.shown ?? props.placeholder}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      </Button>
      <Popover offset={4} maxHeight={320} className={`${dropdownFrame} ${isVirtual ? 'w-(--trigger-width)' : ''}`}>
        <Found find={props.find}>
          {props.head}
          <OptionList
            items={offered}
            emptyText={props.emptyText}
            hasTicks={isMultiple}
            isVirtual={isVirtual}
            onTab={props.head === undefined && props.find === undefined ? leave : undefined}
          />
        </Found>
      </Popover>
      <FieldNotes {...props} id={ids.notes} />
    </>
  );
  return (
    <div data-field={props.name} className="min-w-0">
      {isMultiple ? (
        <Select
          {...shared}
          selectionMode="multiple"
          value={chosen}
          onChange={(keys) => props.onChoose(keys.map((key) => key as K))}
        >
          {content}
        </Select>
      ) : (
        <Select
          {...shared}
          value={chosen[0] ?? null}
          onChange={(key) => props.onChoose(key === null ? [] : [key as K])}
        >
          {content}
        </Select>
      )}
    </div>
  );
}

/** The list with the field that narrows it; the focus stays in the field, and the arrows walk the list. */
function Found({ find, children }: { find?: FindOption; children: ReactNode }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  if (find === undefined) return children;
  return (
    <Autocomplete filter={find.onText ? undefined : contains} onInputChange={find.onText}>
      <SearchField autoFocus aria-label={find.label} className="flex items-center gap-2 border-b px-3">
        {find.isLoading ? (
          <LoaderCircle aria-hidden="true" className="size-4 shrink-0 animate-turn text-ink-3" />
        ) : (
          <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        )}
        <Input
          placeholder={find.label}
          className="h-9 max-sm:h-11 min-w-0 flex-1 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
