import type { FieldError } from '@zuschlag/validation/errors';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { z } from 'zod';
import { valuesOf } from './grid-column.ts';
import { baseValuesOf, type GridFacts, type GridRow, type GridTable, isChangedRow, isEmptyRow } from './grid-table.ts';

/** What is wrong with the cells of a row, by column. */
export type CellProblems = Readonly<Record<string, Pick<FieldError, 'problem' | 'bound'>>>;

/** A row as its schema reads it; null while something is wrong with it. */
export type CheckedRow = { row: GridRow; output: object | null; problems: CellProblems };

/** Checks rows; those that stayed the same between two calls are not checked again. */
export function rowChecker(schema: z.ZodType<object>, { kind, language }: GridFacts): (row: GridRow) => CheckedRow {
  const known = new WeakMap<GridRow['cells'], Omit<CheckedRow, 'row'>>();
  return (row) => {
    const checked = known.get(row.cells) ?? check(row);
    known.set(row.cells, checked);
    return { row, ...checked };
  };

  function check({ cells }: GridRow): Omit<CheckedRow, 'row'> {
    const unread: Record<string, Pick<FieldError, 'problem' | 'bound'>> = {};
    for (const { id, read } of kind.columns) {
      const reading = read(cells[id] ?? '', language);
      if ('problem' in reading) unread[id] = { problem: reading.problem };
    }
    const result = schema.safeParse(valuesOf(kind, cells, language));
    if (result.success && Object.keys(unread).length === 0) return { output: result.data, problems: {} };
    const errors = result.success ? [] : fieldErrorsOf(result.error);
    return { output: null, problems: { ...problemsByColumn(errors, kind), ...unread } };
  }
}

/** Field errors at the columns that hold their fields, the first one of each. */
export function problemsByColumn(errors: readonly FieldError[], { columns }: GridFacts['kind']): CellProblems {
  const byColumn: Record<string, Pick<FieldError, 'problem' | 'bound'>> = {};
  for (const { path, problem, bound } of errors) {
    const column = columns.find(({ fields }) => fields.includes(path));
    if (column) byColumn[column.id] ??= { problem, ...(bound === undefined ? {} : { bound }) };
  }
  return byColumn;
}

/** The input of the call that saves a table, and which row each of its entries is. */
export type TableChanges = {
  added: { key: string; row: object }[];
  changed: { key: string; id: string; base: Record<string, unknown>; row: object }[];
  removed: readonly string[];
};

/** What was added, changed and removed; rows with problems are left out. */
export function changesOf(
  { rows, removed }: GridTable,
  check: (row: GridRow) => CheckedRow,
  facts: GridFacts,
): TableChanges {
  const changed = rows.filter((row) => isChangedRow(row, facts.kind)).map(check);
  return {
    added: changed.flatMap(({ row: { id, key }, output }) => (id === null && output ? [{ key, row: output }] : [])),
    changed: changed.flatMap(({ row, output }) =>
      row.id !== null && output ? [{ key: row.key, id: row.id, base: baseValuesOf(row, facts), row: output }] : [],
    ),
    removed,
  };
}

/** The rows that count: neither empty nor wrong. */
export function outputsOf({ rows }: GridTable, check: (row: GridRow) => CheckedRow, { kind }: GridFacts) {
  return rows
    .filter((row) => !isEmptyRow(row, kind))
    .flatMap((row) => {
      const { output } = check(row);
      return output ? [{ key: row.key, row: output }] : [];
    });
}

/**
 * The row and the column that a path in the input of the save names, such as `changed.0.row.endTime`.
 * @returns null for a path that names no cell
 */
export function cellAt(
  path: string,
  changes: TableChanges,
  { columns }: GridFacts['kind'],
): { key: string; columnId: string } | null {
  const [, part, index, field] = /^(added|changed)\.(\d+)\.(?:row\.)?(\w+)$/.exec(path) ?? [];
  const key = changes[part as 'added' | 'changed']?.[Number(index)]?.key;
  const column = columns.find(({ fields }) => field !== undefined && fields.includes(field));
  return key !== undefined && column ? { key, columnId: column.id } : null;
}
