import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { ShownCell, ShownSheet } from './read-sheets.ts';

/** Cells of a workbook are picked by pointing. */
export type Pointing = {
  /** what goes into a cell, in words; null where nothing does */
  wordsAt: (sheet: string, cell: string) => string | null;
  selected: { sheet: string; cell: string } | null;
  onPick: (sheet: string, cell: string) => void;
  /** hears which sheets the workbook has */
  onRead: (sheets: readonly ShownSheet[]) => void;
};

const steps: { readonly [key: string]: { row: number; column: number } } = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** One cell to point at. The arrow keys go from cell to cell; Tab leaves the sheet. */
export function CellButton({
  sheet,
  row,
  cell,
  pointing,
}: {
  sheet: ShownSheet;
  row: number;
  cell: ShownCell;
  pointing: Pointing;
}) {
  const { t } = useLingui();
  const at = `${sheet.columns[cell.column]}${row + 1}`;
  const words = pointing.wordsAt(sheet.name, at);
  const isSelected = pointing.selected?.sheet === sheet.name && pointing.selected.cell === at;
  const isFirst = pointing.selected?.sheet === sheet.name ? isSelected : row === 0 && cell.column === 0;
  const looks = isSelected
    ? 'bg-accent-soft outline-2 outline-accent -outline-offset-2'
    : words !== null
      ? 'bg-accent-soft'
      : 'hover:bg-sunken';
  return (
    <button
      type="button"
      data-cell={at}
      tabIndex={isFirst ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={[t`Zelle ${at}`, cell.text, words ?? '', cell.isFormula ? t`Formel` : ''].filter(Boolean).join(', ')}
      className={`block h-full min-h-7 w-full min-w-16 px-2 py-1 text-inherit ${cell.isNumber ? 'text-right' : 'text-left'} -outline-offset-2 focus-visible:ring-focus ${looks}`}
      onClick={() => pointing.onPick(sheet.name, at)}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step) move(event, { row: row + step.row, column: cell.column + step.column }, sheet, step);
      }}
    >
      {words === null ? (
        cell.text
      ) : (
        <>
          {cell.text === '' ? null : <span className="block text-ink-3">{cell.text}</span>}
          <span className="block text-12 text-accent-text">{words}</span>
        </>
      )}
    </button>
  );
}

/** To the next cell that is shown in this direction: those under a merged one are passed over. */
function move(
  event: KeyboardEvent<HTMLButtonElement>,
  from: { row: number; column: number },
  { columns, rows }: ShownSheet,
  step: { row: number; column: number },
): void {
  const table = event.currentTarget.closest('table');
  let { row, column } = from;
  while (row >= 0 && column >= 0 && row < rows.length && column < columns.length) {
    const next = table?.querySelector<HTMLButtonElement>(`[data-cell="${columns[column]}${row + 1}"]`);
    if (next) {
      event.preventDefault();
      next.focus();
      return;
    }
    row += step.row;
    column += step.column;
  }
}
