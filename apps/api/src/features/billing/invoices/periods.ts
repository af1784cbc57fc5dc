import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { dayOf } from '../../../database/date-columns.ts';

/** A time that one invoice is for: whole months. Days are ISO days, months `YYYY-MM`. */
export type Period = { from: string; to: string; months: readonly string[] };

/**
 * The periods of a contract that have ended, the earliest first. The month in which the contract was made counts whole, as
 * its seats do.
 *
 * @param startedOn ISO day on which the contract was made
 * @param today ISO day
 */
export function endedPeriods(startedOn: string, interval: string, today: string): Period[] {
  const length = monthsOf(interval);
  const [first, current] = [monthNumber(startedOn), monthNumber(today)];
  const periods: Period[] = [];
  for (let month = first; month + length <= current; month += length) {
    const months = Array.from({ length }, (_, at) => monthText(month + at));
    periods.push({ from: `${months[0]}-01`, to: lastDayOf(month + length - 1), months });
  }
  return periods;
}

type Contract = { createdAt: Date; interval: string; subscriptionStatus: string; unpaidSince: Date | null };

/** The ended periods of a contract that may be billed: a trial costs nothing, and after its end a contract has no more periods. */
export function billablePeriods(contract: Contract, today: string): Period[] {
  const { createdAt, interval, subscriptionStatus, unpaidSince } = contract;
  if (subscriptionStatus === 'trialing') return [];
  const ended = endedPeriods(berlinDayOf(createdAt), interval, today);
  if (subscriptionStatus !== 'canceled' || unpaidSince === null) return ended;
  const lastDay = dayOf(unpaidSince);
  return ended.filter(({ from }) => from <= lastDay);
}

/** How many months a price is for. */
export function monthsOf(interval: string): number {
  return interval === 'year' ? 12 : 1;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function lastDayOf(month: number): string {
  const next = Date.parse(`${monthText(month + 1)}-01`);
  return new Date(next - 86_400_000).toISOString().slice(0, 10);
}
