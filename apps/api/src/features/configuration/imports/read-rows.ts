import { setImmediate as breathe } from 'node:timers/promises';
import type { FileNote } from '@zuschlag/validation/configuration/import-codes';
import type { ImportRow } from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { FileRefused } from '../../../files/file-refused.ts';
import { type FileColumns, keyOf, placesOf } from './cells/column-headers.ts';
import { fileStyleOf, readCell } from './cells/parse-cell.ts';
import { columnLetters, noteOn, type RawRow, type RawTable, textsOf } from './files/raw-table.ts';

export type Values = { [column: string]: string | number };
/** A row of a file, understood as far as it can be. */
export type ReadRow = Pick<ImportRow, 'row' | 'texts' | 'problems' | 'notes'> & {
  values: Values;
  /** the columns with a number that was read as percent and could as well be meant as a share */
  bareShares: string[];
  /** the owner of the row; null for an unknown organization */
  organizationId: number | null;
};
/** Names under which files name the organizations, and whose rows they bring without naming one. */
export type Owners = {
  organizationId: number;
  organizations: readonly { id: number; name: string; shortName: string }[];
};
/** @param isOnlyZero whether a column is 0 in every row of the table, so that a file may lack it */
export type ReadingRules = Owners & { isOnlyZero: (column: string) => boolean };

const AT_ONCE = 100;

/**
 * Parses all rows of a file, with pauses for other work.
 *
 * @returns the rows, and how the file was read
 * @throws {FileRefused} when the columns are not those of the table
 */
export async function readRows(
  file: RawTable,
  table: TableKey,
  { isOnlyZero, ...owners }: ReadingRules,
): Promise<{ rows: ReadRow[]; notes: FileNote[] }> {
  const headings = textsOf(file.heading);
  const columns = placesOf(table, headings, { isOnlyZero, hidden: file.hiddenColumns });
  const numbered = await columnsWithoutHeading(file, headings);
  const style = await fileStyleOf(file.rows, columns.places);
  const idsOf = idsByName(owners);
  const known = new Set([...columns.places.map(({ index }) => index), ...columns.ignored, ...numbered]);
  const zeros = Object.fromEntries(columns.zero.map((column) => [column, 0]));
  const rows: ReadRow[] = [];
  for (const row of file.rows) {
    rows.push(readRow(row));
    if (rows.length % AT_ONCE === 0) await breathe();
  }
  return { rows, notes: [...file.notes, ...notesOn(file, headings, { ...columns, numbered })] };

  function readRow({ row, cells }: RawRow): ReadRow {
    const read: ReadRow = {
      row,
      texts: {},
      values: { ...zeros },
      problems: [],
      notes: [],
      bareShares: [],
      organizationId: owners.organizationId,
    };
    for (const place of columns.places) {
      const { column, kind, index, isPercent } = place;
      const cell = cells[index];
      if (cell) read.texts[column] = cell.text;
      if (cell?.isFormula) read.notes.push({ column, note: 'FORMULA_VALUE', bound: null });
      if (kind === 'organization') {
        if (cell) read.organizationId = idsOf.get(keyOf(cell.text)) ?? null;
        continue;
      }
      const reading = readCell(cell, { kind, isPercent }, style);
      if ('problem' in reading) {
        read.problems.push({ column, ...reading });
        continue;
      }
      read.values[column] = reading.value;
      if (reading.isBareShare) read.bareShares.push(column);
      if (reading.isRounded) read.notes.push({ column, note: 'ROUNDED_TO_WHOLE', bound: null });
    }
    // A row that runs over was usually cut in two at a decimal comma.
    if (cells.some((cell, index) => cell && !known.has(index)))
      read.problems.push({ column: null, problem: 'EXTRA_CELLS', bound: null });
    return read;
  }
}

/**
 * The columns between the others that have no heading and either count the rows, as programs write them, or are hidden.
 *
 * @throws {FileRefused} HEADING_EMPTY for a column of values without a heading; a few cells are problems of their rows
 */
async function columnsWithoutHeading(
  { rows, hiddenColumns }: RawTable,
  headings: readonly string[],
): Promise<number[]> {
  const numbered: number[] = [];
  const nameless: string[] = [];
  for (const [index, heading] of headings.entries()) {
    if (heading !== '') continue;
    await breathe();
    const texts = rows.map(({ cells }) => cells[index]?.text ?? '');
    const filled = texts.filter((text) => text !== '').length;
    const first = Number(texts[0]);
    const isNumbering = filled > 0 && texts.every((text, at) => text !== '' && Number(text) === first + at);
    if (isNumbering || (filled > 0 && hiddenColumns.includes(index))) numbered.push(index);
    else if (filled > rows.length / 2) nameless.push(columnLetters(index));
  }
  if (nameless.length > 0) throw new FileRefused('HEADING_EMPTY', nameless);
  return numbered;
}

function notesOn(
  { hiddenColumns }: RawTable,
  headings: readonly string[],
  { places, ignored, zero, numbered }: FileColumns & { numbered: number[] },
): FileNote[] {
  const named = (index: number) => headings[index] || columnLetters(index);
  const hidden = places.flatMap(({ index }) => (hiddenColumns.includes(index) ? [named(index)] : []));
  return [
    ...noteOn('HIDDEN_COLUMNS_READ', hidden),
    ...noteOn('COLUMNS_SKIPPED', [...ignored, ...numbered].map(named)),
    ...(zero.length > 0 ? [{ code: 'COLUMNS_ZERO' as const, names: zero, count: zero.length }] : []),
  ];
}

function idsByName({ organizations }: Owners): Map<string, number> {
  return new Map(
    organizations.flatMap(({ id, name, shortName }) =>
      [name, shortName].map((text): [string, number] => [keyOf(text), id]),
    ),
  );
}
