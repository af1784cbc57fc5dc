import type { KeyboardEvent } from 'react';
import { isOneCell, movedBy, placeAt, tabbed } from './grid-place.ts';
import type { Grid } from './use-grid.ts';

export type KeyActs = {
  /** where a run of Tab began: Enter leads below it */
  runStart: { current: number | null };
  /** the next Tab leaves the grid */
  mayLeave: { current: boolean };
  onSave: () => void;
};

/** A key in a cell that is not being edited. */
export function onCellKey(event: KeyboardEvent, grid: Grid, acts: KeyActs): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const { place, size, area } = grid;
  if (event.key === 'Escape') {
    acts.mayLeave.current = true;
    return;
  }
  if (event.key === 'Tab') {
    tab(event, grid, acts);
    return;
  }
  acts.mayLeave.current = false;
  const moved = movedBy(event.key, place, { size, isFar: isCommand, isExtending: event.shiftKey });
  if (moved) {
    acts.runStart.current = null;
    event.preventDefault();
    grid.go(moved);
    return;
  }
  const act = isCommand ? commandOf(event, grid, acts) : plainActOf(event, grid, acts);
  if (!act) return;
  event.preventDefault();
  act();

  function plainActOf({ key, shiftKey, altKey }: KeyboardEvent, { edit, clear, go }: Grid, { runStart }: KeyActs) {
    if (key === 'Enter' && runStart.current !== null && runStart.current !== place.column) {
      const start = runStart.current;
      return () => {
        runStart.current = null;
        go(placeAt(place.row + 1, start));
      };
    }
    if (key === 'Enter' || key === 'F2') return () => edit(textAt(grid));
    if (key === 'Delete' || key === 'Backspace') return clear;
    if (key === ' ' && shiftKey) {
      return () => go({ row: area.top, anchorRow: area.bottom, column: 0, anchorColumn: size.columns - 1 });
    }
    return key.length === 1 && !altKey ? () => edit(key) : null;
  }
}

function commandOf({ key, shiftKey }: KeyboardEvent, grid: Grid, { onSave }: KeyActs): (() => void) | null {
  const { area, size } = grid;
  switch (key.toLowerCase()) {
    case 'd':
      return area.top === area.bottom ? grid.duplicate : grid.fillDown;
    case 'z':
      return shiftKey ? grid.redo : grid.undo;
    case 'y':
      return grid.redo;
    case 's':
      return onSave;
    case 'a':
      return () => grid.go({ row: 0, column: 0, anchorRow: size.rows - 1, anchorColumn: size.columns - 1 });
    case '-':
      return grid.remove;
    default:
      return null;
  }
}

function tab(event: KeyboardEvent, grid: Grid, { mayLeave, runStart }: KeyActs): void {
  const next = mayLeave.current ? null : tabbed(grid.place, grid.size, event.shiftKey);
  mayLeave.current = false;
  if (!next) return;
  event.preventDefault();
  runStart.current ??= grid.place.column;
  grid.go(next);
}

/** A key in the field of the cell that is being edited. @param text what stands in it */
export function onEditorKey(event: KeyboardEvent, text: string, grid: Grid, acts: KeyActs): void {
  const { place, size } = grid;
  event.stopPropagation();
  const commit = (next?: Parameters<Grid['go']>[0]) => {
    event.preventDefault();
    grid.type(typed(text, grid), next);
  };
  switch (event.key) {
    case 'Escape':
      event.preventDefault();
      grid.edit(null);
      return;
    case 'Enter': {
      const column = acts.runStart.current ?? place.column;
      acts.runStart.current = null;
      commit(placeAt(place.row + 1, column));
      return;
    }
    case 'Tab':
      acts.runStart.current ??= place.column;
      // The last row grows by what was typed in it.
      commit(tabbed(place, { ...size, rows: size.rows + 1 }, event.shiftKey) ?? place);
      return;
    case 'ArrowUp':
    case 'ArrowDown':
      acts.runStart.current = null;
      commit(placeAt(place.row + (event.key === 'ArrowUp' ? -1 : 1), place.column));
      return;
    default:
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        commit();
        acts.onSave();
      }
  }
}

/** What a finished edit types; nothing where the text stayed. */
export function typed(text: string, grid: Grid) {
  const columnId = grid.kind.columns[grid.place.column]?.id;
  if (columnId === undefined || text === textAt(grid)) return [];
  return [{ row: grid.place.row, columnId, text }];
}

export function textAt({ table, kind, place }: Grid): string {
  return table.rows[place.row]?.cells[kind.columns[place.column]?.id ?? ''] ?? '';
}

/** The cells that a single text of the clipboard goes to. */
export function cellsOfArea({ area, kind }: Grid, text: string) {
  const rows = isOneCell(area)
    ? [area.top]
    : Array.from({ length: area.bottom - area.top + 1 }, (_, at) => area.top + at);
  const columns = kind.columns.slice(area.left, area.right + 1);
  return rows.flatMap((row) => columns.map(({ id }) => ({ row, columnId: id, text })));
}
