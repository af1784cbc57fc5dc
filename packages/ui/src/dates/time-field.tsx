import type { Ref } from 'react';
import { type FieldProps, type FocusTarget, isFieldInvalid } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useUiWords } from '../words.tsx';
import { readTime } from './day-text.ts';
import { useTextDraft } from './use-text-draft.ts';

export interface TimeFieldProps extends FieldProps {
  /** A time of day `HH:mm`, or `null` without a time. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (time: string | null) => void;
  onBlur?: () => void;
  autoFocus?: boolean;
  /** Names the field where its label alone stands in the form more than once; begins with the label. */
  'aria-label'?: string;
  ref?: Ref<FocusTarget>;
}

/** A time of day, 24 hours: typed as `06:15`, `0615` or `6`. */
export function TimeField(props: TimeFieldProps) {
  const words = useUiWords();
  const typed = useTextDraft({ ...props, show: (time) => time.slice(0, 5), read: readTime });
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
      onKeyDown={(event) => {
        if (event.key === 'Enter') typed.leave();
      }}
      errorMessage={typed.isUnreadable ? words.unreadableTime : props.errorMessage}
      isInvalid={typed.isUnreadable || isFieldInvalid(props)}
      placeholder={words.timeForm}
      inputMode="numeric"
      autoComplete="off"
      hasFigures
      selectsAll
    />
  );
}
