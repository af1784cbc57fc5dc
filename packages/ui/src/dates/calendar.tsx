import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { useUiWords } from '../words.tsx';

export interface CalendarPopoverProps<Value> {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  value: Value | null;
  onChoose: (value: Value) => void;
  /** First and last day that may be chosen, ISO days. */
  min?: string;
  max?: string;
}

/** The month that drops from a date field. Days are ISO days. */
export function CalendarPopover(props: CalendarPopoverProps<string>) {
  return (
    <Frame {...props}>
      <AriaCalendar
        autoFocus
        className="w-fit"
        value={toCalendarDay(props.value)}
        minValue={toCalendarDay(props.min)}
        maxValue={toCalendarDay(props.max)}
        onChange={(date) => {
          props.onChoose(date.toString());
          props.onOpenChange(false);
        }}
      >
        <MonthHead />
        <Days isRange={false} />
      </AriaCalendar>
    </Frame>
  );
}

/** The month that drops from a field with two dates. */
export function RangeCalendarPopover(props: CalendarPopoverProps<{ from: string; to: string }>) {
  const start = toCalendarDay(props.value?.from);
  const end = toCalendarDay(props.value?.to);
  return (
    <Frame {...props}>
      <AriaRangeCalendar
        autoFocus
        className="w-fit"
        value={start && end ? { start, end } : null}
        minValue={toCalendarDay(props.min)}
        maxValue={toCalendarDay(props.max)}
        onChange={(range) => {
          props.onChoose({ from: range.start.toString(), to: range.end.toString() });
          props.onOpenChange(false);
        }}
      >
        <MonthHead />
        <Days isRange />
      </AriaRangeCalendar>
    </Frame>
  );
}

function Frame({
  anchor,
  isOpen,
  onOpenChange,
  children,
}: Pick<CalendarPopoverProps<never>, 'anchor' | 'isOpen' | 'onOpenChange'> & { children: ReactNode }) {
  const { calendar } = useUiWords();
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={8}
      className="rounded-card bg-float p-3 text-ink shadow-menu outline-none transition-opacity entering:opacity-0 exiting:opacity-0"
    >
      <Dialog aria-label={calendar} className="outline-none">
        {children}
      </Dialog>
    </Popover>
  );
}

/** An ISO day as the calendar knows it; anything else is `null`. */
function toCalendarDay(day: string | null | undefined): CalendarDate | null {
  if (!day) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}

const arrow =
  'grid size-8 cursor-pointer place-items-center rounded-control text-ink-2 hover:bg-active hover:text-ink disabled:text-disabled';

function MonthHead() {
  return (
    <header className="mb-1 flex items-center">
      <Button slot="previous" className={arrow}>
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <CalendarHeading className="flex-1 text-center font-semibold text-14" />
      <Button slot="next" className={arrow}>
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </header>
  );
}

const day =
  'tnum grid size-8 cursor-pointer place-items-center text-14 -outline-offset-2 focus-visible:ring-focus hover:bg-active outside-month:invisible disabled:cursor-not-allowed disabled:text-disabled unavailable:text-disabled data-today:font-semibold data-today:text-accent-text';

function Days({ isRange }: { isRange: boolean }) {
  const chosen = isRange
    ? 'selected:bg-accent-soft selection-start:rounded-l-control selection-start:bg-accent selection-start:text-on-accent selection-end:rounded-r-control selection-end:bg-accent selection-end:text-on-accent'
    : 'rounded-control selected:bg-accent selected:text-on-accent';
  return (
    <CalendarGrid weekdayStyle="short" className="border-separate [border-spacing:0_2px]">
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className="h-7 font-normal text-12 text-ink-3">{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={`${day} ${chosen}`} />}</CalendarGridBody>
    </CalendarGrid>
  );
}
