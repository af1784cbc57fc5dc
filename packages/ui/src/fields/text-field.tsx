import {
  type ChangeEvent,
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
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
import { selectAll } from './select-all.ts';

export interface TextFieldProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  maxLength?: number;
  /** Several lines; grows with its text from `rows` on. */
  multiline?: boolean;
  rows?: number;
  /**
   * Shows how much of `maxLength` is used, `near` only close to it; the text beyond it may still be typed and is an error
   * of the form.
   */
  counter?: boolean | 'near';
  /** Left inside the frame, e.g. a search icon. */
  start?: ReactNode;
  /** Right inside the frame: a unit or a small icon button. */
  end?: ReactNode;
  align?: 'start' | 'end';
  /** Digits of one width, as in dates. */
  hasFigures?: boolean;
  /** The focus selects the text, so that typing replaces it. */
  selectsAll?: boolean;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search';
  onKeyDown?: (event: React.KeyboardEvent) => void;
  /** Where the caret stands or what is selected has changed. */
  onSelect?: () => void;
  /** A list beside the field that goes on with what is typed, and the option the arrow keys are on. */
  suggestions?: { listId: string; activeId: string | undefined };
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** One line or, with `multiline`, several lines of text. */
export function TextField(props: TextFieldProps) {
  const { multiline = false, counter = false, maxLength, start, end, size, ref, rows = 3 } = props;
  const ids = useFieldIds();
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const text = props.value ?? own;
  const isInvalid = isFieldInvalid(props);
  const frame = fieldFrame({
    size: multiline ? 'auto' : (size ?? 'regular'),
    isInvalid,
    isOff: props.isDisabled ?? false,
  });
  const common = {
    id: ids.control,
    name: props.name,
    value: text,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete,
    autoFocus: props.autoFocus,
    inputMode: props.inputMode,
    maxLength: counter === false ? maxLength : undefined,
    disabled: props.isDisabled,
    readOnly: props.isReadOnly,
    'aria-label': props['aria-label'],
    'aria-invalid': isInvalid || undefined,
    'aria-required': props.isRequired || undefined,
    'aria-describedby': describedBy(props, ids),
    onBlur: props.onBlur,
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (props.selectsAll) selectAll(target);
      props.onFocus?.();
    },
    onKeyDown: props.onKeyDown,
    onSelect: props.onSelect,
    ...(props.suggestions
      ? {
          'aria-autocomplete': 'list' as const,
          'aria-controls': props.suggestions.listId,
          'aria-activedescendant': props.suggestions.activeId,
        }
      : {}),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setOwn(target.value);
      props.onChange?.(target.value);
    },
  };
  return (
    <div className={fieldColumn} data-field={props.name}>
      <FieldLabel {...props} id={ids.label} htmlFor={ids.control} />
      <div className={`${frame} focus-within:ring-field`}>
        {start === undefined ? null : <span className="inline-flex pl-2.5 text-ink-3 [&_svg]:size-4">{start}</span>}
        {multiline ? (
          <textarea
            {...common}
            ref={ref as Ref<HTMLTextAreaElement>}
            rows={rows}
            // A field that grows with its text ignores `rows`, so the lines it starts with are its least height.
            style={{ minHeight: `calc(${rows} * 1.25rem + 1rem)` }}
            className={`${bareInput} field-sizing-content block max-h-80 resize-none py-2`}
          />
        ) : (
          <input
            {...common}
            ref={ref as Ref<HTMLInputElement>}
            type={props.type ?? 'text'}
            className={`${bareInput} ${props.align === 'end' ? 'tnum text-right' : props.hasFigures ? 'tnum' : ''} ${start ? 'pl-2' : ''} ${end ? 'pr-2' : ''}`}
          />
        )}
        {end === undefined ? null : (
          <span className="inline-flex shrink-0 items-center pr-1 text-ink-3 [&>:not(button)]:pr-2">{end}</span>
        )}
      </div>
      <FieldNotes
        {...props}
        id={ids.notes}
        aside={
          maxLength !== undefined && isCounted(counter, text.length, maxLength) ? (
            <Counter used={text.length} most={maxLength} />
          ) : undefined
        }
      />
    </div>
  );
}
