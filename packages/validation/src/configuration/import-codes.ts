// Without zod: the worker that parses files starts with each file and loads only what it needs.

/** Why the server cannot read a file. */
export const fileProblems = [
  'WRONG_FILE_TYPE',
  'MACRO_WORKBOOK',
  'BINARY_WORKBOOK',
  'WEB_PAGE',
  'EMPTY_FILE',
  'TOO_MANY_ROWS',
  'TOO_LARGE',
  'TOO_LARGE_UNPACKED',
  'READING_TOO_LONG',
  'READING_TOO_BIG',
  'FORMULA_CELLS',
  'MERGED_CELLS',
  'DECLARED_SIZE_TOO_LARGE',
  'ENCRYPTED',
  'DAMAGED',
  /** names in an archive that lead out of it */
  'UNSAFE_PATH',
  'ENCODING_UNKNOWN',
  'SHEET_MISSING',
  'HEADINGS_MISSING',
  'HEADING_EMPTY',
  'COLUMN_MISSING',
  'COLUMN_UNKNOWN',
  'COLUMN_TWICE',
] as const;
export type FileProblem = (typeof fileProblems)[number];
/** How the server read a file that needed a decision, and what it left out. */
export const fileNotes = [
  'SHEET_READ',
  'HEADING_ROW',
  'HEADING_ROWS',
  'ROWS_ABOVE_SKIPPED',
  'ROWS_BELOW_SKIPPED',
  'HIDDEN_ROWS_SKIPPED',
  'HIDDEN_COLUMNS_READ',
  'COLUMNS_SKIPPED',
  'COLUMNS_ZERO',
  'FORMULA_VALUES_READ',
  'OTHER_SHEETS_SKIPPED',
  'ENCODING_READ',
] as const;
export type FileNoteCode = (typeof fileNotes)[number];
/** @param names the first few of `count` things; for `COLUMNS_ZERO` keys of columns */
export type FileNote = { code: FileNoteCode; names: string[]; count: number };

/** Problems of a cell or row that a form cannot have. */
export const cellProblems = [
  'DUPLICATE_IN_FILE',
  'IN_THE_PAST',
  'AMBIGUOUS_DATE',
  'AMBIGUOUS_MONTH',
  'DATE_AS_NUMBER',
  'AMBIGUOUS_NUMBER',
  'AMBIGUOUS_SHARE',
  'IMPLAUSIBLE_SHARE',
  'EXTRA_CELLS',
] as const;

/**
 * How a value came about where the text of its cell does not say so. `UNUSUAL_SHARE`: more than ten times or less than
 * a tenth of the row in force, which is the bound.
 */
export const cellNotes = ['FORMULA_VALUE', 'ROUNDED_TO_WHOLE', 'UNUSUAL_SHARE'] as const;
export type CellNoteCode = (typeof cellNotes)[number];
export type CellNote = { column: string; note: CellNoteCode; bound: number | null };
