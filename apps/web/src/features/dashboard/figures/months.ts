import type { RevenueOfMonth } from '@zuschlag/validation/dashboard/dashboard';

export const monthsShown = 12;
const monthsBefore = 4;

/** A month as a number, so that months can be counted: twelve times the year, from January 0. */
export function monthNumber({ year, month }: { year: number; month: number }): number {
  return year * 12 + month - 1;
}

/** The first of the twelve months that the chart opens with: four before the current one. */
export function firstMonthShown(today: string): number {
  return monthNumber({ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }) - monthsBefore;
}

/** Twelve months, those without a Chance as well. */
export function monthsFrom(first: number, known: readonly RevenueOfMonth[]): RevenueOfMonth[] {
  const byNumber = new Map(known.map((month) => [monthNumber(month), month]));
  return Array.from({ length: monthsShown }, (_, at) => {
    const number = first + at;
    const empty = { year: Math.floor(number / 12), month: (number % 12) + 1, revenue: 0, count: 0 };
    return byNumber.get(number) ?? empty;
  });
}

/** The first and the last day of a month. */
export function daysOfMonth({ year, month }: { year: number; month: number }): { gte: string; lte: string } {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { gte: day(Date.UTC(year, month - 1, 1)), lte: day(Date.UTC(year, month, 0)) };
}
