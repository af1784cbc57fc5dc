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
 * @param unit the unit of the field, which may be typed too; any other letters make the text unreadable
 * @returns `null` for an empty text, `NaN` for one that is not a number
 */
export function readNumber(text: string, language: string, unit = ''): ReadNumber {
  const typed = text.replace(SPACES, '');
  if (typed === '') return null;
  const bare = withoutUnit(typed.replace('−', '-'), unit.replace(SPACES, ''));
  const digits = bare.replace(/^[+-]/, '');
  const ways = language.startsWith('de') ? [GERMAN, ENGLISH, SWISS] : [ENGLISH, GERMAN, SWISS];
  const way = ways.find(({ pattern }) => pattern.test(digits));
  if (!way || !/\d/.test(digits)) return Number.NaN;
  const written = way === SWISS ? digits.replace(',', '.') : digits;
  return way.parser.parse(written) * (bare.startsWith('-') ? -1 : 1);
}

/** Takes away the unit of the field, `€/h` also as `€` and as `EUR`, and the euro sign that English puts in front. */
function withoutUnit(typed: string, unit: string): string {
  if (unit === '') return typed;
  const text = typed.toLowerCase().replace('eur', '€');
  const endings = [unit, unit.split('/')[0] ?? unit].map((ending) => ending.toLowerCase());
  const ending = endings.find((each) => text.endsWith(each));
  if (ending !== undefined) return text.slice(0, -ending.length);
  return unit.startsWith('€') ? text.replace(/^([+-]?)€/, '$1') : text;
}

/** A fraction as percent and back without the dust of binary division: 0.07 is 7, 12.5 is 0.125. */
export function percentOf(fraction: number): number {
  return withoutDust(fraction * 100);
}

/** @returns the fraction of a percent figure, 12.5 → 0.125 */
export function fractionOf(percent: number): number {
  return withoutDust(percent / 100);
}

/** A number without the dust of binary arithmetic: 0.1 + 0.2 is 0.3. */
export function withoutDust(value: number): number {
  return Number(value.toPrecision(15));
}
