import { NumberParser } from '@internationalized/number';

/** The value of a typed number: `null` for empty text, `NaN` for unreadable text. */
export type ReadNumber = number | null;

const SPACES = /[\s\u00a0\u202f]/g;

/** The accepted formats of numbers, with complete groups of three or without groups; English also accepts `1234.56`. */
const GERMAN = { parser: new NumberParser('de-DE', {}), pattern: /^(\d*|[1-9]\d{0,2}(\.\d{3})+)(,\d*)?$/ };
const ENGLISH = { parser: new NumberParser('en-GB', {}), pattern: /^(\d*|[1-9]\d{0,2}(,\d{3})+)(\.\d*)?$/ };
const SWISS = { parser: new NumberParser('de-CH', {}), pattern: /^[1-9]\d{0,2}('\d{3})+([.,]\d*)?$/ };

/**
 * Reads a number as people type it, in German and English alike: `1.234,56`, `1,234.56`, `1234.56`, `1234,56`.
 * A lone separator followed by exactly three digits means thousands only where the language groups with it; every
 * other lone separator is the decimal one. The library alone reads `1234.56` in German as 123456, so the pattern of a
 * language decides first whether its parser may read the text.
 * @param language the language of the screen, e.g. `de-DE`; decides what `1.234` and `1,234` mean
 * @returns `null` for an empty text, `NaN` for one that is not a number
 */
export function readNumber(text: string, language: string): ReadNumber {
  const bare = text
    .replace(SPACES, '')
    .replace('−', '-')
    .replace(/[€%]|[a-zäöü²/]+$/gi, '');
  if (bare === '') return text.replace(SPACES, '') === '' ? null : Number.NaN;
  const digits = bare.replace(/^[+-]/, '');
  const ways = language.startsWith('de') ? [GERMAN, ENGLISH, SWISS] : [ENGLISH, GERMAN, SWISS];
  const way = ways.find(({ pattern }) => pattern.test(digits));
  if (!way || !/\d/.test(digits)) return Number.NaN;
  const written = way === SWISS ? digits.replace(',', '.') : digits;
  return way.parser.parse(written) * (bare.startsWith('-') ? -1 : 1);
}

/** A fraction as percent and back without the dust of binary division: 0.07 is 7, 12.5 is 0.125. */
export function percentOf(fraction: number): number {
  return Number((fraction * 100).toPrecision(15));
}

/** @returns the fraction of a percent figure, 12.5 → 0.125 */
export function fractionOf(percent: number): number {
  return Number((percent / 100).toPrecision(15));
}

/** Rounds to as many decimals as a field shows, half away from zero. */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return value;
  const shifted = Number(`${Math.abs(value)}e${decimals}`);
  if (!Number.isFinite(shifted)) return value;
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${decimals}`);
}
