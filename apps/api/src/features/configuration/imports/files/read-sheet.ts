import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { FileRefused } from '../../../../files/file-refused.ts';
import type { Archive } from '../../../../files/open-archive.ts';
import { numberCell } from './cell-values.ts';
import { cellText, columnLetters, columnOfLetters, type MergedCells, type RawCell, type RawRow } from './raw-table.ts';
import { readXml } from './read-xml.ts';
import { lastReadRow, type SheetCollector } from './table-in-sheet.ts';
import { stringListener, type Workbook } from './workbook-parts.ts';

const MOST_MERGED = 10_000;
/** Four times as many as the largest table has: a sheet with more cells is made to hurt, or is no table. */
export const mostCellsOfSheet = importLimits.rows * importLimits.columns * 4;

type OpenCell = {
  address: string;
  column: number;
  type: string;
  style: number;
  /** null without a value element */
  value: string | null;
  inline: string;
  isFormula: boolean;
};
type Attributes = { readonly [name: string]: string | undefined };

/**
 * Hands the rows of a sheet to the collector, until it has heard enough.
 *
 * @param mostCells a sheet with more cells is refused, also when they are empty
 * @throws {FileRefused} TOO_LARGE_UNPACKED, TOO_MANY_ROWS, DAMAGED
 */
export async function readSheet(
  archive: Archive,
  part: string,
  workbook: Workbook,
  { take, sheet }: SheetCollector,
  mostCells = mostCellsOfSheet,
): Promise<void> {
  let row: RawRow = { row: 0, cells: [] };
  let cell: OpenCell | null = null;
  let isValue = false;
  let isEnough = false;
  let cells = 0;
  const inline = stringListener((text) => {
    if (cell) cell.inline = text;
  }, 'is');

  await readXml(archive.chunks(part), {
    open(name, attributes) {
      inline.open(name);
      isValue = name === 'v';
      if (isValue && cell) cell.value ??= '';
      else if (name === 'row') row = openRow(attributes, row.row);
      else if (name === 'c') {
        cells += 1;
        if (cells > mostCells) throw new FileRefused('TOO_LARGE_UNPACKED');
        cell = openCell(attributes, row);
      } else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'col' && isHidden(attributes))
        for (const column of columnsBetween(attributes)) sheet.hiddenColumns.add(column);
      else if (name === 'mergeCell' && sheet.merged.length < MOST_MERGED)
        sheet.merged.push(...mergedCells(attributes.ref ?? ''));
    },
    text(piece) {
      inline.text(piece);
      if (isValue && cell?.value != null && cell.value.length < 1_000) cell.value += piece;
    },
    close(name) {
      inline.close(name);
      if (name === 'v') isValue = false;
      if (name === 'c' && cell) {
        const read = cellOf(cell, workbook);
        if (read && (row.row > lastReadRow || cell.column >= importLimits.columns)) sheet.beyond ??= cell.address;
        // The list keeps its length in step with the sheet, so that a cell without an address is the next one.
        else if (cell.column < importLimits.columns) row.cells[cell.column] = read;
        cell = null;
      }
      if (name === 'row') isEnough = !take(row);
    },
    isEnough: () => isEnough,
  });
}

function openRow(attributes: Attributes, last: number): RawRow {
  return {
    row: Math.max(last + 1, wholeNumber(attributes.r)),
    cells: [],
    ...(isHidden(attributes) ? { isHidden: true } : {}),
  };
}

/** A row or column is also hidden when it has no height or width. */
function isHidden({ hidden = '', ht, width }: Attributes): boolean {
  return /^(1|true)$/.test(hidden) || Number(ht ?? width ?? 1) === 0;
}

function columnsBetween({ min, max }: Attributes): number[] {
  const [first, last] = [wholeNumber(min), Math.min(wholeNumber(max), importLimits.columns)];
  return first < 1 ? [] : Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first - 1 + index);
}

function mergedCells(ref: string): MergedCells[] {
  const [, left, top, right, bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  if (!left || !right) return [];
  return [{ ref, rows: [Number(top), Number(bottom)], columns: [columnOfLetters(left), columnOfLetters(right)] }];
}

function openCell(attributes: Attributes, row: RawRow): OpenCell {
  const letters = /^[A-Z]{1,3}/.exec(attributes.r ?? '')?.[0];
  const column = letters ? columnOfLetters(letters) : row.cells.length;
  const address = `${columnLetters(column)}${row.row}`;
  const { t: type = 'n', s: style } = attributes;
  return { address, column, type, style: Number(style ?? 0), value: null, inline: '', isFormula: false };
}

/** @returns 0 for what is no row of a sheet */
function wholeNumber(text = ''): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function cellOf(cell: OpenCell, workbook: Workbook): RawCell | undefined {
  const { type, value, isFormula } = cell;
  const read = savedValue(cell, workbook);
  if (!isFormula) return read;
  if (read) return { ...read, isFormula: true };
  // A formula of text may result in none; without a value element, or as a number, the file does not hold the result.
  return type === 'str' && value !== null ? undefined : { kind: 'text', text: '', isFormula: true };
}

function savedValue({ address, type, style, value, inline }: OpenCell, workbook: Workbook): RawCell | undefined {
  const { strings, meanings, is1904 } = workbook;
  const text =
    type === 'inlineStr' ? inline : type === 's' && value !== null ? strings[Number(value)] : cellText(value ?? '');
  // A text that the workbook does not hold would otherwise be read as an empty cell.
  if (text === undefined || (type === 's' && value === '')) throw new FileRefused('DAMAGED', [address]);
  if (text === '') return undefined;
  if (type === 'd') return { kind: 'day', day: text.slice(0, 10), text };
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return { kind: 'text', text };
  return numberCell(number, meanings[style], is1904);
}
