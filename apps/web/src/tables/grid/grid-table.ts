import { type Cells, cellsOf, type GridKind, isUntouched, valuesOf, withTexts } from './grid-column.ts';

/** A row of a grid: what it shows now, and what was stored when the edit began. */
export type GridRow = {
  key: string;
  /** null before it is stored */
  id: string | null;
  cells: Cells;
  /** null before it is stored */
  base: Cells | null;
};

/** The rows of a grid, the last one empty, and the ids of the stored rows that were taken out. */
export type GridTable = { rows: readonly GridRow[]; removed: readonly string[] };

/** A stored row, by its id or by an id that it replaced. */
export type StoredRow = { id: string; replacedIds?: readonly string[] };

export type CellText = { row: number; columnId: string; text: string };

/** What the operations on a grid need to know of it. */
export type GridFacts = { kind: GridKind; language: string };

export function gridOf(stored: readonly StoredRow[], { kind, language }: GridFacts): GridTable {
  const rows = stored.map((row) => storedRow(row, { kind, language }));
  return withEmptyRow({ rows, removed: [] }, kind);
}

function storedRow(row: StoredRow, { kind, language }: GridFacts): GridRow {
  const cells = cellsOf(kind, row, language);
  return { key: row.id, id: row.id, cells, base: cells };
}

function newRow(cells: Cells): GridRow {
  return { key: crypto.randomUUID(), id: null, cells, base: null };
}

/** A row without any typing does not count yet. */
export function isEmptyRow({ id, cells }: GridRow, kind: GridKind): boolean {
  return id === null && isUntouched(kind, cells);
}

export function isChangedRow({ id, cells, base }: GridRow, kind: GridKind): boolean {
  if (id === null || base === null) return !isUntouched(kind, cells);
  return kind.columns.some(({ id: column }) => (cells[column] ?? '') !== (base[column] ?? ''));
}

export function isChanged({ rows, removed }: GridTable, kind: GridKind): boolean {
  return removed.length > 0 || rows.some((row) => isChangedRow(row, kind));
}

/** Exactly one empty row stands at the end, where the next one is typed. */
function withEmptyRow({ rows, removed }: GridTable, kind: GridKind): GridTable {
  let end = rows.length;
  while (end > 0 && rows[end - 1] && isEmptyRow(rows[end - 1] as GridRow, kind)) end -= 1;
  const last = rows[end] ?? newRow(kind.emptyCells);
  return { rows: [...rows.slice(0, end), last], removed };
}

/** Types texts into cells; rows beyond the last one are added. */
export function typeTexts(table: GridTable, texts: readonly CellText[], { kind, language }: GridFacts): GridTable {
  const rows = [...table.rows];
  const typed = new Map<number, Record<string, string>>();
  for (const { row, columnId, text } of texts) typed.set(row, { ...typed.get(row), [columnId]: text });
  for (const [at, cells] of [...typed].toSorted(([first], [second]) => first - second)) {
    while (rows.length <= at) rows.push(newRow(kind.emptyCells));
    const row = rows[at];
    if (row) rows[at] = { ...row, cells: withTexts(kind, row.cells, cells, language) };
  }
  return withEmptyRow({ ...table, rows }, kind);
}

/** Puts new rows in front of the row with this index. */
export function insertRows(table: GridTable, at: number, cells: readonly Cells[], { kind }: GridFacts): GridTable {
  const added = cells.map((one) => newRow({ ...kind.emptyCells, ...one }));
  return withEmptyRow({ ...table, rows: [...table.rows.slice(0, at), ...added, ...table.rows.slice(at)] }, kind);
}

/** Puts a copy of each row below the last of them. */
export function duplicateRows(table: GridTable, from: number, until: number, facts: GridFacts): GridTable {
  const copied = table.rows.slice(from, until + 1).filter((row) => !isEmptyRow(row, facts.kind));
  return insertRows(
    table,
    Math.min(until, table.rows.length - 2) + 1,
    copied.map(({ cells }) => cells),
    facts,
  );
}

export function removeRows(table: GridTable, from: number, until: number, { kind }: GridFacts): GridTable {
  const gone = table.rows.slice(from, until + 1);
  const rows = table.rows.filter((_, at) => at < from || at > until);
  return withEmptyRow({ rows, removed: [...table.removed, ...gone.flatMap(({ id }) => id ?? [])] }, kind);
}

