import type { ReactNode, Ref } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldNotes, type FieldProps, fieldColumn, isFieldInvalid } from './field.tsx';

export interface RadioOption<K extends string = string> {
  id: K;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<K extends string> extends Omit<FieldProps, 'size'> {
  options: readonly RadioOption<K>[];
  value?: K | null;
  defaultValue?: K;
  onChange?: (value: K) => void;
  onBlur?: () => void;
  orientation?: 'horizontal' | 'vertical';
  ref?: Ref<HTMLDivElement>;
}

/** One of a few options, all of them visible. */
export function RadioGroup<K extends string>(props: RadioGroupProps<K>) {
  return (
    <Group {...props}>
      <div
        className={
          props.orientation === 'horizontal' ? 'flex min-h-9 flex-wrap items-center gap-x-5 gap-y-1' : 'grid gap-1'
        }
      >
        {props.options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled}>
            <RadioButton className="group/radio flex min-h-6 w-fit cursor-pointer items-start gap-2 text-14 disabled:cursor-not-allowed disabled:text-disabled">
              <span
                aria-hidden="true"
                className="mt-0.5 size-4 shrink-0 rounded-full border border-border-field bg-surface transition-[border] group-selected/radio:border-5 group-selected/radio:border-accent group-focus-visible/radio:ring-focus group-invalid/radio:border-danger group-disabled/radio:border-border"
              />
              <span>
                {option.label}
                {option.description === undefined ? null : (
                  <span className="block text-12 text-ink-3">{option.description}</span>
                )}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </Group>
  );
}

/** The same choice as a row of segments, for two to five short words. */
export function SegmentedControl<K extends string>(
  props: RadioGroupProps<K> & { isWide?: boolean; size?: 'regular' | 'small' },
) {
  const height = props.size === 'small' ? 'h-7' : 'h-8';
  return (
    <Group {...props}>
      <div
        className={`${props.isWide ? 'flex' : 'inline-flex'} relative w-fit max-w-full gap-0.5 overflow-x-auto rounded-control bg-active p-0.5 data-wide:w-full`}
        data-wide={props.isWide || undefined}
      >
        {props.options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled} className="flex-1">
            <RadioButton
              className={`flex ${height} cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-badge px-3 font-medium text-14 text-ink-2 transition-colors hover:text-ink selected:bg-raised selected:text-ink selected:rim-button focus-visible:ring-focus disabled:cursor-not-allowed disabled:text-disabled`}
            >
              {option.label}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </Group>
  );
}

function Group<K extends string>(props: RadioGroupProps<K> & { children: ReactNode }) {
  const isInvalid = isFieldInvalid(props);
  return (
    <AriaRadioGroup
      ref={props.ref}
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      orientation={props.orientation}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={(value) => props.onChange?.(value as K)}
      onBlur={props.onBlur}
      name={props.name}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
    >
      <FieldLabel {...props} />
      {props.children}
      <FieldNotes {...props} isInvalid={isInvalid} />
    </AriaRadioGroup>
  );
}
