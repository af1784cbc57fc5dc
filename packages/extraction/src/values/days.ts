import type { NoticeMoment } from '../notices/notice.ts';

/** A day or a moment in a text; `start` and `end` are its place there. */
export type FoundMoment = NoticeMoment & { start: number; end: number };

const months = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
] as const;
/** "Jan." and "Sept." stand for their month. */
const monthPattern = 'jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez';
const dayPattern = new RegExp(
  [
    /(?<isoYear>\d{4})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})/.source,
    /(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4}|\d{2})(?!\d)/.source,
    `(?<namedDay>\\d{1,2})\\.\\s?(?<name>(?:${monthPattern})[a-zä]*)\\.?\\s(?<namedYear>\\d{4})`,
  ].join('|'),
  'giu',
);
/** What may stand between a day and its time. */
const between = /^\s*(?:\([^)]{1,20}\))?\s*[,;/–-]?\s*(?:(?:spätestens\s)?(?:um|bis|ab)\s*)?/.source;
/** Not the begin of another day: "12.03.2027, 12.04.2027". */
const clock = /(?<hour>[01]?\d|2[0-4])[:.](?<minute>[0-5]\d)(?:[:.][0-5]\d)?(?!\.?\d)(?:\s*(?:uhr|h)\b)?/.source;
const fullHour = /(?<fullHour>[01]?\d|2[0-4])\s*uhr\b/.source;
const timePattern = new RegExp(`${between}(?:${clock}|${fullHour})`, 'iu');

/** All days of a text in their order, with the time that follows at once. Days that do not exist are left out. */
export function daysIn(text: string): FoundMoment[] {
  return [...text.matchAll(dayPattern)].flatMap((match): FoundMoment[] => {
    const day = dayOfGroups(match.groups ?? {});
    if (day === null) return [];
    const end = match.index + match[0].length;
    const time = timePattern.exec(text.slice(end, end + 60));
    if (!time) return [{ day, time: null, start: match.index, end }];
    const { hour, minute, fullHour } = time.groups ?? {};
    const clock = `${(hour ?? fullHour ?? '0').padStart(2, '0')}:${minute ?? '00'}`;
    // "24:00" is the last minute of its day, as clerks mean it.
    return [{ day, time: clock === '24:00' ? '23:59' : clock, start: match.index, end: end + time[0].length }];
  });
}

type Groups = { readonly [name: string]: string | undefined };

function dayOfGroups({
  isoYear,
  isoMonth,
  isoDay,
  day,
  month,
  year,
  namedDay,
  name,
  namedYear,
}: Groups): string | null {
  if (isoYear) return existing(Number(isoYear), Number(isoMonth), Number(isoDay));
  if (name) {
    const index = months.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3)));
    const isWhole = months[index]?.startsWith(name.toLowerCase().replace('sept', 'septe').slice(0, 5)) ?? false;
    return isWhole ? existing(Number(namedYear), index + 1, Number(namedDay)) : null;
  }
  return existing(Number(year?.length === 2 ? `20${year}` : year), Number(month), Number(day));
}

function existing(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  return year >= 2000 && year <= 2100 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}
