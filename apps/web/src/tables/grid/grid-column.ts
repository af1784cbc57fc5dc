import type { FieldProblem } from '@zuschlag/validation/errors';

/** The texts of a row by the ids of their columns; a column that is missing is empty. */
export type Cells = Readonly<Record<string, string>>;

/**
 * What a typed text means in its column: the text as it is written there, and with it the texts of further columns of
 * the row where one text held several values; or why it is not understood.
 */
export type CellReading = { text: string; more?: Cells } | { problem: FieldProblem };

/** One column of a grid whose rows are values of one schema. */
export type GridColumn = {
  id: string;
  align?: 'end';
  /** Characters that a usual value needs. */
  width: number;
  /** The fields of the schema that stand in the column; their problems are shown at its cells. */
  fields: readonly string[];
  /** The headings that lists give such a column, in small letters, its labels on the screen in both languages among them. */
  headings: readonly string[];
  /** The choices of a closed vocabulary, as they are written; typed letters choose the first that begins so. */
  choices?: (language: string) => readonly string[];
  /** Whether any text suits the column, so that its texts say nothing about where they belong. */
  takesAny?: true;
  /** The texts of a whole column of a clipboard, where a sheet may hold them as plain numbers: a time as part of a day. */
  fromSheet?: (texts: readonly string[], language: string) => readonly string[];
  /** @param text not yet in the format of the column */
  read: (text: string, language: string) => CellReading;
  /** Writes the stored values in the format of the column. */
  write: (values: Readonly<Record<string, unknown>>, language: string) => string;
  /** The values of the fields for a text that `read` or `write` gave. */
  valuesOf: (text: string, language: string) => Readonly<Record<string, unknown>>;
};

/** The kind of rows that a grid holds. */
export type GridKind = {
  columns: readonly GridColumn[];
  /** A row before anything is typed. */
  emptyCells: Cells;
};

/** The texts of a stored row. */
export function cellsOf({ columns }: GridKind, values: object, language: string): Cells {
  const fields = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(columns.map(({ id, write }) => [id, write(fields, language)]));
}

/** The values that the schema of the rows is to check. */
export function valuesOf({ columns }: GridKind, cells: Cells, language: string): Record<string, unknown> {
  return Object.assign({}, ...columns.map(({ id, valuesOf: of }) => of(cells[id] ?? '', language)));
}

/** Lays typed texts over a row as its columns read them; a text that is not understood stays as it was typed. */
export function withTexts({ columns }: GridKind, cells: Cells, typed: Cells, language: string): Cells {
  let after = cells;
  for (const column of columns) {
    const text = typed[column.id];
    if (text === undefined) continue;
    const reading = column.read(text, language);
    after = {
      ...after,
      ...('problem' in reading ? { [column.id]: text } : { [column.id]: reading.text, ...reading.more }),
    };
  }
  return after;
}

/** Whether nothing was typed in a row that was not there before. */
export function isUntouched({ emptyCells, columns }: GridKind, cells: Cells): boolean {
  return columns.every(({ id }) => (cells[id] ?? '') === (emptyCells[id] ?? ''));
}
