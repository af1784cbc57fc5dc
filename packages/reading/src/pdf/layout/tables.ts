import { around } from '../../quote-places.ts';
import type { Box, Cell, Table } from '../../text-with-places.ts';
import { type LineNumbers, textOf } from './block-text.ts';
import type { Line, Row } from './lines.ts';

/** Rows that form a table, and the columns in which their lines stand. */
export type TableRows = { rows: Row[]; columns: Column[] };
type Column = { left: number; right: number };

// In parts of the size of the font.
const ROOMY = 2.6;
const CLOSE = 1.5;

/**
 * Finds tables among rows: at least two of them with several lines each, and no line reaches over the gap between two
 * columns. A row with one line belongs to it where it continues a cell.
 *
 * @returns the tables with the place of their first row, in their order
 */
export function tablesIn(rows: readonly Row[]): { first: number; table: TableRows }[] {
  const found: { first: number; table: TableRows }[] = [];
  let at = 0;
  while (at < rows.length) {
    const table = tableAt(rows, at);
    if (table) {
      found.push({ first: at, table });
      at += table.rows.length;
    } else at += 1;
  }
  return found;
}

function tableAt(rows: readonly Row[], first: number): TableRows | null {
  const head = rows[first];
  if (!head || head.lines.length < 2) return null;
  let columns = head.lines.map(({ box }) => ({ left: box.left, right: box.right }));
  const taken: Row[] = [head];
  for (let next = first + 1; next < rows.length; next++) {
    const row = rows[next] as Row;
    const before = taken.at(-1) as Row;
    const size = Math.max(...row.lines.map((line) => line.size));
    if (row.box.top - before.box.bottom > ROOMY * size) break;
    const wider = withLines(columns, row.lines);
    if (!wider || wider.length < 2) break;
    const isContinued = row.lines.length === 1 && row.box.top - before.box.bottom < 0.5 * size;
    if (row.lines.length < 2 && !isContinued) break;
    columns = wider;
    taken.push(row);
  }
  while ((taken.at(-1)?.lines.length ?? 2) < 2) taken.pop();
  const isTable = taken.filter(({ lines }) => lines.length >= 2).length >= 2;
  return isTable ? { rows: taken, columns } : null;
}

/** The columns widened by lines; null when a line reaches over two of them, or no line meets one. */
function withLines(columns: readonly Column[], lines: readonly Line[]): Column[] | null {
  const result = columns.map((column) => ({ ...column }));
  let isMet = false;
  for (const { box } of lines) {
    const met = result.filter(({ left, right }) => box.left < right && box.right > left);
    if (met.length > 1) return null;
    const [column] = met;
    if (column) {
      column.left = Math.min(column.left, box.left);
      column.right = Math.max(column.right, box.right);
      isMet = true;
    } else result.push({ left: box.left, right: box.right });
  }
  result.sort((one, other) => one.left - other.left);
  const isApart = result.every((column, index) => index === 0 || column.left >= (result[index - 1] as Column).right);
  return isMet && isApart ? result : null;
}

/** The cells of a table; a row without its first cell close below another continues it. */
export function tableOf({ rows, columns }: TableRows, numbers: LineNumbers): Table {
  const cells: { row: number; column: number; lines: Line[] }[] = [];
  let number = -1;
  let before: Box | null = null;
  for (const row of rows) {
    const placed = row.lines.map((line) => ({ line, column: columnOf(columns, line) }));
    const size = Math.max(...row.lines.map((line) => line.size));
    const isClose: boolean = before !== null && row.box.top - before.top < CLOSE * size;
    const isContinued: boolean = isClose && !placed.some(({ column }) => column === 0);
    if (!isContinued) number += 1;
    for (const { line, column } of placed) {
      const open = cells.find((cell) => cell.row === number && cell.column === column);
      if (open) open.lines.push(line);
      else cells.push({ row: number, column, lines: [line] });
    }
    before = isContinued && before ? around(before, row.box) : row.box;
    if (isContinued) before = { ...before, top: row.box.top };
  }
  const isHeaderRow = cells.filter(({ row }) => row === 0).every(({ lines }) => lines.every(({ isBold }) => isBold));
  return {
    kind: 'table',
    rows: number + 1,
    columns: columns.length,
    cells: cells.map(
      ({ row, column, lines }): Cell => ({
        ...textOf(lines, numbers),
        ...{ row, column, rowSpan: 1, columnSpan: 1, isHeader: row === 0 && isHeaderRow, ref: null },
      }),
    ),
  };
}

function columnOf(columns: readonly Column[], { box }: Line): number {
  return Math.max(
    0,
    columns.findIndex(({ left, right }) => box.left < right && box.right > left),
  );
}
