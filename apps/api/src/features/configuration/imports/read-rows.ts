import { setImmediate as breathe } from 'node:timers/promises';
import type { ImportRow } from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { keyOf, placesOf } from './cells/column-headers.ts';
import { fileStyleOf, readCell } from './cells/parse-cell.ts';
import { type RawRow, type RawTable, textsOf } from './files/raw-table.ts';

export type Values = { [column: string]: string | number };
/** A row of a file, understood as far as it can be. */
export type ReadRow = Pick<ImportRow, 'row' | 'texts' | 'problems'> & {
  values: Values;
  /** the owner of the row; null for an unknown organization */
  organizationId: number | null;
};
/** Names under which files name the organizations, and whose rows they bring without naming one. */
export type Owners = {
  organizationId: number;
  organizations: readonly { id: number; name: string; shortName: string }[];
};

const AT_ONCE = 100;

/**
 * Parses all rows of a file, with pauses for other work.
 *
 * @throws {FileRefused} when the columns are not those of the table
 */
export async function readRows(file: RawTable, table: TableKey, owners: Owners): Promise<ReadRow[]> {
  const columns = placesOf(table, textsOf(file.heading));
  const style = await fileStyleOf(file.rows, columns.places);
  const idsOf = idsByName(owners);
  const known = new Set([...columns.places.map(({ index }) => index), ...columns.ignored]);
  const rows: ReadRow[] = [];
  for (const row of file.rows) {
    rows.push(readRow(row));
    if (rows.length % AT_ONCE === 0) await breathe();
  }
  return rows;

  function readRow({ row, cells }: RawRow): ReadRow {
    const read: ReadRow = { row, texts: {}, values: {}, problems: [], organizationId: owners.organizationId };
    for (const place of columns.places) {
      const { column, kind, index, isPercent } = place;
      const cell = cells[index];
      if (cell) read.texts[column] = cell.text;
      if (kind === 'organization') {
        if (cell) read.organizationId = idsOf.get(keyOf(cell.text)) ?? null;
        continue;
      }
      const reading = readCell(cell, { kind, isPercent }, style);
      if ('value' in reading) read.values[column] = reading.value;
      else read.problems.push({ column, ...reading });
    }
    // A row that runs over was usually cut in two at a decimal comma.
    if (cells.some((cell, index) => cell && !known.has(index)))
      read.problems.push({ column: null, problem: 'EXTRA_CELLS', bound: null });
    return read;
  }
}

function idsByName({ organizations }: Owners): Map<string, number> {
  return new Map(
    organizations.flatMap(({ id, name, shortName }) =>
      [name, shortName].map((text): [string, number] => [keyOf(text), id]),
    ),
  );
}
