import { Calendar as CalendarIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { MonthCalendar } from './calendar.tsx';
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

export interface DateFieldProps extends FieldProps {
  /** An ISO day `YYYY-MM-DD`, or `null` for none. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (day: string | null) => void;
  onBlur?: () => void;
  /** First and last day that may be chosen, ISO days. */
  min?: string;
  max?: string;
  autoFocus?: boolean;
  ref?: Ref<FocusTarget>;
}

/** The round button that drops a calendar. */
export function CalendarButton() {
  return (
    <Button className="mr-0.5 grid size-8 shrink-0 cursor-pointer place-items-center rounded-badge text-ink-3 -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:text-disabled">
      <CalendarIcon aria-hidden="true" className="size-4" />
    </Button>
  );
}

/** The frame a calendar drops in. */
export const calendarFrame =
  'rounded-card bg-float p-3 text-ink shadow-menu outline-none transition-opacity entering:opacity-0 exiting:opacity-0';

/** A day: typed part by part or picked from a month. */
export function DateField(props: DateFieldProps) {
  const isInvalid = isFieldInvalid(props);
  const frame = usePartsFocus(props.ref);
  return (
    <DatePicker
      className={fieldColumn}
      data-field={props.name}
      validationBehavior="aria"
      value={props.value === undefined ? undefined : toCalendarDay(props.value)}
      defaultValue={toBound(props.defaultValue)}
      onChange={(date) => props.onChange?.(toIsoDay(date))}
      onBlur={() => {
        if (props.value && isHalfTyped(frame.current)) props.onChange?.(null);
        props.onBlur?.();
      }}
      minValue={toBound(props.min)}
      maxValue={toBound(props.max)}
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
        className={`${fieldFrame({ size: props.size, isInvalid, isOff: props.isDisabled })} justify-between pl-2.5 focus-within:ring-field`}
      >
        <DateParts />
        <CalendarButton />
      </Group>
      <FieldNotes {...props} isInvalid={isInvalid} />
      <Popover offset={4} className={calendarFrame}>
        <Dialog className="outline-none">
          <MonthCalendar />
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
