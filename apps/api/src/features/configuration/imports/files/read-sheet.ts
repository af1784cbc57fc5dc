import { importLimits } from '@zuschlag/validation/configuration/imports';
import { dayOfSerial, timeOfSerial } from './number-formats.ts';
import type { Archive } from './open-archive.ts';
import { cellText, FileRefused, type RawCell, type RawRow, type TableCollector } from './raw-table.ts';
import { readXml } from './read-xml.ts';
import { stringListener, type Workbook } from './workbook-parts.ts';

const NAMED = 5;
// Room for a title and for empty rows; the annotated file must keep as many rows as the original.
const LAST_ROW = importLimits.rows + 100;

type OpenCell = { address: string; column: number; type: string; style: number; value: string; inline: string };

/**
 * Hands the rows of a sheet to the collector, until it has heard enough.
 *
 * @throws {FileRefused} FORMULA_CELLS, MERGED_CELLS, DECLARED_SIZE_TOO_LARGE, TOO_MANY_ROWS, DAMAGED
 */
export async function readSheet(
  archive: Archive,
  part: string,
  workbook: Workbook,
  collector: TableCollector,
): Promise<void> {
  const formulas: string[] = [];
  const merged: string[] = [];
  let row: RawRow = { row: 0, cells: [] };
  let cell: OpenCell | null = null;
  let isValue = false;
  let isEnough = false;
  const inline = stringListener((text) => {
    if (cell) cell.inline = text;
  }, 'is');

  await readXml(archive.chunks(part), {
    open(name, attributes) {
      inline.open(name);
      isValue = name === 'v';
      if (name === 'dimension') requireModest(attributes.ref ?? '');
      else if (name === 'row') row = { row: Math.max(row.row + 1, wholeNumber(attributes.r)), cells: [] };
      else if (name === 'c') cell = openCell(attributes, row);
      else if (name === 'f' && cell) formulas.push(cell.address);
      else if (name === 'mergeCell') merged.push(attributes.ref ?? '');
    },
    text(piece) {
      inline.text(piece);
      if (isValue && cell && cell.value.length < 1_000) cell.value += piece;
    },
    close(name) {
      inline.close(name);
      if (name === 'v') isValue = false;
      if (name === 'c' && cell) {
        const read = cellOf(cell, workbook);
        // The list keeps its length in step with the sheet, so that a cell without an address is the next one.
        if (read || cell.column < importLimits.columns) row.cells[cell.column] = read;
        if (read && cell.column >= importLimits.columns)
          throw new FileRefused('DECLARED_SIZE_TOO_LARGE', [cell.address]);
        cell = null;
      }
      if (name === 'row') {
        if (row.row > LAST_ROW && row.cells.some(Boolean))
          throw new FileRefused('DECLARED_SIZE_TOO_LARGE', [`${row.row}`]);
        isEnough = !collector.take(row);
      }
    },
    isEnough: () => isEnough || formulas.length >= NAMED || merged.length >= NAMED,
  });
  // A sheet without the table is ignored.
  if (!collector.table()) return;
  if (formulas.length > 0) throw new FileRefused('FORMULA_CELLS', formulas.slice(0, NAMED));
  if (merged.length > 0) throw new FileRefused('MERGED_CELLS', merged.slice(0, NAMED));
}

function openCell(attributes: { readonly [name: string]: string | undefined }, row: RawRow): OpenCell {
  const letters = /^[A-Z]{1,3}/.exec(attributes.r ?? '')?.[0];
  const column = letters ? columnOf(letters) : row.cells.length;
  const address = attributes.r ?? `#${row.row}`;
  return { address, column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '', inline: '' };
}

/** @returns 0 for what is no row of a sheet */
function wholeNumber(text = ''): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function requireModest(ref: string): void {
  const [, letters = 'A', row = '1'] = /(?:^|:)([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  if (columnOf(letters) >= importLimits.columns || Number(row) > LAST_ROW)
    throw new FileRefused('DECLARED_SIZE_TOO_LARGE', [ref]);
}

function cellOf(
  { type, style, value, inline }: OpenCell,
  { strings, meanings, is1904 }: Workbook,
): RawCell | undefined {
  const text = type === 'inlineStr' ? inline : type === 's' ? (strings[Number(value)] ?? '') : cellText(value);
  if (text === '') return undefined;
  if (type === 'd') return { kind: 'day', day: text.slice(0, 10), text };
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return { kind: 'text', text };
  switch (meanings[style]) {
    case 'day': {
      const day = dayOfSerial(number, is1904);
      return day ? { kind: 'day', day, text: day } : { kind: 'text', text };
    }
    case 'time': {
      const time = timeOfSerial(number);
      return time ? { kind: 'time', time, text: time } : { kind: 'text', text };
    }
    case 'percent':
      return { kind: 'number', value: clean(number), isPercent: true, text: `${clean(number * 100)}%` };
    default:
      return { kind: 'number', value: clean(number), isPercent: false, text: String(clean(number)) };
  }
}

/** Without the dust that calculating with binary fractions leaves behind. */
function clean(value: number): number {
  return Number(value.toPrecision(15));
}
