import type { Language } from './language.ts';
import { momentsIn, saidBy } from './moments.ts';
import { countedIn, spelledNumber } from './number-words.ts';
import { unitBefore, unitBehind } from './units.ts';

/** A number of a text. @param raw as it is written, when digits write it */
export type Numeral = { value: string; raw: string; unit: string | null };

export type Figures = {
  moments: string[];
  numerals: Numeral[];
  /** words with digits in them, such as file numbers, folded */
  codes: string[];
  /** the text without all of these */
  rest: string;
};

const link = /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:de|com|org|net|eu|io|info)\b\S*/giu;
const code = /(?<![\p{L}\d])(?=[\p{L}\d/_.-]*\p{L})(?=[\p{L}\d/_.-]*\d)[\p{L}\d]+(?:[-/_.][\p{L}\d]+)*/gu;
const fileNumber = /(?<![\p{L}\d])\d+(?:[-/_]\d+)+/gu;
const digits = /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d+(?:[.,]\d+)*/gu;

/** Everything in a text that can be a wrong number: dates, times, amounts, counts, file numbers, links. */
export function figuresIn(text: string, language: Language): Figures {
  const codes: string[] = [];
  const take = (from: string, pattern: RegExp) =>
    from.replaceAll(pattern, (whole) => {
      codes.push(folded(whole.replace(/[.,;:!?)\]]+$/u, '')));
      return ' '.repeat(whole.length);
    });
  const { moments, rest: dated } = momentsIn(take(text, link), language);
  const numerals: Numeral[] = [];
  const words = [...dated.matchAll(/\p{L}+(?:-\p{L}+)*/gu)];
  for (const { 0: word, index } of words) {
    const counted = countedIn(word);
    if (counted) numerals.push({ value: String(counted.value), raw: '', unit: unitBehind(counted.what).unit });
    const { scale, unit } = unitBehind(dated.slice(index + word.length));
    const value = spelledNumber(word, unit !== null);
    if (value !== null) numerals.push({ value: String(value * scale), raw: '', unit });
  }
  const withoutCodes = take(take(dated, code), fileNumber);
  const rest = withoutCodes.replaceAll(digits, (raw, at: number) => {
    const { scale, unit } = unitBehind(withoutCodes.slice(at + raw.length));
    const value = spelledOnce(raw, language, scale);
    numerals.push({ value, raw: scale === 1 ? raw : '', unit: unit ?? unitBefore(withoutCodes.slice(0, at)) });
    return ' '.repeat(raw.length);
  });
  return { moments, numerals, codes, rest };
}

/** Whether everything of a sentence stands in what it cites; a number that counts something counts the same there. */
export function areFiguresIn(said: Figures, cited: readonly Figures[]): boolean {
  const moments = new Set(cited.flatMap((one) => one.moments.flatMap(saidBy)));
  const codes = new Set(cited.flatMap((one) => one.codes));
  const numerals = cited.flatMap((one) => one.numerals);
  return (
    said.moments.every((one) => moments.has(one)) &&
    said.codes.every((one) => codes.has(one)) &&
    said.numerals.every(({ value, raw, unit }) =>
      numerals.some(
        (one) => (one.value === value || (raw !== '' && one.raw === raw)) && (unit === null || unit === one.unit),
      ),
    )
  );
}

/** One spelling of a number as its language writes it; what is no number stays as it is. */
function spelledOnce(raw: string, language: Language, scale: number): string {
  const bare = raw.replaceAll(/[ \u00A0\u202F]/gu, '');
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(`^\\d{1,3}(?:[${group}]\\d{3})+(?:[${point}]\\d+)?$`, 'u');
  if (grouped.test(bare)) return String(Number(bare.replaceAll(group, '').replace(point, '.')) * scale);
  if (/^\d+(?:[.,]\d+)?$/u.test(bare)) return String(Number(bare.replace(',', '.')) * scale);
  return bare;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
