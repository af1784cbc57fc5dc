import { ChevronDown, LoaderCircle } from 'lucide-react';
import { type Ref, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
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
import { useUiWords } from '../words.tsx';
import type { ComboBoxCommon } from './combo-box-props.ts';
import { dropdownFrame } from './dropdown.ts';
import { OptionList } from './option-list.tsx';
import { useFollowField } from './use-follow-field.ts';

interface ComboFieldProps<K extends string> extends Omit<ComboBoxCommon<K>, 'onInputChange'> {
  text: string;
  chosen: K | null;
  /** The text may be any: the list opens only while the user types, and only when it has something to offer. */
  allowsCustomValue?: boolean;
  /** Keeps only the visible options in the page. */
  isVirtual: boolean;
  onType: (text: string) => void;
  /** `null`, or what is chosen already, when the field is left or the list closes without a choice. */
  onChoose: (id: K | null) => void;
  /** The option that is chosen already was taken once more. */
  onKeep?: () => void;
  onEscape?: () => void;
}

/** An input and the list below it; the focus stays in the input. Text and choice are both held by the caller. */
export function ComboField<K extends string>(props: ComboFieldProps<K>) {
  const { items, allowsCustomValue = false, isLoading = false, isVirtual } = props;
  const words = useUiWords();
  const ids = useFieldIds();
  const isInvalid = isFieldInvalid(props);
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFollowField(frame, isOpen);
  /** The user types free text: the list opens as soon as the server has sent something to offer. */
  const [isAwaited, setAwaited] = useState(false);
  return (
    <div data-field={props.name} className="min-w-0">
      <ComboBox
        id={ids.control}
        aria-labelledby={ids.label}
        aria-describedby={describedBy(props, ids)}
        items={items}
        value={props.chosen}
        onChange={(key) => {
          setAwaited(false);
          props.onChoose(key as K | null);
        }}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          if (!isOpen && items.length > 0) setAwaited(false);
        }}
        inputValue={props.text}
        onInputChange={props.onType}
        onBlur={() => {
          setAwaited(false);
          props.onBlur?.();
        }}
        // The library's own opening compares the text with that of an option, which a searching server may not have sent.
        menuTrigger="manual"
        allowsCustomValue={allowsCustomValue}
        allowsEmptyCollection={!allowsCustomValue || isLoading}
        isDisabled={props.isDisabled}
        isReadOnly={props.isReadOnly}
        isRequired={props.isRequired}
        isInvalid={isInvalid}
        validationBehavior="aria"
        className={fieldColumn}
      >
        <FieldLabel {...props} id={ids.label} htmlFor={ids.control} />
        <Group
          ref={frame}
          className={`${fieldFrame({ size: props.size, isInvalid, isOff: props.isDisabled })} focus-within:ring-field`}
        >
          <TextInput
            ref={props.ref}
            placeholder={props.placeholder}
            autoFocus={props.autoFocus}
            opensAtOnce={!allowsCustomValue}
            isAwaited={isAwaited && items.length > 0}
            onInput={() => setAwaited(allowsCustomValue)}
            onEscape={() => {
              setAwaited(false);
              props.onEscape?.();
            }}
            onKeep={props.onKeep}
          />
          <Button className="grid h-full w-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 outline-none disabled:cursor-not-allowed">
            {isLoading ? <LoaderCircle className="size-4 animate-turn" /> : <ChevronDown className="size-4" />}
          </Button>
        </Group>
        <Popover offset={4} maxHeight={320} className={`${dropdownFrame} ${isVirtual ? 'w-(--trigger-width)' : ''}`}>
          <OptionList items={items} emptyText={isLoading ? words.pending : props.emptyText} isVirtual={isVirtual} />
        </Popover>
        <FieldNotes {...props} id={ids.notes} />
      </ComboBox>
    </div>
  );
}

/** The naked input. A field for one of a list opens that when it gets the focus, on a click and while the user types. */
function TextInput(props: {
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  autoFocus?: boolean;
  opensAtOnce: boolean;
  /** Opens the list now. */
  isAwaited: boolean;
  onInput: () => void;
  onEscape: () => void;
  onKeep?: () => void;
}) {
  const { opensAtOnce, isAwaited } = props;
  const state = use(ComboBoxStateContext);
  const open = () => {
    if (state && !state.isOpen) state.open(null, 'manual');
  };
  const openAwaited = useEffectEvent(open);
  useEffect(() => {
    if (isAwaited) openAwaited();
  }, [isAwaited]);
  return (
    <Input
      ref={props.ref}
      placeholder={props.placeholder}
      autoFocus={props.autoFocus}
      onFocus={() => {
        // The library repeats the event while the focus is in the field, e.g. when the list closes.
        if (opensAtOnce && !state?.isFocused) open();
      }}
      onClick={() => {
        if (opensAtOnce) open();
      }}
      onInput={() => {
        if (opensAtOnce) open();
        props.onInput();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onEscape();
        // The library tells this apart neither from a list that closes nor from a field that is left.
        if ((event.key === 'Enter' || event.key === 'Tab') && isActiveChosen(event.currentTarget)) props.onKeep?.();
      }}
      className={`${bareInput} pr-1`}
    />
  );
}

/** Whether the option that the arrow keys have reached is the chosen one; as drawn, since the library has let go of it. */
function isActiveChosen(input: Element): boolean {
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  return active?.getAttribute('aria-selected') === 'true';
}
