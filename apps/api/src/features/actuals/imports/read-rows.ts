import { setImmediate as breathe } from 'node:timers/promises';
import { figureOf } from '@zuschlag/validation/actuals/actual-columns';
import type { KeptTime } from '@zuschlag/validation/actuals/actuals';
import type { ActualsRow } from '@zuschlag/validation/actuals/imports';
import type { FileNote } from '@zuschlag/validation/configuration/import-codes';
import type { TariffPeriod } from '@zuschlag/validation/vocabulary';
import { fileStyleOf } from '../../configuration/imports/cells/parse-cell.ts';
import {
  columnLetters,
  noteOn,
  type RawRow,
  type RawTable,
  textsOf,
} from '../../configuration/imports/files/raw-table.ts';
import { type ActualPlace, actualPlaces } from './actual-headings.ts';
import { readFigure, readKind, readMonth } from './read-cells.ts';

type CellName = Pick<ActualsRow['problems'][number], 'cell' | 'heading' | 'text'>;

/** A kind of time in a month as far as a row of the file could be understood. */
export type FileRow = Pick<ActualsRow, 'row' | 'month' | 'kindOfTime' | 'problems'> & {
  /** the figures that the row states; those of columns that the file lacks and of empty cells are left out */
  figures: Partial<KeptTime>;
  /** where the month stands */
  monthCell: CellName;
};

const AT_ONCE = 200;

/**
 * Parses all rows of a file; of one with columns for each kind of time, a row for each kind. What a row states nothing of
 * is left out.
 *
 * @throws {FileRefused} when the columns are not those of actuals
 */
export async function readRows(file: RawTable): Promise<{ rows: FileRow[]; notes: FileNote[] }> {
  const headings = textsOf(file.heading);
  const { places, skipped } = actualPlaces(headings);
  const style = await fileStyleOf(
    file.rows,
    places.map(({ column, index }) => ({
      ...{ column, index, kind: figureOf(column) ? ('eur' as const) : ('day' as const), isPercent: false },
    })),
  );
  const placeOf = (wanted: ActualPlace['column']) => places.find(({ column }) => column === wanted);
  const [monthAt, kindAt] = [placeOf('month'), placeOf('kindOfTime')];
  const kinds = [...new Set(places.flatMap(({ column }) => figureOf(column)?.kind ?? []))];
  const rows: FileRow[] = [];
  for (const [at, raw] of file.rows.entries()) {
    for (const kind of kindAt ? [null] : kinds) rows.push(...readRow(raw, kind));
    if (at % AT_ONCE === 0) await breathe();
  }
  return { rows, notes: [...file.notes, ...noteOn('COLUMNS_SKIPPED', skipped)] };

  function readRow(raw: RawRow, kindOfColumns: TariffPeriod | null): FileRow[] {
    const { row, cells } = raw;
    const own = places.filter(({ column }) => figureOf(column)?.kind === kindOfColumns);
    // A month to come of our own files, or a kind of time without a value.
    if (own.every(({ index }) => !cells[index] || cells[index].text === '')) return [];
    const named = (index: number): CellName => ({
      cell: `${columnLetters(index)}${row}`,
      heading: headings[index] ?? null,
      text: cells[index]?.text ?? null,
    });
    const read: FileRow = {
      ...{ row, month: null, kindOfTime: kindOfColumns, figures: {}, problems: [] },
      monthCell: named(monthAt?.index ?? 0),
    };
    const refuse = (index: number, { problem, bound }: { problem: string; bound: number | null }) =>
      read.problems.push({ ...named(index), problem, bound });
    if (monthAt) {
      const month = readMonth(cells[monthAt.index], style.isMonthFirst);
      if ('problem' in month) refuse(monthAt.index, month);
      else read.month = month.month;
    }
    if (kindAt) {
      const kind = readKind(cells[kindAt.index]);
      if ('problem' in kind) refuse(kindAt.index, kind);
      else read.kindOfTime = kind.kind;
    }
    for (const { column, index } of own) {
      const figure = figureOf(column)?.figure;
      if (!figure) continue;
      const value = readFigure(cells[index], figure, style.numbers);
      if ('problem' in value) refuse(index, value);
      // An empty cell states nothing: what payroll brought in stays when a time sheet leaves its column empty.
      else if (value.value !== null) read.figures[figure] = value.value;
    }
    return [read];
  }
}
