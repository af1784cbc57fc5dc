import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  bareInput,
  describedBy,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  type FocusTarget,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
  useFieldIds,
} from '../fields/field.tsx';
import { selectAll } from '../fields/select-all.ts';
import { useUiWords } from '../words.tsx';
import { CalendarButton, RangeCalendarPopover } from './calendar-button.tsx';
import { readDay, showDay } from './day-text.ts';
import { useTextDraft } from './use-text-draft.ts';

/** Two ISO days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends FieldProps {
  value?: DayRange | null;
  onChange?: (range: DayRange | null) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  /** Last day that the calendar offers, where later ones may still be typed; left out, `max`. */
  pickTo?: string;
  ref?: Ref<FocusTarget>;
}

/** One day of the span; the other one is not known yet, so that the span itself is `null`. */
interface Halves {
  from: string | null;
  to: string | null;
}

const NONE: Halves = { from: null, to: null };

/** A span of days: `null` until both are there. */
export function DateRangeField(props: DateRangeFieldProps) {
  const words = useUiWords();
  const ids = useFieldIds();
  const frame = useRef<HTMLFieldSetElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [halves, setHalves] = useState<Halves>(NONE);
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(props.ref, () => ({ focus: () => first.current?.focus() }));

  const isWhole = halves.from !== null && halves.to !== null;
  // A value from outside wins over what is typed, except over a half that is no value yet.
  const shown: Halves = props.value ?? (props.value === null && isWhole ? NONE : halves);
  const isBackwards = shown.from !== null && shown.to !== null && shown.from > shown.to;
  const [unreadable, setUnreadable] = useState({ from: false, to: false });
  const isUnreadable = unreadable.from || unreadable.to;
  const errorMessage = isUnreadable ? words.unreadableDay : props.errorMessage;
  const isInvalid = isUnreadable || isBackwards || isFieldInvalid(props);
  const isOff = Boolean(props.isDisabled || props.isReadOnly);

  function set(next: Halves): void {
    setHalves(next);
    const { from, to } = next;
    if (from !== null && to !== null) props.onChange?.({ from, to });
    else if (props.value) props.onChange?.(null);
  }

  const half = (side: keyof Halves) => (
    <HalfInput
      ref={side === 'from' ? first : undefined}
      names={`${ids.label} ${ids.control}-${side}`}
      id={`${ids.control}-${side}`}
      name={words[side]}
      value={shown[side]}
      onChange={(day) => set({ ...shown, [side]: day })}
      onUnreadable={(isIt) => setUnreadable((before) => ({ ...before, [side]: isIt }))}
      isInvalid={isInvalid}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
    />
  );
  return (
    <div className={fieldColumn} data-field={props.name}>
      <FieldLabel {...props} id={ids.label} htmlFor={`${ids.control}-from`} />
      <fieldset
        ref={frame}
        aria-labelledby={ids.label}
        aria-describedby={describedBy({ ...props, errorMessage, isInvalid }, ids)}
        className={`${fieldFrame({ size: props.size, isInvalid, isOff: props.isDisabled })} focus-within:ring-field`}
        onBlur={(event) => {
          if (!frame.current?.contains(event.relatedTarget)) props.onBlur?.();
        }}
      >
        {half('from')}
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        {half('to')}
        <span className="inline-flex shrink-0 pr-1">
          <CalendarButton field={props.label} isDisabled={isOff} isOpen={isOpen} onPress={() => setOpen(true)} />
        </span>
        <RangeCalendarPopover
          anchor={frame}
          isOpen={isOpen}
          onOpenChange={setOpen}
          value={props.value ?? null}
          onChoose={set}
          min={props.min}
          max={props.pickTo ?? props.max}
        />
      </fieldset>
      <FieldNotes {...props} id={ids.notes} errorMessage={errorMessage} isInvalid={isInvalid} />
    </div>
  );
}

function HalfInput(props: {
  id: string;
  names: string;
  name: string | undefined;
  value: string | null;
  onChange: (day: string | null) => void;
  onUnreadable: (isUnreadable: boolean) => void;
  isInvalid: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  const { locale } = useLocale();
  const words = useUiWords();
  const read = (text: string, isLeft: boolean) => readDay(text, isLeft, new Date().getFullYear());
  const typed = useTextDraft({ ...props, show: (day) => showDay(day, locale), read });
  function leave(): void {
    typed.leave();
    props.onUnreadable(typed.text.trim() !== '' && read(typed.text, true) === null);
  }
  return (
    <input
      ref={props.ref}
      id={props.id}
      aria-label={props.name}
      aria-labelledby={props.names}
      aria-invalid={props.isInvalid || undefined}
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onFocus={(event) => selectAll(event.target)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
      }}
      disabled={props.isDisabled}
      readOnly={props.isReadOnly}
      placeholder={words.dayForm}
      inputMode="numeric"
      autoComplete="off"
      className={`${bareInput} tnum`}
    />
  );
}
