import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { CsvError, parse } from 'csv-parse';
import { FileRefused } from '../../../../files/file-refused.ts';
import { type Headings, headingsMissing, searchedRows } from './find-heading.ts';
import { cellText, noteOn, type RawRow, type RawTable } from './raw-table.ts';
import { sheetCollector, tableInSheet } from './table-in-sheet.ts';

const LONGEST_RECORD = 100_000;
// Bytes that are parsed in one go, which takes some milliseconds.
const PIECE = 16_384;
// Five lines for every row that an import takes: more empty lines are a mistake.
const MOST_LINES = importLimits.rows * 5;
const delimiters = [';', ',', '\t', '|'];

/**
 * Reads a CSV file: UTF-8 with or without a mark, UTF-16 with one, else Windows-1252, or Mac Roman where that makes more
 * headings readable; semicolons, commas, tabs or bars.
 *
 * @throws {FileRefused}
 */
export async function readCsv(bytes: Uint8Array, headings: Headings): Promise<RawTable> {
  const { text: whole, encoding } = decoded(bytes, (text) => recognizedIn(text, headings).recognized);
  const { text, delimiter = recognizedIn(text, headings).delimiter } = withoutHint(whole);
  requireModestLines(text);
  const { take, sheet } = sheetCollector(null, headings);
  await readRecords(text, delimiter, (row, record) => take(rowOf(row, record)));
  if (sheet.rows.length === 0) throw new FileRefused('EMPTY_FILE');
  const table = tableInSheet(sheet, headings);
  if (!table) throw headingsMissing(headings);
  return { ...table, delimiter, notes: [...table.notes, ...noteOn('ENCODING_READ', encoding ? [encoding] : [])] };
}

/** Passes on record by record, with pauses for other work between pieces of the text. */
async function readRecords(
  text: string,
  delimiter: string,
  take: (row: number, record: readonly string[]) => void,
): Promise<void> {
  let row = 0;
  let failure: unknown = null;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    // The caller keeps the records it accepts.
    on_record: (record: string[], { records, empty_lines: empty }) => {
      // A spreadsheet counts empty lines, too.
      row = records + empty;
      take(row, record);
      return null;
    },
  });
  parser.on('error', (error) => {
    failure ??= error;
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !failure; at += PIECE) {
    parser.write(bytes.subarray(at, at + PIECE));
    await breathe();
  }
  // What it found has been taken; what it says of its end is whether the last quotes close.
  if (!failure) {
    const end = once(parser.resume(), 'end').catch(() => undefined);
    parser.end();
    await end;
  }
  // Quotes that never close, or close in the middle of a word.
  if (failure instanceof CsvError) throw new FileRefused('DAMAGED', [`#${row + 1}`]);
  if (failure) throw failure;
}

/** Looks at the lines before they are parsed: the parser counts what stands in a record, and not its delimiters. */
function requireModestLines(text: string): void {
  const ends = /\r\n?|\n|$/g;
  for (let lines = 1, from = 0; from < text.length; lines += 1) {
    const { index = text.length, 0: end = '' } = ends.exec(text) ?? {};
    if (index - from > LONGEST_RECORD) throw new FileRefused('DAMAGED', [`#${lines}`]);
    if (lines > MOST_LINES) throw new FileRefused('TOO_MANY_ROWS');
    from = index + Math.max(end.length, 1);
  }
}

/** A text, and its encoding where that is worth a note. */
export type DecodedText = { text: string; encoding?: string };

/**
 * @param recognized counts the headings that a text makes readable
 * @returns the text of a file of unknown encoding
 */
export function decoded(bytes: Uint8Array, recognized: (text: string) => number): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decodedAs('utf-16le', bytes) };
  if (first === 0xfe && second === 0xff) return { text: decodedAs('utf-16be', bytes) };
  if (bytes.includes(0)) throw new FileRefused('WRONG_FILE_TYPE');
  try {
    return { text: withoutControls(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
  }
  // Every byte is a letter in Mac Roman; only the headings prove it.
  const mac = { text: decodedAs('macintosh', bytes), encoding: 'Mac Roman' };
  let windows: DecodedText | null = null;
  try {
    windows = { text: decodedAs('windows-1252', bytes) };
  } catch (error) {
    if (recognized(mac.text) === 0) throw error;
  }
  return windows && recognized(windows.text) >= recognized(mac.text) ? windows : mac;
}

function decodedAs(encoding: string, bytes: Uint8Array): string {
  try {
    return withoutControls(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    throw new FileRefused('ENCODING_UNKNOWN');
  }
}

// Control characters reveal another encoding, or a binary file. C1 is where Windows-1252 has no letters.
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u0008\u000b\u000e-\u001f\u0080-\u009f]/.test(text)) throw new FileRefused('ENCODING_UNKNOWN');
  return text;
}

/** Excel's own first line that names the delimiter; it is no row. */
function withoutHint(text: string): { text: string; delimiter?: string } {
  const hint = /^"?sep=([;,\t])"?\r?\n/i.exec(text);
  return { text: text.slice(hint?.[0].length ?? 0), ...(hint?.[1] ? { delimiter: hint[1] } : {}) };
}

/** @returns the delimiter that makes the most headings of one line readable; else the one that stands in it most often */
function recognizedIn(text: string, { columnOf }: Headings): { delimiter: string; recognized: number } {
  const lines = [...text.slice(0, LONGEST_RECORD).matchAll(/\S[^\r\n]*/g)].slice(0, searchedRows).map(([line]) => line);
  let best = { delimiter: ';', recognized: 0, cells: 0 };
  for (const line of lines) {
    for (const delimiter of delimiters) {
      const cells = line.split(delimiter).map((cell) => cellText(cell.replaceAll('"', '')));
      const recognized = new Set(cells.flatMap((cell) => columnOf(cell) ?? [])).size;
      const isBetter = recognized === best.recognized ? cells.length > best.cells : recognized > best.recognized;
      if (isBetter) best = { delimiter, recognized, cells: cells.length };
    }
  }
  return best;
}

function rowOf(row: number, record: readonly string[]): RawRow {
  const texts = record.map((text) => cellText(text));
  const length = texts.findLastIndex((text) => text !== '') + 1;
  return { row, cells: texts.slice(0, length).map((text) => (text === '' ? undefined : { kind: 'text', text })) };
}
