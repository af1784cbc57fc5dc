import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { toBerlinDay } from '@zuschlag/validation/measures/berlin-day';

/** A day that an answer names, as `YYYY-MM-DD`, with the time that stands beside it as `HH:mm`. */
export type FoundDay = { day: string; time: string | null };

const months: Readonly<Record<string, number>> = {
  ...{ januar: 1, februar: 2, märz: 3, april: 4, mai: 5, juni: 6, juli: 7, august: 8, september: 9, oktober: 10 },
  ...{
    november: 11,
    dezember: 12,
    january: 1,
    february: 2,
    march: 3,
    may: 5,
    june: 6,
    july: 7,
    october: 10,
    december: 12,
  },
};
const written = /\b(\d{1,2})\.\s?(?:(\d{1,2})\.\s?|(\p{L}+)\s)(\d{4})\b/gu;
const english = /\b(\d{1,2})\s(\p{L}+)\s(\d{4})\b/gu;
/** A time that follows a day in the same clause: "12.03.2027, 12:00 Uhr", "31 March 2027 at 10:30". */
const following = /^[\s,;]*(?:um|bis|at|by)?\s*(\d{1,2})[:.](\d{2})(?:\s*Uhr)?\b/u;

/** The days of an answer, each once, in their order in the text. A day that does not exist is left out. */
export function foundDays({ sentences }: DocumentAnswer): FoundDay[] {
  const days = new Map<string, FoundDay>();
  for (const { text } of sentences) {
    const found = [...text.matchAll(written), ...text.matchAll(english)].toSorted((a, b) => a.index - b.index);
    for (const match of found) {
      const [whole, day = '', ...rest] = match;
      const year = rest.at(-1) ?? '';
      const name = rest.slice(0, -1).find((part) => part !== undefined) ?? '';
      const month = months[name.toLowerCase()] ?? Number(name);
      const iso = toBerlinDay(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
      if (iso && !days.has(iso)) days.set(iso, { day: iso, time: timeAfter(text.slice(match.index + whole.length)) });
    }
  }
  return [...days.values()];
}

function timeAfter(text: string): string | null {
  const [, hour = '', minute = ''] = following.exec(text) ?? [];
  const isTime = hour !== '' && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null;
}
