import { movedDay } from '@zuschlag/ui/dates/day-text';
import { readNumber } from '@zuschlag/ui/fields/number-text';

/** The first and the last serial number of a day that a list of services may mean: 2000 to 2099. */
const FIRST_DAY = 36_526;
const LAST_DAY = 73_050;
const DAY_ZERO = '1899-12-30';
const DAY_MINUTES = 1_440;

/**
 * Times that a sheet holds as parts of a day, because their cells have no format of time: `0,25` is 06:00. A column is read
 * so only where each of its texts is such a part and one of them has decimals: `6` alone is six o'clock.
 */
export function timesFromSheet(texts: readonly string[], language: string): readonly string[] {
  const parts = numbersAmong(texts, language);
  const isParts = parts?.every((part) => part === null || (part >= 0 && part <= 1));
  if (!isParts || !parts?.some((part) => part !== null && part > 0 && part < 1)) return texts;
  return parts.map((part) => (part === null ? '' : timeOf(Math.round(part * DAY_MINUTES) % DAY_MINUTES)));
}

/** Days that a sheet holds as numbers since 1900, because their cells have no format of a date: `46388` is 01.01.2027. */
export function daysFromSheet(texts: readonly string[], language: string): readonly string[] {
  const serials = numbersAmong(texts, language);
  const isDays = serials?.every((serial) => serial === null || dayOfSerial(serial) !== null);
  return isDays && serials ? serials.map((serial) => (serial === null ? '' : (dayOfSerial(serial) ?? ''))) : texts;
}

/** @returns an ISO day, or null for a number that is no whole day of this century */
export function dayOfSerial(serial: number): string | null {
  if (!Number.isInteger(serial) || serial < FIRST_DAY || serial > LAST_DAY) return null;
  return movedDay(DAY_ZERO, serial);
}

/** Whole numbers and those with the decimal sign of the language alone: `6.30` is a time in German. */
function numbersAmong(texts: readonly string[], language: string): (number | null)[] | null {
  const pattern = language.startsWith('de') ? /^(\d+(,\d+)?)?$/ : /^(\d+(\.\d+)?)?$/;
  if (!texts.every((text) => pattern.test(text.trim()))) return null;
  return texts.map((text) => readNumber(text, language));
}

function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
