import { parseTime, type Time } from '@internationalized/date';
import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { DateParts, isHalfTyped, usePartsFocus } from './date-parts.tsx';
import {
  FieldLabel,
  FieldNotes,
  type FieldProps,
  type FocusTarget,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
} from './field.tsx';

export interface TimeFieldProps extends FieldProps {
  /** A time of day `HH:mm`, or `null` for none. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (time: string | null) => void;
  onBlur?: () => void;
  autoFocus?: boolean;
  ref?: Ref<FocusTarget>;
}

/** A time of day, 24 hours. */
export function TimeField(props: TimeFieldProps) {
  const isInvalid = isFieldInvalid(props);
  const frame = usePartsFocus(props.ref);
  return (
    <AriaTimeField
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      value={props.value === undefined ? undefined : toTime(props.value)}
      defaultValue={toTime(props.defaultValue ?? null) ?? undefined}
      onChange={(time) => props.onChange?.(time === null ? null : time.toString().slice(0, 5))}
      onBlur={() => {
        if (props.value && isHalfTyped(frame.current)) props.onChange?.(null);
        props.onBlur?.();
      }}
      hourCycle={24}
      granularity="minute"
      name={props.name}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
      autoFocus={props.autoFocus}
      shouldForceLeadingZeros
    >
      <FieldLabel {...props} />
      <Group
        ref={frame}
        className={`${fieldFrame({ size: props.size, isInvalid, isOff: props.isDisabled })} px-2.5 focus-within:ring-field`}
      >
        <DateParts />
      </Group>
      <FieldNotes {...props} isInvalid={isInvalid} />
    </AriaTimeField>
  );
}

function toTime(text: string | null): Time | null {
  if (text === null || !/^([01]\d|2[0-3]):[0-5]\d/.test(text)) return null;
  return parseTime(text.slice(0, 5));
}
