import { type CellPlace, cellAt, isInRange } from '../cell-place.ts';
import type { ScannedRow, ScannedSheet, Span } from './scan-sheet.ts';

/** What a cell receives; a day is a number that a workbook shows as a day. */
export type CellContent = { kind: 'number'; value: number } | { kind: 'text'; value: string };
export type CellEdit = { place: CellPlace; content: CellContent };
/** Why a cell is not filled: it calculates itself, or lies under a merged cell. */
export type CellObstacle = 'FORMULA' | 'MERGED';

type Splice = Span & { text: string };

export function obstacleAt(sheet: ScannedSheet, place: CellPlace): CellObstacle | null {
  if (sheet.formulaCells.has(place)) return 'FORMULA';
  const merge = sheet.merges.find((range) => isInRange(range, place));
  const isFirst = merge === undefined || (merge.from.row === place.row && merge.from.column === place.column);
  return isFirst ? null : 'MERGED';
}

/** The style of a cell: its own, or for one that does not exist yet that of its row or column, as programs give it. */
export function styleAt(sheet: ScannedSheet, place: CellPlace): string | null {
  const row = sheet.rows.find((one) => one.row === place.row);
  const cell = row?.cells.find((one) => one.place.column === place.column);
  if (cell) return cell.style;
  const column = sheet.columns.find(({ first, last }) => first <= place.column && place.column <= last);
  return row?.style ?? column?.style ?? null;
}

/**
 * Writes cells into the text of a sheet, and takes away what formulas of the sheet had stored as their results. All other
 * characters stay.
 *
 * @param edits cells without an obstacle, each once
 */
export function editSheet(xml: string, sheet: ScannedSheet, edits: readonly CellEdit[]): string {
  const byRow = Map.groupBy(edits, ({ place }) => place.row);
  const known = new Map(sheet.rows.map((row) => [row.row, row]));
  const splices = [...withoutResults(xml, sheet)];
  const newRows: { row: number; text: string }[] = [];
  for (const [row, inRow] of byRow) {
    const found = known.get(row);
    if (found) splices.push(...cellsInto(xml, sheet, found, inRow));
    else newRows.push({ row, text: wholeRow(sheet, row, inRow) });
  }
  splices.push(...rowsInto(xml, sheet, newRows), ...widened(xml, sheet, edits));
  return spliced(xml, splices);
}

/** Programs may look no further than the cells that a sheet says it has. */
function* widened(xml: string, { dimension }: ScannedSheet, edits: readonly CellEdit[]): Generator<Splice> {
  if (!dimension) return;
  const { tag, range } = dimension;
  if (edits.every(({ place }) => isInRange(range, place))) return;
  const rows = edits.map(({ place }) => place.row);
  const columns = edits.map(({ place }) => place.column);
  const from = cellAt({ row: Math.min(range.from.row, ...rows), column: Math.min(range.from.column, ...columns) });
  const to = cellAt({ row: Math.max(range.to.row, ...rows), column: Math.max(range.to.column, ...columns) });
  const text = xml.slice(tag.from, tag.to).replace(/(\sref\s*=\s*)("[^"]*"|'[^']*')/, `$1"${from}:${to}"`);
  yield { ...tag, text };
}

/** The results that formulas stored: without them each program calculates, or shows nothing instead of what was. */
function* withoutResults(xml: string, { results }: ScannedSheet): Generator<Splice> {
  for (const { tag, value } of results) {
    if (!value) continue;
    const opening = xml.slice(tag.from, tag.to);
    // The type is that of the result.
    yield { ...tag, text: opening.replace(/\st\s*=\s*("[^"]*"|'[^']*')/, '') };
    yield { ...value, text: '' };
  }
}

function cellsInto(xml: string, sheet: ScannedSheet, row: ScannedRow, edits: readonly CellEdit[]): Splice[] {
  const sorted = inOrder(edits);
  // The spans of columns are a hint; without them no cell lies outside of it.
  const opening = xml.slice(row.tag.from, row.tag.to).replace(/\sspans\s*=\s*("[^"]*"|'[^']*')/, '');
  if (row.isEmpty) {
    const cells = sorted.map((edit) => cellText(sheet, edit)).join('');
    return [{ ...row.tag, text: `${opening.replace(/\s*\/>$/, '>')}${cells}</${sheet.prefix}row>` }];
  }
  const lastColumn = row.cells.at(-1)?.place.column ?? -1;
  const firstColumn = row.cells[0]?.place.column ?? 0;
  const isOutside = sorted.some(({ place }) => place.column > lastColumn || place.column < firstColumn);
  const splices: Splice[] = isOutside ? [{ ...row.tag, text: opening }] : [];
  const places = Map.groupBy(sorted, ({ place }) => {
    const { from, to } = insertionOf(row, place.column);
    return `${from} ${to}`;
  });
  for (const [place, together] of places) {
    const [from = 0, to = 0] = place.split(' ').map(Number);
    splices.push({ from, to, text: together.map((edit) => cellText(sheet, edit)).join('') });
  }
  return splices;
}

/** Where a cell goes: in place of the one that is there, before the next one, or at the end of its row. */
function insertionOf(row: ScannedRow, column: number): Span {
  const own = row.cells.find(({ place }) => place.column === column);
  if (own) return own;
  const next = row.cells.find(({ place }) => place.column > column);
  const at = next ? next.from : (row.cells.at(-1)?.to ?? row.tag.to);
  return { from: at, to: at };
}

function rowsInto(xml: string, { data, rows, prefix }: ScannedSheet, added: readonly { row: number; text: string }[]) {
  const sorted = added.toSorted((one, other) => one.row - other.row);
  if (sorted.length === 0) return [];
  if (data.isEmpty) {
    const opening = xml.slice(data.tag.from, data.tag.to).replace(/\s*\/>$/, '>');
    return [{ ...data.tag, text: `${opening}${sorted.map(({ text }) => text).join('')}</${prefix}sheetData>` }];
  }
  const places = Map.groupBy(sorted, ({ row }) => rows.find((one) => one.row > row)?.from ?? data.end);
  return [...places].map(([at, together]) => ({ from: at, to: at, text: together.map(({ text }) => text).join('') }));
}

function wholeRow(sheet: ScannedSheet, row: number, edits: readonly CellEdit[]): string {
  const cells = inOrder(edits).map((edit) => cellText(sheet, edit));
  return `<${sheet.prefix}row r="${row + 1}">${cells.join('')}</${sheet.prefix}row>`;
}

function cellText(sheet: ScannedSheet, { place, content }: CellEdit): string {
  const { prefix } = sheet;
  const style = styleAt(sheet, place);
  const opening = `<${prefix}c r="${cellAt(place)}"${style === null ? '' : ` s="${style}"`}`;
  if (content.kind === 'number') return `${opening}><${prefix}v>${content.value}</${prefix}v></${prefix}c>`;
  // The list of shared strings is another member of the archive, and stays as it is.
  const text = `<${prefix}t xml:space="preserve">${escaped(content.value)}</${prefix}t>`;
  return `${opening} t="inlineStr"><${prefix}is>${text}</${prefix}is></${prefix}c>`;
}

const inOrder = (edits: readonly CellEdit[]) =>
  edits.toSorted(({ place: one }, { place: other }) => one.column - other.column);

const signs: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without the characters that XML does not know, and in ASCII alone: a sheet may state any encoding that contains it. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>]/g, (sign) => signs[sign] ?? sign)
    .replace(/[\u0080-\u{10ffff}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function spliced(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const splice of splices.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    result += text.slice(at, splice.from) + splice.text;
    at = splice.to;
  }
  return result + text.slice(at);
}
