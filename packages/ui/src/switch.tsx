import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';

export interface SwitchProps {
  label: ReactNode;
  /** Whether it is on (also as `isSelected`). */
  value?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  name?: string;
  description?: ReactNode;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Why it cannot be moved. */
  reason?: ReactNode;
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  const note = props.isDisabled || props.isReadOnly ? (props.reason ?? props.description) : props.description;
  return (
    <SwitchField
      className="grid content-start gap-1"
      data-field={props.name}
      isSelected={props.isSelected ?? props.value}
      defaultSelected={props.defaultSelected}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      inputRef={props.ref}
      aria-label={props.isLabelHidden && typeof props.label === 'string' ? props.label : undefined}
    >
      <SwitchButton className="group/switch flex min-h-6 w-fit cursor-pointer items-center gap-2 font-medium text-14 text-ink-2 disabled:cursor-not-allowed disabled:text-disabled">
        <span
          aria-hidden="true"
          className="relative h-[18px] w-[30px] shrink-0 rounded-full bg-border-field transition-colors group-selected/switch:bg-accent group-focus-visible/switch:ring-focus group-disabled/switch:bg-active"
        >
          <span className="absolute top-0.5 left-0.5 size-3.5 rounded-full bg-on-accent transition-transform group-selected/switch:translate-x-3" />
        </span>
        {props.isLabelHidden ? null : props.label}
      </SwitchButton>
      {note ? (
        <Text slot="description" className="pl-[38px] text-12 text-ink-3">
          {note}
        </Text>
      ) : null}
    </SwitchField>
  );
}
