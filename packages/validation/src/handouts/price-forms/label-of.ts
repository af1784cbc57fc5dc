/** A cell of a sheet with its place, counted from 0, and how far it reaches. */
export type LabelledCell = { row: number; column: number; rowSpan: number; columnSpan: number; text: string };

const LONGEST = 120;

/**
 * What names a cell for a reader: the nearest words left of it in its row, and the nearest ones above it in its column.
 *
 * @param isLeftOut cells that are filled themselves name no other
 */
export function labelOf(
  cells: readonly LabelledCell[],
  { row, column }: { row: number; column: number },
  isLeftOut: (place: { row: number; column: number }) => boolean,
): string {
  const named = cells.filter((cell) => /\p{L}/u.test(cell.text) && !isLeftOut(cell));
  const left = named
    .filter((cell) => covers(cell.row, cell.rowSpan, row) && cell.column + cell.columnSpan <= column)
    .reduce<LabelledCell | null>((best, cell) => (best && best.column > cell.column ? best : cell), null);
  const above = named
    .filter((cell) => covers(cell.column, cell.columnSpan, column) && cell.row + cell.rowSpan <= row)
    .reduce<LabelledCell | null>((best, cell) => (best && best.row > cell.row ? best : cell), null);
  const words = [left, above].flatMap((cell) => (cell ? [cell.text.replace(/\s+/g, ' ').trim()] : []));
  return [...new Set(words)].join(' · ').slice(0, LONGEST).toWellFormed();
}

function covers(from: number, span: number, at: number): boolean {
  return from <= at && at < from + span;
}
