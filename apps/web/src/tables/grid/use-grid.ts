import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { type CellProblems, type CheckedRow, changesOf, outputsOf, rowChecker } from './check-rows.ts';
import type { GridKind } from './grid-column.ts';
import { everywhere, historyOf, redone, step, undone } from './grid-history.ts';
import { areaOf, type GridPlace, inside, placeAt } from './grid-place.ts';
import {
  type CellText,
  duplicateRows,
  filledDown,
  type GridFacts,
  type GridRow,
  type GridTable,
  gridOf,
  insertRows,
  isChanged,
  isEmptyRow,
  rebased,
  removeRows,
  type StoredRow,
  typeTexts,
} from './grid-table.ts';

export type GridOptions = {
  kind: GridKind;
  schema: z.ZodType<object>;
  language: string;
  /** what is stored, updated while others save */
  stored: readonly StoredRow[];
  version: number;
  /** what was typed before the page was left, with the version it stands on */
  draft?: { table: GridTable; version: number } | null;
};

/** A problem of a row that the server named, by the key of the row. */
export type RefusedCells = ReadonlyMap<string, CellProblems>;

/** The rows of a list while they are edited as a table, with the chosen cells, the way back and what is wrong. */
export function useGrid({ kind, schema, language, stored, version, draft = null }: GridOptions) {
  const facts: GridFacts = useMemo(() => ({ kind, language }), [kind, language]);
  const check = useMemo(() => rowChecker(schema, facts), [schema, facts]);
  const [history, setHistory] = useState(() => historyOf(draft?.table ?? gridOf(stored, facts)));
  const [begun, setBegun] = useState(draft?.version ?? version);
  const [seen, setSeen] = useState(draft?.version ?? version);
  const [place, setPlace] = useState<GridPlace>(placeAt(0, 0));
  const [editing, setEditing] = useState<string | null>(null);
  const [entries, setEntries] = useState(0);
  const [refused, setRefused] = useState<RefusedCells>(new Map());
  const [isTried, setTried] = useState(false);
  const [othersAt, setOthersAt] = useState<number | null>(null);
  const table = history.present;
  const hasChanges = isChanged(table, kind);

  // Others saved: what was not edited here shows it at once.
  if (seen !== version) {
    setSeen(version);
    if (hasChanges) {
      setHistory((before) => everywhere(before, (one) => rebased(one, stored, facts).table));
      if (version > begun) setOthersAt(version);
    } else {
      setHistory(historyOf(gridOf(stored, facts)));
      setBegun(version);
      setOthersAt(null);
    }
  }

  const size = { rows: table.rows.length, columns: kind.columns.length };
  const at = inside(place, size);
  const area = areaOf(at);
  const change = (next: GridTable) => setHistory((before) => step(before, next));
  const columnIdsOf = (left: number, right: number) => kind.columns.slice(left, right + 1).map(({ id }) => id);
  const checked = table.rows.map((row): CheckedRow & { isEmpty: boolean } => ({
    ...check(row),
    isEmpty: isEmptyRow(row, kind),
  }));

  return {
    kind,
    language,
    facts,
    table,
    size,
    place: at,
    area,
    editing,
    /** how often the focus was asked into the chosen cell */
    entries,
    check,
    begun,
    hasChanges,
    /** Others saved while rows were changed here. */
    hasOthers: othersAt !== null && hasChanges,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    problemsOf: (index: number) => shownProblems(checked[index], { refused, isTried, isActive: index === at.row }),
    /** rows that cannot be saved as they are */
    unready: checked.filter(({ isEmpty, output }) => !isEmpty && output === null).map(({ row }) => row),
    outputs: () => outputsOf(table, check, facts),
    changes: () => changesOf(table, check, facts),
    go: (next: GridPlace) => {
      setEditing(null);
      setPlace(inside(next, size));
    },
    /** Goes to a cell from outside of the grid, and takes the focus there. */
    enter: (next: GridPlace) => {
      setEditing(null);
      setPlace(inside(next, size));
      setEntries((count) => count + 1);
    },
    edit: setEditing,
    /** @param next where to go afterwards */
    type: (texts: readonly CellText[], next?: GridPlace) => {
      const after = texts.length === 0 ? table : typeTexts(table, texts, facts);
      change(after);
      setEditing(null);
      setRefused((before) =>
        withoutRows(
          before,
          texts.map(({ row }) => table.rows[row]),
        ),
      );
      if (next) setPlace(inside(next, { ...size, rows: after.rows.length }));
    },
    insert: (index: number, cells: readonly GridRow['cells'][]) => {
      change(insertRows(table, index, cells, facts));
      setPlace(placeAt(index, at.column));
    },
    duplicate: () => {
      change(duplicateRows(table, area.top, area.bottom, facts));
      setPlace(placeAt(Math.min(area.bottom + 1, size.rows - 1), at.column));
    },
    fillDown: () => {
      const columnIds = columnIdsOf(area.left, area.right);
      change(typeTexts(table, filledDown(table, { ...area, columnIds }), facts));
    },
    clear: () => {
      const ids = columnIdsOf(area.left, area.right);
      const rows = Array.from({ length: area.bottom - area.top + 1 }, (_, index) => area.top + index);
      change(
        typeTexts(
          table,
          rows.flatMap((row) => ids.map((columnId) => ({ row, columnId, text: '' }))),
          facts,
        ),
      );
    },
    remove: () => {
      change(removeRows(table, area.top, area.bottom, facts));
      setPlace(placeAt(area.top, at.column));
    },
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    /** Cell texts of the chosen area, row by row. */
    texts: () =>
      table.rows
        .slice(area.top, area.bottom + 1)
        .map(({ cells }) => columnIdsOf(area.left, area.right).map((id) => cells[id] ?? '')),
    refuse: setRefused,
    showAll: () => setTried(true),
    replace: (next: GridTable) => setHistory(historyOf(next)),
    /** Starts anew from what is stored now. */
    reset: (rows: readonly StoredRow[], now: number) => {
      setHistory(historyOf(gridOf(rows, facts)));
      setBegun(now);
      setSeen(now);
      setOthersAt(null);
      setRefused(new Map());
      setTried(false);
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;

/** A row in work is not told what it still lacks; texts that are not understood are marked at once. */
function shownProblems(
  checked: (CheckedRow & { isEmpty: boolean }) | undefined,
  { refused, isTried, isActive }: { refused: RefusedCells; isTried: boolean; isActive: boolean },
): CellProblems {
  if (!checked || checked.isEmpty) return {};
  const all: CellProblems = { ...refused.get(checked.row.key), ...checked.problems };
  if (isTried || !isActive) return all;
  return Object.fromEntries(Object.entries(all).filter(([id]) => (checked.row.cells[id] ?? '') !== ''));
}

function withoutRows(refused: RefusedCells, rows: readonly (GridRow | undefined)[]): RefusedCells {
  if (refused.size === 0) return refused;
  const keys = rows.map((row) => row?.key);
  return new Map([...refused].filter(([key]) => !keys.includes(key)));
}
