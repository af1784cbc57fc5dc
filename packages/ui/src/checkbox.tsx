import type { ReactNode, Ref } from 'react';
import { CheckboxField as AriaCheckboxField, CheckboxButton } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { CheckMark } from './check-mark.tsx';
import { FieldLabel, FieldNotes, type FieldProps, fieldColumn, isFieldInvalid } from './field.tsx';

const checkLine =
  'group/check flex min-h-6 w-fit cursor-pointer items-center gap-2 text-14 text-ink disabled:cursor-not-allowed disabled:text-disabled';

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
  const isInvalid = isFieldInvalid(props);
  return (
    <AriaCheckboxField
      className="grid content-start gap-1"
      data-field={props.name}
      validationBehavior="aria"
      isSelected={props.isSelected ?? props.value}
      defaultSelected={props.defaultSelected}
      isIndeterminate={props.isIndeterminate}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
      inputRef={props.ref}
      aria-label={props.isLabelHidden && typeof props.label === 'string' ? props.label : undefined}
    >
      <CheckboxButton className={checkLine}>
        <CheckMark />
        {props.isLabelHidden ? null : <span>{props.label}</span>}
      </CheckboxButton>
      <div className="pl-6">
        <FieldNotes {...props} isInvalid={isInvalid} />
      </div>
    </AriaCheckboxField>
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
  const isInvalid = isFieldInvalid(props);
  return (
    <CheckboxGroup
      ref={props.ref}
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      value={props.value === undefined ? undefined : [...props.value]}
      defaultValue={props.defaultValue === undefined ? undefined : [...props.defaultValue]}
      onChange={(value) => props.onChange?.(value as K[])}
      onBlur={props.onBlur}
      name={props.name}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
    >
      <FieldLabel {...props} />
      <div
        className={
          props.orientation === 'vertical' ? 'grid gap-1' : 'flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1'
        }
      >
        {props.options.map((option) => (
          <AriaCheckboxField key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <CheckboxButton className={checkLine}>
              <CheckMark />
              <span>
                {option.label}
                {option.description === undefined ? null : (
                  <span className="block text-12 text-ink-3">{option.description}</span>
                )}
              </span>
            </CheckboxButton>
          </AriaCheckboxField>
        ))}
      </div>
      <FieldNotes {...props} isInvalid={isInvalid} />
    </CheckboxGroup>
  );
}
