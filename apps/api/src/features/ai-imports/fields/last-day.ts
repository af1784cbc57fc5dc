import type { Span } from '@zuschlag/extraction/notices/notice';

/** The last day of a contract that begins on a day and runs for whole months or years; null for days and weeks. */
export function lastDayOf(start: string, { unit, count }: Span): string | null {
  const months = unit === 'MONTH' ? count : unit === 'YEAR' ? count * 12 : null;
  if (months === null) return null;
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  // The same day of the later month; a month without that day ends the contract with its last day.
  const after = new Date(Date.UTC(year, month - 1 + months, day));
  const isWhole = after.getUTCDate() === day;
  const last = isWhole ? new Date(after.getTime() - 86_400_000) : new Date(Date.UTC(year, month + months, 0));
  return last.toISOString().slice(0, 10);
}
