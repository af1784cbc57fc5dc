import { dayNumber } from '@zuschlag/calc-engine/calendar/dates';

/** The holidays of a book as the engine counts days, ascending. */
export function holidayNumbers(holidays: readonly { date: string }[]): number[] {
  return [...new Set(holidays.map(({ date }) => dayNumber(date)))].sort((one, other) => one - other);
}
