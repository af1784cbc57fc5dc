/** A cell by its row and its column, both from 0. */
export type CellPlace = { row: number; column: number };

// What a workbook can hold: 1 048 576 rows and the columns A to XFD.
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** "B7" as places from 0; null for text that is no address of a cell. */
export function placeOfCell(ref: string): CellPlace | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(digits) - 1;
  return row >= 0 && row < MOST_ROWS && column < MOST_COLUMNS ? { row, column } : null;
}

/** The address of a cell: row 6 and column 1 are "B7". */
export function cellAt({ row, column }: CellPlace): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** A range of cells, its ends included. */
export type CellRange = { from: CellPlace; to: CellPlace };

/** "A1:B7", or "A1" for one cell; null for text that is no range. */
export function rangeOf(ref: string): CellRange | null {
  const [first = '', last = first] = ref.replaceAll('$', '').split(':');
  const [from, to] = [placeOfCell(first), placeOfCell(last)];
  return from && to && { from, to };
}

export function isInRange({ from, to }: CellRange, { row, column }: CellPlace): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}
