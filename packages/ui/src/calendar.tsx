import { ChevronLeft, ChevronRight } from 'lucide-react';
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
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';

/** The month that drops from a date field. */
export function MonthCalendar() {
  return (
    <AriaCalendar className="w-fit">
      <MonthHead />
      <Days isRange={false} />
    </AriaCalendar>
  );
}

/** The month that drops from a field with two dates. */
export function MonthRangeCalendar() {
  return (
    <AriaRangeCalendar className="w-fit">
      <MonthHead />
      <Days isRange />
    </AriaRangeCalendar>
  );
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
