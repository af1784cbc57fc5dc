/** How a typed number is read: the value, `null` for nothing, `NaN` for what cannot be read. */
export type ReadNumber = number | null;

const SPACES = /[\s\u00a0\u202f]/g;
const GROUPED_BY_DOT = /^[1-9]\d{0,2}(\.\d{3})+$/;
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(,\d{3})+$/;
const GROUPED_BY_APOSTROPHE = /^[1-9]\d{0,2}('\d{3})+([.,]\d*)?$/;

/**
 * Reads a number as people type it, in German and English alike: `1.234,56`, `1,234.56`, `1234.56`, `1234,56`.
 * A lone separator followed by exactly three digits means thousands only where the language groups with it; every
 * other lone separator is the decimal one, so that a value is never silently multiplied.
 * @param language the language of the screen, e.g. `de-DE`; decides what `1.234` and `1,234` mean
 * @returns `null` for an empty text, `NaN` for one that is not a number
 */
export function readNumber(text: string, language: string): ReadNumber {
  const bare = text
    .replace(SPACES, '')
    .replace('−', '-')
    .replace(/[€%]|[a-zäöü²/]+$/gi, '');
  if (bare === '') return text.replace(SPACES, '') === '' ? null : Number.NaN;
  const sign = bare.startsWith('-') ? -1 : 1;
  const digits = bare.replace(/^[+-]/, '');
  const plain = withDecimalDot(digits, language.startsWith('de'));
  if (plain === null || !/^\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return Number.NaN;
  return sign * Number(plain);
}

/** The same number with one dot before the decimals and no grouping, or `null` if the separators contradict each other. */
function withDecimalDot(digits: string, isGerman: boolean): string | null {
  if (GROUPED_BY_APOSTROPHE.test(digits)) return digits.replaceAll("'", '').replace(',', '.');
  const lastDot = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) return lastComma > lastDot ? mixed(digits, '.', ',') : mixed(digits, ',', '.');
  if (lastComma >= 0) return single(digits, ',', GROUPED_BY_COMMA, !isGerman);
  if (lastDot >= 0) return single(digits, '.', GROUPED_BY_DOT, isGerman);
  return digits;
}

/** Both separators are there: the last one is the decimal one, the other must group by three. */
function mixed(digits: string, grouping: '.' | ',', decimal: '.' | ','): string | null {
  const [whole = '', fraction = '', ...more] = digits.split(decimal);
  const pattern = grouping === '.' ? GROUPED_BY_DOT : GROUPED_BY_COMMA;
  if (more.length > 0 || fraction.includes(grouping) || !pattern.test(whole)) return null;
  return `${whole.replaceAll(grouping, '')}.${fraction}`;
}

/** Only one kind of separator is there. */
function single(digits: string, separator: '.' | ',', grouped: RegExp, groupsWithIt: boolean): string | null {
  const count = digits.split(separator).length - 1;
  if (count > 1) return grouped.test(digits) ? digits.replaceAll(separator, '') : null;
  if (groupsWithIt && grouped.test(digits)) return digits.replace(separator, '');
  return digits.replace(separator, '.');
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