/** The texts that an area takes from its first row. */
export function filledDown({ rows }: GridTable, { top, bottom, columnIds }: FilledArea): CellText[] {
  const source = rows[top]?.cells ?? {};
  return Array.from({ length: bottom - top }, (_, step) =>
    columnIds.map((columnId) => ({ row: top + 1 + step, columnId, text: source[columnId] ?? '' })),
  ).flat();
}
type FilledArea = { top: number; bottom: number; columnIds: readonly string[] };

/**
 * Lays what others saved under a grid that is being edited. Cells that were not edited here show it; edited ones stay and
 * keep what they were based on, so that the server asks about what both changed. A row that others removed goes, unless
 * it was edited: then it becomes a new one.
 * @returns the grid, with the keys of the edited rows that others removed
 */
export function rebased(
  table: GridTable,
  stored: readonly StoredRow[],
  facts: GridFacts,
): { table: GridTable; revived: readonly string[] } {
  const { kind } = facts;
  const found = (id: string) => stored.find((row) => row.id === id || row.replacedIds?.includes(id));
  const revived: string[] = [];
  const rows = table.rows.flatMap((row): GridRow[] => {
    if (row.id === null) return [row];
    const now = found(row.id);
    if (now) return [onto(row, storedRow(now, facts), kind)];
    if (!isChangedRow(row, kind)) return [];
    revived.push(row.key);
    return [{ ...row, id: null, base: null }];
  });
  const removed = table.removed.flatMap((id) => found(id)?.id ?? []);
  const known = new Set([...removed, ...rows.map(({ id }) => id)]);
  const added = stored.filter(({ id }) => !known.has(id)).map((row) => storedRow(row, facts));
  const end = rows.findLastIndex((row) => !isEmptyRow(row, kind)) + 1;
  const all = [...rows.slice(0, end), ...added, ...rows.slice(end)];
  return { table: withEmptyRow({ rows: all, removed }, kind), revived };
}

function onto(row: GridRow, now: GridRow, { columns }: GridKind): GridRow {
  const base = row.base ?? {};
  const pairs = columns.map(({ id }) => {
    const [mine = '', before = '', theirs = ''] = [row.cells[id], base[id], now.cells[id]];
    if (mine === before || mine === theirs) return [id, theirs, theirs];
    return [id, mine, before];
  });
  return {
    ...row,
    id: now.id,
    cells: Object.fromEntries(pairs.map(([id, cell]) => [id, cell])),
    base: Object.fromEntries(pairs.map(([id, , before]) => [id, before])),
  };
}

/** Settles cells that two people changed: from now on they stand on what is stored, with the kept text. */
export function settled(
  table: GridTable,
  answers: readonly { key: string; columnId: string; theirs: string; kept: 'mine' | 'theirs' }[],
): GridTable {
  const rows = table.rows.map((row) => {
    const own = answers.filter(({ key }) => key === row.key);
    if (own.length === 0) return row;
    const base = { ...row.base, ...Object.fromEntries(own.map(({ columnId, theirs }) => [columnId, theirs])) };
    const taken = own.filter(({ kept }) => kept === 'theirs').map(({ columnId, theirs }) => [columnId, theirs]);
    return { ...row, base, cells: { ...row.cells, ...Object.fromEntries(taken) } };
  });
  return { ...table, rows };
}

/** The stored values of a row when the edit began. */
export function baseValuesOf({ base }: GridRow, { kind, language }: GridFacts): Record<string, unknown> {
  return valuesOf(kind, base ?? {}, language);
}

/** The grid that leads from what a save stored back to what was stored before it; rows that it took out are new again. */
export function takenBack(before: readonly StoredRow[], after: readonly StoredRow[], facts: GridFacts): GridTable {
  const rows = before.map((row): GridRow => {
    const { cells } = storedRow(row, facts);
    const now = after.find(({ id, replacedIds }) => id === row.id || replacedIds?.includes(row.id));
    return now ? { ...storedRow(now, facts), cells } : newRow(cells);
  });
  const kept = new Set(rows.map(({ id }) => id));
  const removed = after.map(({ id }) => id).filter((id) => !kept.has(id));
  return withEmptyRow({ rows, removed }, facts.kind);
}
