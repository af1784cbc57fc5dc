import { cellsOfText, type FormCell } from '@zuschlag/validation/handouts/price-forms/figures';
import { type LabelledCell, labelOf } from '@zuschlag/validation/handouts/price-forms/label-of';
import type { ShownCell, ShownSheet } from '../../documents/preview/workbook/read-sheets.ts';

type Place = { sheet: string; cell: string };

/** The cell of a workbook as it is shown; undefined for one that is not. */
export function shownCellAt(sheets: readonly ShownSheet[], { sheet, cell }: Place): ShownCell | undefined {
  const found = sheets.find(({ name }) => name === sheet);
  const place = found && placeIn(found, cell);
  return place ? found.rows[place.row]?.find(({ column }) => column === place.column) : undefined;
}

/**
 * The cells of a template as the call takes them, each with the words beside it in the workbook that is open. Cells of
 * sheets that it does not have keep the words they had.
 */
export function labelledCells(text: string, sheets: readonly ShownSheet[], stored: readonly FormCell[]): FormCell[] {
  const cells = cellsOfText(text);
  const shown = new Map(sheets.map((sheet) => [sheet.name, wordsIn(sheet)]));
  return cells.map((cell) => {
    const sheet = sheets.find(({ name }) => name === cell.sheet);
    const place = sheet && placeIn(sheet, cell.cell);
    if (!sheet || !place) {
      const before = stored.find((one) => one.sheet === cell.sheet && one.cell === cell.cell);
      return { ...cell, label: before?.label ?? '' };
    }
    const own = new Set(cells.filter((one) => one.sheet === cell.sheet).map((one) => one.cell));
    const isOwn = ({ row, column }: { row: number; column: number }) => own.has(`${sheet.columns[column]}${row + 1}`);
    return { ...cell, label: labelOf(shown.get(cell.sheet) ?? [], place, isOwn) };
  });
}

/** Figures name no cell, however they are formatted. */
function wordsIn({ rows }: ShownSheet): LabelledCell[] {
  return rows.flatMap((cells, row) =>
    cells
      .filter(({ isNumber }) => !isNumber)
      .map(({ column, columns, rows: rowSpan, text }) => ({ row, column, rowSpan, columnSpan: columns, text })),
  );
}

function placeIn({ columns }: ShownSheet, cell: string): { row: number; column: number } | null {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const column = columns.indexOf(letters);
  return column < 0 ? null : { row: Number(digits) - 1, column };
}
