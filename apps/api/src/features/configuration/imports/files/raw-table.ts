import { type FileProblem, importLimits } from '@zuschlag/validation/configuration/imports';

/** A cell in either format: its text, and the type that the file declares. */
export type RawCell = { text: string } & (
  | { kind: 'text' }
  | { kind: 'number'; value: number; isPercent: boolean }
  | { kind: 'day'; day: string }
  | { kind: 'time'; time: string }
);

/** @param row as the spreadsheet counts; empty cells are left out of the list */
export type RawRow = { row: number; cells: (RawCell | undefined)[] };
/** @param delimiter of a CSV file */
export type RawTable = { heading: RawRow; rows: RawRow[]; delimiter?: string };

/** Says of the texts of a row whether they are the headings of the table. */
export type IsHeading = (texts: readonly string[]) => boolean;

/** The file itself cannot be read as a table; the names say where or what. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  readonly names: string[];

  constructor(problem: FileProblem, names: readonly string[] = []) {
    super(problem);
    this.name = 'FileRefused';
    this.problem = problem;
    this.names = names.slice(0, 10).map((name) => cut(name, 80));
  }
}

// No value of a table is longer; longer pasted text is cut before it is stored.
const LONGEST_TEXT = 120;
// A title may stand above the headings.
const ROWS_ABOVE_HEADING = 10;

/** @returns a text as it is kept: without spaces around it, not longer than any value is */
export function cellText(text: string): string {
  return cut(text.trim(), LONGEST_TEXT);
}

/** Never through the middle of a character, whose halves the database does not take. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}

/** Takes the rows of a file one by one, finds the headings among the first and keeps the rows below them. */
export type TableCollector = {
  /**
   * @returns false when the headings can no longer appear, so that the rest need not be read
   * @throws {FileRefused} TOO_MANY_ROWS, DECLARED_SIZE_TOO_LARGE
   */
  take: (row: RawRow) => boolean;
  /** the headings and the rows below them; null without headings */
  table: () => RawTable | null;
  /** the first filled row, for want of headings */
  firstRow: () => RawRow | null;
};

export function tableCollector(isHeading: IsHeading): TableCollector {
  const above: RawRow[] = [];
  let table: RawTable | null = null;

  function take(row: RawRow): boolean {
    if (!row.cells.some((cell) => cell !== undefined && cell.text !== '')) return true;
    if (row.cells.length > importLimits.columns) throw new FileRefused('DECLARED_SIZE_TOO_LARGE', [`${row.row}`]);
    if (table) {
      if (table.rows.push(row) > importLimits.rows) throw new FileRefused('TOO_MANY_ROWS');
      return true;
    }
    if (above.length >= ROWS_ABOVE_HEADING) return false;
    if (isHeading(textsOf(row))) table = { heading: row, rows: [] };
    else above.push(row);
    return table !== null || above.length < ROWS_ABOVE_HEADING;
  }
  return { take, table: () => table, firstRow: () => table?.heading ?? above[0] ?? null };
}

/** @returns the texts of a row; an empty text where there is no cell */
export function textsOf({ cells }: RawRow): string[] {
  return Array.from(cells, (cell) => cell?.text ?? '');
}
