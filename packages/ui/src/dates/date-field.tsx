import { type Ref, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type FieldProps, type FocusTarget, isFieldInvalid } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useUiWords } from '../words.tsx';
import { CalendarButton, CalendarPopover } from './calendar-button.tsx';
import { movedDay, readDay, showDay } from './day-text.ts';
import { useTextDraft } from './use-text-draft.ts';

export interface DateFieldProps extends FieldProps {
  /** An ISO day `YYYY-MM-DD`, or `null` without a day. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (day: string | null) => void;
  onBlur?: () => void;
  /** First and last day that may be chosen, ISO days. */
  min?: string;
  max?: string;
  /** First day that the calendar offers, where earlier ones may still be typed; left out, `min`. */
  pickFrom?: string;
  autoFocus?: boolean;
  ref?: Ref<FocusTarget>;
}

/** A day: typed as `31.12.2026`, `31/12/2026` or `31122026`, moved by the arrow keys, or picked from a month. */
export function DateField(props: DateFieldProps) {
  const { min, max } = props;
  const { locale } = useLocale();
  const words = useUiWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const typed = useTextDraft({
    ...props,
    show: (day) => showDay(day, locale),
    read: (text, isLeft) => readDay(text, isLeft, new Date().getFullYear()),
  });
  const { value } = typed;
  const isOutside = value !== null && ((min !== undefined && value < min) || (max !== undefined && value > max));
  const errorMessage = typed.isUnreadable ? words.unreadableDay : props.errorMessage;
  const isOff = Boolean(props.isDisabled || props.isReadOnly);

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.key === 'Enter') typed.leave();
    if (isOff || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (event.altKey) setOpen(true);
    else if (value !== null) typed.choose(movedDay(value, event.key === 'ArrowUp' ? 1 : -1));
  }

  return (
    <TextField
      {...props}
      ref={props.ref as Ref<HTMLInputElement | HTMLTextAreaElement>}
      value={typed.text}
      defaultValue={undefined}
      onChange={typed.type}
      onBlur={() => {
        typed.leave();
        props.onBlur?.();
      }}
      onKeyDown={onKeyDown}
      errorMessage={errorMessage}
      isInvalid={typed.isUnreadable || isOutside || isFieldInvalid(props)}
      placeholder={words.dayForm}
      inputMode="numeric"
      autoComplete="off"
      hasFigures
      selectsAll
      end={
        <>
          <CalendarButton
            ref={anchor}
            field={props.label}
            isDisabled={isOff}
            isOpen={isOpen}
            onPress={() => setOpen(true)}
          />
          <CalendarPopover
            anchor={anchor}
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={value}
            onChoose={typed.choose}
            min={props.pickFrom ?? min}
            max={max}
          />
        </>
      }
    />
  );
}
