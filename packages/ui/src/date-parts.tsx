import { type CalendarDate, parseDate } from '@internationalized/date';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import type { FocusTarget } from './field.tsx';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An ISO day as the calendar knows it; anything else is `null`. */
export function toCalendarDay(day: string | null | undefined): CalendarDate | null {
  if (!day || !ISO_DAY.test(day)) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

/** An optional bound of a date field. */
export function toBound(day: string | undefined): CalendarDate | undefined {
  return toCalendarDay(day) ?? undefined;
}

/** The ISO day of a calendar date. */
export function toIsoDay(date: { toString: () => string } | null): string | null {
  return date === null ? null : date.toString().slice(0, 10);
}

/** Day, month and year (or hour and minute) as parts one types into. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className="tnum flex min-w-0 items-center">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="min-h-6 min-w-[1.15rem] rounded-mark text-center leading-6 outline-none placeholder-shown:text-ink-3 focus:bg-accent focus:text-on-accent type-literal:min-w-0 type-literal:px-[2.5px] disabled:text-disabled"
        />
      )}
    </DateInput>
  );
}

/** Whether some parts are typed and some are not: then the field has no day, whatever it had before. */
export function isHalfTyped(frame: HTMLElement | null): boolean {
  const parts = [...(frame?.querySelectorAll('[role=spinbutton]') ?? [])];
  const missing = parts.filter((part) => part.hasAttribute('data-placeholder')).length;
  return missing > 0 && missing < parts.length;
}

/** Lets a form library focus the first part of a date. */
export function usePartsFocus(ref: Ref<FocusTarget> | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  return frame;
}
