import type { FormCell } from '@zuschlag/validation/handouts/price-forms/figures';
import { type LabelledCell, labelOf } from '@zuschlag/validation/handouts/price-forms/label-of';
import type { ShownCell, ShownSheet } from '../../documents/preview/workbook/read-sheets.ts';

type Place = { sheet: string; cell: string };

/** The cell of a workbook as it is shown; undefined for one that is not. */
export function shownCellAt(sheets: readonly ShownSheet[], { sheet, cell }: Place): ShownCell | undefined {
  const found = sheets.find(({ name }) => name === sheet);
  const place = found && placeIn(found, cell);
  return place ? found.rows[place.row]?.find(({ column }) => column === place.column) : undefined;
}

/** The words beside a cell in the workbook that is open; null for a cell of a sheet that it does not have. */
export type WordsBeside = (place: Place) => string | null;

/** @param cells all of the template: they name no other */
export function wordsBeside(sheets: readonly ShownSheet[], cells: readonly Place[]): WordsBeside {
  return ({ sheet: name, cell }) => {
    const sheet = sheets.find((one) => one.name === name);
    const place = sheet && placeIn(sheet, cell);
    if (!sheet || !place) return null;
    const own = new Set(cells.filter((one) => one.sheet === name).map((one) => one.cell));
    const isOwn = ({ row, column }: { row: number; column: number }) => own.has(`${sheet.columns[column]}${row + 1}`);
    return labelOf(wordsIn(sheet), place, isOwn);
  };
}

/**
 * The cells of a template after one was picked, or left out. The picked one has the words that stand beside it now. The
 * others keep theirs: they are compared with the next workbook, so that a row that moved is noticed. Where the words of one
 * are those that stand there now, they stay so, also when the new cell was among them.
 */
export function withPicked(
  sheets: readonly ShownSheet[],
  cells: readonly FormCell[],
  place: Place,
  picked: Pick<FormCell, 'figure' | 'period' | 'service'> | null,
): FormCell[] {
  const isPicked = ({ sheet, cell }: Place) => sheet === place.sheet && cell === place.cell;
  const label = cells.find(isPicked)?.label ?? '';
  const after = [...cells.filter((one) => !isPicked(one)), ...(picked ? [{ ...place, ...picked, label }] : [])];
  const [before, now] = [wordsBeside(sheets, cells), wordsBeside(sheets, after)];
  return after.map((cell) => {
    if (isPicked(cell)) return { ...cell, label: now(cell) ?? cell.label };
    const isSame = cell.sheet === place.sheet && cell.label !== '' && before(cell) === cell.label;
    return isSame ? { ...cell, label: now(cell) ?? cell.label } : cell;
  });
}

/** The cells of a template beside which other words stand now than are kept, with the new ones. */
export function movedCells(sheets: readonly ShownSheet[], cells: readonly FormCell[]): (FormCell & { now: string })[] {
  const beside = wordsBeside(sheets, cells);
  return cells.flatMap((cell) => {
    const now = cell.label === '' ? null : beside(cell);
    return now === null || now === cell.label ? [] : [{ ...cell, now }];
  });
}

const words = new WeakMap<ShownSheet, LabelledCell[]>();

/** As the server reads them: figures name no cell, however they are formatted, nor do rows that are not shown. */
function wordsIn(sheet: ShownSheet): LabelledCell[] {
  const known = words.get(sheet);
  if (known) return known;
  const found = sheet.rows.flatMap((cells, row) =>
    (sheet.hiddenRows.has(row) ? [] : cells)
      .map(({ truth, text, ...cell }) => ({ ...cell, text: truth === null ? text : truth ? 'WAHR' : 'FALSCH' }))
      .filter(({ isNumber, text }) => !isNumber && /\p{L}/u.test(text))
      .map(({ column, columns, rows: rowSpan, text }) => ({ row, column, rowSpan, columnSpan: columns, text })),
  );
  words.set(sheet, found);
  return found;
}

function placeIn({ columns }: ShownSheet, cell: string): { row: number; column: number } | null {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const column = columns.indexOf(letters);
  return column < 0 ? null : { row: Number(digits) - 1, column };
}
