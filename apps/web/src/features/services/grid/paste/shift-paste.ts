import { visitDays } from '@zuschlag/validation/vocabulary';
import type { Cells } from '../../../../tables/grid/grid-column.ts';
import type { Target } from '../../../../tables/grid/paste-targets.ts';
import type { PasteWays } from '../../../../tables/grid/read-paste.ts';
import { readTimeRange } from '../readings/clock-time.ts';
import { dayNamed, readDays, writeDays } from '../readings/day-pattern.ts';
import { readYesNo } from '../readings/yes-no.ts';

/** How lists of posts are read beyond the columns of the grid: a column per day, and posts in running text. */
export const shiftPaste: PasteWays = {
  headings: (heading) => {
    const day = dayNamed(heading);
    return day === null || /^\d$/.test(heading) ? null : tickOf(heading);
  },
  marks: dayTicks,
  fromText: readPost,
};

/** A tick stands for its day; a text that is no tick goes to the days as it is, where it is not understood. */
function tickOf(day: string): Target {
  return {
    columnId: 'days',
    mark: (text) => {
      const isSet = readYesNo(text);
      if (isSet === null) return text;
      return isSet ? day : null;
    },
  };
}

/** Seven or eight columns side by side that hold ticks only are the days of the week, the eighth is the holiday. */
function dayTicks(columns: readonly (readonly string[])[]): ReadonlyMap<number, Target> {
  const isTicks = columns.map((texts) => texts.every((text) => readYesNo(text) !== null));
  for (const length of [8, 7]) {
    const first = isTicks.findIndex((_, at) => isTicks.slice(at, at + length).filter(Boolean).length === length);
    const run = columns.slice(first, first + length);
    if (first < 0 || run.length < length || !run.some((texts) => texts.some((text) => readYesNo(text)))) continue;
    return new Map(visitDays.slice(0, length).map((day, at) => [first + at, tickOf(day)]));
  }
  return new Map();
}

const TIMES =
  /\b(\d{1,2}([:.]\d{2})?\s*(uhr|h|[ap]\.?m\.?)?\s*([-–—]|bis|to|until)\s*\d{1,2}([:.]\d{2})?(?!\d)\s*(uhr|h\b|[ap]\.?m\.?)?)/i;
const ALL_DAY = /24\s*\/\s*7|rund um die uhr|around the clock/i;
const HEADS = /(\d+)\s*(?:x|×|kräfte?|kraft|ma|mitarbeiter|personen|person|mann|guards?|people|heads?)(?![a-zäöü])/i;

/**
 * Reads a post from running text: `Mo–Fr 06:00–22:00, 2 Kräfte`. Words that are neither time, days nor heads are names.
 * @returns null without two times
 */
export function readPost(text: string): Cells | null {
  const allDay = ALL_DAY.exec(text);
  const withoutHeads = text.replace(HEADS, ' ');
  const times = allDay ? null : TIMES.exec(withoutHeads);
  const range = readTimeRange(allDay ? '24/7' : (times?.[1] ?? '').trim());
  if (!range) return null;
  const rest = withoutHeads.replace(allDay?.[0] ?? times?.[1] ?? '', ' ');
  const days = daysAmong(rest) || (allDay ? writeDays(visitDays, 'de') : '');
  return {
    startTime: range.start,
    endTime: range.end,
    ...(days === '' ? {} : { days }),
    employeeQuantity: HEADS.exec(text)?.[1] ?? '1',
  };
}

/** The words of a text that mean days. */
function daysAmong(text: string): string {
  const joined = text.replace(/\s*([-–—]|\bbis\b)\s*/gi, '-').replace(/(ohne|außer|except)\s+/gi, '$1_');
  const words = joined.split(/[\s,;:()]+/).filter((word) => word !== '' && !/^\d+$/.test(word));
  return words
    .map((word) => word.replace('_', ' '))
    .filter((word) => (readDays(word)?.length ?? 0) > 0 || /^(ohne|außer|except) /i.test(word))
    .join(' ');
}
