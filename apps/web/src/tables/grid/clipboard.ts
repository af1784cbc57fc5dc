import { readNumber } from '@zuschlag/ui/fields/number-text';
import { dayOfSerial } from './sheet-number.ts';
import { readTabSeparated } from './tab-separated.ts';

/** A larger page is not read: its text is enough. */
const LONGEST_PAGE = 5_000_000;
/** A cell that says it spans more is not believed. */
const MOST_SPAN = 100;

/**
 * The cells of a clipboard. A spreadsheet copies a page with its text, which holds the values behind rounded figures and
 * behind columns that are too narrow; the page of a text program holds cells of several lines, which its text tears apart.
 *
 * @param language decides the decimal sign of the values
 */
export function readClipboard(data: Pick<DataTransfer, 'getData'>, language: string): string[][] {
  const plain = readTabSeparated(data.getData('text/plain'));
  const page = tableOf(data.getData('text/html'), language);
  if (page === null) return plain;
  const width = plain[0]?.length ?? 0;
  const isTable = width > 1 && plain.every((cells) => cells.length === width);
  const isSame = plain.length === page.length && width === page[0]?.length;
  return isSame || !isTable ? page : plain;
}

/** @returns null for a page that holds anything else than one table with cells */
function tableOf(html: string, language: string): string[][] | null {
  if (html === '' || html.length > LONGEST_PAGE) return null;
  // A document without a window: it runs no script and fetches nothing.
  const [table, second] = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
  if (!table || second) return null;
  const rows = [...table.rows].filter((row) => !/display:\s*none/i.test(row.getAttribute('style') ?? ''));
  const lines = rows.map((): string[] => []);
  for (const [at, row] of rows.entries()) {
    for (const cell of row.cells) {
      const line = lines[at] ?? [];
      // A cell of a row above may reach down to here.
      let column = 0;
      while (line[column] !== undefined) column += 1;
      for (const spanned of lines.slice(at, at + cell.rowSpan)) {
        for (let right = 0; right < Math.min(cell.colSpan, MOST_SPAN); right += 1) spanned[column + right] = '';
      }
      line[column] = textOf(cell, language);
    }
  }
  const width = Math.max(0, ...lines.map((line) => line.length));
  if (width === 0) return null;
  return lines.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? ''));
}

function textOf(cell: HTMLTableCellElement, language: string): string {
  // Without a break, words of two lines would run together.
  for (const part of cell.querySelectorAll('br, p, div, li')) part.before(' ');
  const shown = (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const value = numberBehind(cell);
  return value === null ? shown : exactText(shown, value, language);
}

/** The value behind a cell as LibreOffice, Google and Excel write it. */
function numberBehind(cell: HTMLTableCellElement): number | null {
  const written = cell.getAttribute('sdval') ?? cell.getAttribute('x:num') ?? googleValue(cell);
  const value = written === null || written === '' ? Number.NaN : Number(written);
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : null;
}

function googleValue(cell: HTMLTableCellElement): string | null {
  // Google writes {"1":3,"3":12.5} for a number.
  return /^\{"1":3,"3":(-?[\d.e+-]+)\}$/i.exec(cell.dataset.sheetsValue ?? '')?.[1] ?? null;
}

/**
 * The text of a cell with the value behind it, where the text shows that value rounded. Other texts stay: `06:00` is also
 * a number in a sheet, and says more than it.
 */
function exactText(shown: string, value: number, language: string): string {
  const written = decimalText(value, language);
  // The column was too narrow to show it.
  if (/^#+$/.test(shown)) return written;
  if (value === 0 && /^\D*[-–—]\D*$/.test(shown)) return written;
  const day = dayOfSerial(value);
  if (day !== null && isDayShown(shown, day)) return day;
  const [, before = '', digits = '', after = ''] = /^([^\d:]*?)(\d[\d.,'\s]*)([^\d:]*)$/.exec(shown) ?? [];
  const isPercent = after.includes('%');
  const figure = Math.abs(isPercent ? value * 100 : value);
  if (digits === '' || ![language, 'de', 'en'].some((one) => isRounded(digits, figure, one))) return shown;
  const exact = decimalText(Number(figure.toPrecision(12)), language);
  // Accountants write negative amounts in brackets.
  const isBracketed = before.includes('(') && value < 0;
  return isBracketed ? `-${exact}` : `${before}${exact}${after === '' ? '' : ` ${after.trim()}`}`;
}

function isRounded(digits: string, figure: number, language: string): boolean {
  const number = readNumber(digits, language);
  if (number === null || Number.isNaN(number)) return false;
  const decimals = Number.isInteger(number) ? 0 : (/[.,](\d+)\s*$/.exec(digits)?.[1]?.length ?? 0);
  return Math.abs(figure - number) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** Whether a text shows this day in any order, so that `2/1/2027` of an American sheet is 1 February. */
function isDayShown(shown: string, day: string): boolean {
  const parts = shown.split(/[./-]/);
  const numbers = parts.map(Number).toSorted((one, other) => one - other);
  const [year = 0, ...others] = day.split('-').map(Number);
  const wanted = [year, year % 100].map((one) => [...others, one].toSorted((a, b) => a - b).join());
  return parts.length === 3 && wanted.includes(numbers.join());
}

function decimalText(value: number, language: string): string {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(12).replace(/0+$/, '');
  return language.startsWith('de') ? text.replace('.', ',') : text;
}
