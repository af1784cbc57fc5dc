import { berlinMoment, daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CalendarEntry } from '../calendar-source.ts';

const HOUR_SECONDS = 3_600;
const HALF_HOUR_MS = 1_800_000;

/**
 * Entries as iCalendar. A time is a half hour that ends at it, as a moment of UTC, which means the same to every program
 * and over both changes of the clocks; a day without a time fills the day. Neither makes its reader busy.
 *
 * @param address of the product; null: entries have no link
 * @source RFC 5545
 */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], address: string | null): string {
  const calendar = ical({
    name,
    prodId: { company: 'Zuschlag', product: 'Fristen', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  });
  for (const entry of entries) {
    const link = address === null ? null : address + entry.path;
    calendar.createEvent({
      id: `${entry.id}@zuschlag`,
      sequence: entry.version,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      ...timesOf(entry),
      summary: entry.title,
      description: [...entry.details, ...(link === null ? [] : [link])].join('\n'),
      url: link,
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

function timesOf({ day, clock }: CalendarEntry) {
  // The end of a whole day is the next one, which does not belong to it.
  if (clock === null) return { allDay: true, start: utcDay(day), end: utcDay(daysAfter(day, 1)) };
  const end = berlinMoment(day, clock);
  return { start: new Date(end.getTime() - HALF_HOUR_MS), end };
}

function utcDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
