import { toBerlinDay } from '@zuschlag/validation/measures/berlin-day';

/** Today in Europe/Berlin, `YYYY-MM-DD`. */
export function today(): string {
  return toBerlinDay(new Date().toISOString()) ?? '';
}

/** The last day of a filter: no tariff is agreed further ahead. */
export function tenYearsAhead(): string {
  const day = today();
  return `${Number(day.slice(0, 4)) + 10}-12-31`;
}
