import { type ReactNode, type Ref, useId, useState } from 'react';
import { overInput } from '../fields/field-group.tsx';

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
  const id = useId();
  const [own, setOwn] = useState(props.defaultSelected ?? false);
  const isOn = props.isSelected ?? props.value ?? own;
  const note = props.isDisabled || props.isReadOnly ? (props.reason ?? props.description) : props.description;
  return (
    <div className="grid content-start gap-1" data-field={props.name}>
      <label
        data-rac=""
        data-selected={isOn || undefined}
        data-disabled={props.isDisabled || undefined}
        className="group/switch relative flex min-h-6 w-fit cursor-pointer items-center gap-2 font-medium text-14 text-ink-2 disabled:cursor-not-allowed disabled:text-disabled"
      >
        <span className="relative h-[18px] w-[30px] shrink-0">
          <input
            ref={props.ref}
            type="checkbox"
            role="switch"
            name={props.name}
            checked={isOn}
            aria-checked={isOn}
            disabled={props.isDisabled}
            aria-readonly={props.isReadOnly || undefined}
            aria-describedby={note ? `${id}-note` : undefined}
            onChange={(event) => {
              if (props.isReadOnly) return;
              setOwn(event.target.checked);
              props.onChange?.(event.target.checked);
            }}
            onBlur={props.onBlur}
            className={overInput}
          />
          <span
            aria-hidden="true"
            className="block h-[18px] rounded-full bg-border-field transition-colors group-selected/switch:bg-accent group-has-focus-visible/switch:ring-focus group-disabled/switch:bg-active"
          >
            <span className="absolute top-0.5 left-0.5 size-3.5 rounded-full bg-on-accent transition-transform group-selected/switch:translate-x-3" />
          </span>
        </span>
        <span className={props.isLabelHidden ? 'sr-only' : undefined}>{props.label}</span>
      </label>
      {note ? (
        <span id={`${id}-note`} className="pl-[38px] text-12 text-ink-3">
          {note}
        </span>
      ) : null}
    </div>
  );
}
