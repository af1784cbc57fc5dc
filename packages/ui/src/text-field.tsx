import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, TextArea } from 'react-aria-components/TextField';
import {
  bareInput,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
} from './field.tsx';

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
  /** Shows how much of `maxLength` is used; the text beyond it may still be typed and is an error of the form. */
  counter?: boolean;
  /** Left inside the frame, e.g. a search icon. */
  start?: ReactNode;
  /** Right inside the frame: a unit or a small icon button. */
  end?: ReactNode;
  align?: 'start' | 'end';
  /** Digits of one width, as in dates. */
  hasFigures?: boolean;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search';
  onKeyDown?: (event: React.KeyboardEvent) => void;
  'aria-label'?: string;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** One line or, with `multiline`, several lines of text. */
export function TextField(props: TextFieldProps) {
  const [length, setLength] = useState(props.defaultValue?.length ?? 0);
  const { multiline = false, counter = false, maxLength, placeholder, start, end, size, ref, rows = 3 } = props;
  const isInvalid = isFieldInvalid(props);
  const frame = fieldFrame({
    size: multiline ? 'auto' : (size ?? 'regular'),
    isInvalid,
    isOff: props.isDisabled ?? false,
  });
  const control = multiline ? (
    <TextArea
      ref={ref as Ref<HTMLTextAreaElement>}
      rows={rows}
      // A field that grows with its text ignores `rows`, so the lines it starts with are its least height.
      style={{ minHeight: `calc(${rows} * 1.25rem + 1rem)` }}
      placeholder={placeholder}
      className={`${bareInput} field-sizing-content block max-h-80 resize-none py-2`}
    />
  ) : (
    <Input
      ref={ref as Ref<HTMLInputElement>}
      placeholder={placeholder}
      className={`${bareInput} ${props.align === 'end' ? 'tnum text-right' : props.hasFigures ? 'tnum' : ''} ${start ? 'pl-2' : ''} ${end ? 'pr-2' : ''}`}
    />
  );
  return (
    <AriaTextField
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(text) => {
        setLength(text.length);
        props.onChange?.(text);
      }}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      type={props.type}
      inputMode={props.inputMode}
      name={props.name}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus}
      maxLength={counter ? undefined : maxLength}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
      aria-label={props['aria-label']}
    >
      <FieldLabel {...props} />
      <Group className={`${frame} focus-within:ring-field`} isInvalid={isInvalid} isDisabled={props.isDisabled}>
        {start === undefined ? null : <span className="inline-flex pl-2.5 text-ink-3 [&_svg]:size-4">{start}</span>}
        {control}
        {end === undefined ? null : (
          <span className="inline-flex shrink-0 items-center pr-1 text-ink-3 [&>:not(button)]:pr-2">{end}</span>
        )}
      </Group>
      <FieldNotes
        {...props}
        aside={
          counter && maxLength !== undefined ? (
            <Counter used={props.value?.length ?? length} most={maxLength} />
          ) : undefined
        }
      />
    </AriaTextField>
  );
}

function Counter({ used, most }: { used: number; most: number }) {
  return (
    <span className={`tnum shrink-0 text-12 ${used > most ? 'font-medium text-danger-text' : 'text-ink-3'}`}>
      {used}/{most}
    </span>
  );
}
