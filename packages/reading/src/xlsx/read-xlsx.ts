import { containerLimits } from '@zuschlag/validation/wire/archive-limits';
import { type Archive, ArchiveRefused, openArchive } from '../archive/open-archive.ts';
import { ReadingRefused } from '../reading-refused.ts';
import type { Cell, Part, Table, TextWithPlaces } from '../text-with-places.ts';
import { sheetCells } from './sheet-cells.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** Reads the sheets of a workbook as tables. @throws {ReadingRefused} DAMAGED, ENCRYPTED, TOO_LARGE_UNPACKED */
export async function readXlsx(bytes: Uint8Array): Promise<TextWithPlaces> {
  try {
    const archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), containerLimits);
    const workbook = await openWorkbook(archive);
    const parts: Part[] = [];
    for (const sheet of workbook.sheets) parts.push(await partOf(archive, workbook, sheet, parts.length + 1));
    const { hiddenSheets: names } = workbook;
    const notes = names.length > 0 ? [{ code: 'HIDDEN_SHEETS_LEFT_OUT' as const, parts: [], names }] : [];
    return { format: 'xlsx', statedTitle: null, parts, notes };
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    // The upload has refused such names already.
    const problem = error.problem === 'UNSAFE_PATH' ? 'DAMAGED' : error.problem;
    throw new ReadingRefused(problem, error.names, error);
  }
}

async function partOf(
  archive: Archive,
  workbook: Workbook,
  { name, part }: Workbook['sheets'][number],
  number: number,
): Promise<Part> {
  const cells = archive.has(part) ? await sheetCells(archive, part, workbook) : [];
  const blocks = tablesOf(cells);
  return { kind: 'sheet', number, name, page: null, source: blocks.length > 0 ? 'TEXT' : 'EMPTY', blocks };
}

/** The tables of a sheet: what blank rows part. A cell keeps its address; rows and columns are counted within the table. */
function tablesOf(cells: readonly Cell[]): Table[] {
  const groups: Cell[][] = [];
  let last = -2;
  for (const cell of cells.toSorted((one, other) => one.row - other.row || one.column - other.column)) {
    if (cell.row > last + 1) groups.push([]);
    groups.at(-1)?.push(cell);
    last = Math.max(last, cell.row + cell.rowSpan - 1);
  }
  return groups.map((group) => {
    const top = group[0]?.row ?? 0;
    const left = group.reduce((least, { column }) => Math.min(least, column), Number.POSITIVE_INFINITY);
    const placed = group.map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left }));
    return {
      kind: 'table',
      rows: placed.reduce((most, { row, rowSpan }) => Math.max(most, row + rowSpan), 0),
      columns: placed.reduce((most, { column, columnSpan }) => Math.max(most, column + columnSpan), 0),
      cells: placed,
    };
  });
}
