import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { describedBy, FieldNotes, type FieldProps, isFieldInvalid, useFieldIds } from '../fields/field.tsx';
import { FieldGroup, OptionText, overInput } from '../fields/field-group.tsx';
import { mergeRefs } from '../merge-refs.ts';
import { CheckMark } from './check-mark.tsx';

const checkLine =
  'group/check flex min-h-6 w-fit max-sm:min-h-11 cursor-pointer items-center gap-2 text-14 text-ink disabled:cursor-not-allowed disabled:text-disabled';

export interface CheckboxFieldProps extends Omit<FieldProps, 'mark' | 'size'> {
  /** Whether it is ticked (also under the name a form library uses: `value`). */
  value?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  isIndeterminate?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One tick with its label, hint and error. */
export function CheckboxField(props: CheckboxFieldProps) {
  const ids = useFieldIds();
  const [own, setOwn] = useState(props.defaultSelected ?? false);
  return (
    <div className="grid content-start gap-1" data-field={props.name}>
      <CheckLine
        {...props}
        id={ids.control}
        isInvalid={isFieldInvalid(props)}
        isSelected={props.isSelected ?? props.value ?? own}
        onChange={(isSelected) => {
          setOwn(isSelected);
          props.onChange?.(isSelected);
        }}
        describedBy={describedBy(props, ids)}
      >
        <span className={props.isLabelHidden ? 'sr-only' : undefined}>{props.label}</span>
      </CheckLine>
      <div className="pl-6">
        <FieldNotes {...props} id={ids.notes} />
      </div>
    </div>
  );
}

export interface CheckboxOption<K extends string = string> {
  id: K;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupFieldProps<K extends string> extends Omit<FieldProps, 'size'> {
  options: readonly CheckboxOption<K>[];
  value?: readonly K[];
  defaultValue?: readonly K[];
  onChange?: (value: K[]) => void;
  onBlur?: () => void;
  orientation?: 'horizontal' | 'vertical';
  ref?: Ref<HTMLDivElement>;
}

/** Several ticks under one label. */
export function CheckboxGroupField<K extends string>(props: CheckboxGroupFieldProps<K>) {
  const ids = useFieldIds();
  const [own, setOwn] = useState<readonly K[]>(props.defaultValue ?? []);
  const value = props.value ?? own;
  function tick(id: K, isOn: boolean): void {
    const next = isOn ? [...value, id] : value.filter((other) => other !== id);
    setOwn(next);
    props.onChange?.(next);
  }
  return (
    <FieldGroup {...props} ids={ids} role="group">
      <div
        className={
          props.orientation === 'vertical' ? 'grid gap-1' : 'flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1'
        }
      >
        {props.options.map((option) => (
          <CheckLine
            key={option.id}
            isSelected={value.includes(option.id)}
            isDisabled={props.isDisabled || option.isDisabled}
            isReadOnly={props.isReadOnly}
            isInvalid={isFieldInvalid(props)}
            onChange={(isOn) => tick(option.id, isOn)}
          >
            <OptionText {...option} />
          </CheckLine>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The square, the input over it and the words beside it. */
function CheckLine(props: {
  id?: string;
  name?: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  describedBy?: string;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}) {
  const { isSelected, isIndeterminate = false, isDisabled, isReadOnly, isInvalid } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label
      data-rac=""
      data-selected={isSelected || undefined}
      data-indeterminate={isIndeterminate || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      className={checkLine}
    >
      <span className="relative">
        <input
          ref={mergeRefs(input, props.ref)}
          id={props.id}
          type="checkbox"
          name={props.name}
          checked={isSelected}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          aria-required={props.isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={props.describedBy}
          onChange={(event) => {
            if (!isReadOnly) props.onChange(event.target.checked);
          }}
          onBlur={props.onBlur}
          className={overInput}
        />
        <CheckMark />
      </span>
      {props.children}
    </label>
  );
}
