/** The chosen cell, and the other corner of a chosen area. */
export type GridPlace = { row: number; column: number; anchorRow: number; anchorColumn: number };

/** The cells of a chosen area, from and to inclusive. */
export type GridArea = { top: number; bottom: number; left: number; right: number };

export function placeAt(row: number, column: number): GridPlace {
  return { row, column, anchorRow: row, anchorColumn: column };
}

export function areaOf({ row, column, anchorRow, anchorColumn }: GridPlace): GridArea {
  return {
    top: Math.min(row, anchorRow),
    bottom: Math.max(row, anchorRow),
    left: Math.min(column, anchorColumn),
    right: Math.max(column, anchorColumn),
  };
}

export function isInArea({ top, bottom, left, right }: GridArea, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

export function isOneCell({ top, bottom, left, right }: GridArea): boolean {
  return top === bottom && left === right;
}

type Size = { rows: number; columns: number };

/** Keeps a place inside of a grid that became smaller. */
export function inside(place: GridPlace, { rows, columns }: Size): GridPlace {
  const row = (at: number) => Math.max(0, Math.min(at, rows - 1));
  const column = (at: number) => Math.max(0, Math.min(at, columns - 1));
  return {
    row: row(place.row),
    column: column(place.column),
    anchorRow: row(place.anchorRow),
    anchorColumn: column(place.anchorColumn),
  };
}

const arrows: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/**
 * Where a key leads in a grid.
 * @param isExtending the area grows while its anchor stays
 * @returns null for a key that does not move
 */
export function movedBy(
  key: string,
  place: GridPlace,
  { size, isFar, isExtending }: { size: Size; isFar: boolean; isExtending: boolean },
): GridPlace | null {
  const target = targetOf(key, place, { size, isFar });
  if (!target) return null;
  const [row, column] = target;
  const next = isExtending ? { ...place, row, column } : placeAt(row, column);
  return inside(next, size);
}

function targetOf(key: string, { row, column }: GridPlace, { size, isFar }: { size: Size; isFar: boolean }) {
  const arrow = arrows[key];
  if (arrow) {
    const by = isFar ? Number.MAX_SAFE_INTEGER / 2 : 1;
    return [row + arrow[0] * by, column + arrow[1] * by] as const;
  }
  if (key === 'Home') return [isFar ? 0 : row, 0] as const;
  if (key === 'End') return [isFar ? size.rows - 1 : row, size.columns - 1] as const;
  return null;
}

/** The next cell in the order of reading; null beyond the first and the last one. */
export function tabbed({ row, column }: GridPlace, { rows, columns }: Size, isBack: boolean): GridPlace | null {
  const at = row * columns + column + (isBack ? -1 : 1);
  if (at < 0 || at >= rows * columns) return null;
  return placeAt(Math.floor(at / columns), at % columns);
}
