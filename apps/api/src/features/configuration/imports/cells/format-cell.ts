import { basisNames } from '@zuschlag/i18n/messages/configuration-tables';
import { provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import type { BonusBasis, ProvinceOrAll } from '@zuschlag/validation/vocabulary';
import { greatestShares, type ImportColumnKind } from './column-headers.ts';

export type FileLanguage = 'de' | 'en';
/** The columns of a written file, in both formats. */
export type WrittenKind = ImportColumnKind | 'text' | 'money' | 'hours';
export type WrittenColumn = { heading: string; kind: WrittenKind };
export type CellContent = string | number | null;

/**
 * @returns a value as text, for a CSV file and for the notes on a row. Shares are percent without their sign, as their
 * heading says; a percent so small that it could be a share has the sign
 */
export function writtenText(value: CellContent, kind: WrittenKind, language: FileLanguage): string {
  if (value === null) return '';
  switch (kind) {
    case 'day':
      return writtenDay(String(value), language);
    case 'province':
    case 'provinceOrAll':
      return provinceOrAllNames[value as ProvinceOrAll]?.[language] ?? String(value);
    case 'basis':
      return basisNames[value as BonusBasis]?.[language] ?? String(value);
    case 'fraction':
    case 'bonus': {
      const percent = percentOf(value);
      return `${writtenNumber(percent, language)}${percent !== 0 && Math.abs(percent) <= greatestShares[kind] ? ' %' : ''}`;
    }
    case 'eur':
    case 'money':
    case 'hours':
    case 'eurPerHour':
    case 'wage':
      return writtenNumber(Number(value), language, 2);
    default:
      return String(value);
  }
}

/** @returns the value with its unit, for people: `21,5 %`, `1.234,50 €`, `3,20 €/h` */
export function writtenWithUnit(value: CellContent, kind: WrittenKind, language: FileLanguage): string {
  if (value === null) return '';
  switch (kind) {
    case 'fraction':
    case 'bonus':
      return `${writtenNumber(percentOf(value), language)} %`;
    case 'eur':
    case 'eurPerHour':
    case 'wage':
      return `${grouped(writtenText(value, kind, language), language)} ${kind === 'eur' ? '€' : '€/h'}`;
    default:
      return writtenText(value, kind, language);
  }
}

function percentOf(value: string | number): number {
  return Number((Number(value) * 100).toPrecision(12));
}

function grouped(number: string, language: FileLanguage): string {
  return number.replace(/\B(?<![.,]\d*)(?=(\d{3})+(?!\d))/g, language === 'de' ? '.' : ',');
}

/**
 * Text that no spreadsheet takes for a formula. The leading apostrophe marks it as text; reading skips it.
 */
export function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The text that `harmless` marked. */
export function withoutMark(text: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text;
}

/** No separator of thousands, and never exactly three decimals: `1,234` could be read as a thousand. */
function writtenNumber(value: number, language: FileLanguage, least = 0): string {
  const [whole = '0', decimals = ''] = value.toFixed(6).replace(/0+$/, '').split('.');
  const shown = decimals.length === 3 ? `${decimals}0` : decimals.padEnd(least, '0');
  if (shown === '') return whole;
  return `${whole}${language === 'de' ? ',' : '.'}${shown}`;
}

function writtenDay(day: string, language: FileLanguage): string {
  const [year, month, date] = day.split('-');
  return language === 'de' ? `${date}.${month}.${year}` : `${date}/${month}/${year}`;
}
