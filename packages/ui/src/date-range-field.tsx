import { type Ref, useState } from 'react';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { MonthRangeCalendar } from './calendar.tsx';
import { CalendarButton, calendarFrame } from './date-field.tsx';
import { DateParts, isHalfTyped, toBound, toCalendarDay, toIsoDay, usePartsFocus } from './date-parts.tsx';
import {
  FieldLabel,
  FieldNotes,
  type FieldProps,
  type FocusTarget,
  fieldColumn,
  fieldFrame,
  isFieldInvalid,
} from './field.tsx';

/** Two ISO days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends FieldProps {
  value?: DayRange | null;
  onChange?: (range: DayRange | null) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  ref?: Ref<FocusTarget>;
}

/** A span of days. */
export function DateRangeField(props: DateRangeFieldProps) {
  const isInvalid = isFieldInvalid(props);
  const frame = usePartsFocus(props.ref);
  const [own, setOwn] = useState<DayRange | null>(null);
  const value = props.value === undefined ? own : props.value;
  function set(next: DayRange | null): void {
    setOwn(next);
    props.onChange?.(next);
  }

  const start = toCalendarDay(value?.from);
  const end = toCalendarDay(value?.to);
  return (
    <DateRangePicker
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      value={start && end ? { start, end } : null}
      onChange={(range) => {
        const from = toIsoDay(range?.start ?? null);
        const to = toIsoDay(range?.end ?? null);
        set(from === null || to === null ? null : { from, to });
      }}
      onBlur={() => {
        if (value !== null && isHalfTyped(frame.current)) set(null);
        props.onBlur?.();
      }}
      minValue={toBound(props.min)}
      maxValue={toBound(props.max)}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isRequired={props.isRequired}
      isInvalid={isInvalid}
      shouldForceLeadingZeros
    >
      <FieldLabel {...props} />
      <Group
        ref={frame}
        className={`${fieldFrame({ size: props.size, isInvalid, isOff: props.isDisabled })} pl-2.5 focus-within:ring-field`}
      >
        <DateParts slot="start" />
        <span aria-hidden="true" className="px-1.5 text-ink-3">
          –
        </span>
        <DateParts slot="end" />
        <span className="ml-auto inline-flex">
          <CalendarButton />
        </span>
      </Group>
      <FieldNotes {...props} isInvalid={isInvalid} />
      <Popover offset={4} className={calendarFrame}>
        <Dialog className="outline-none">
          <MonthRangeCalendar />
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}
