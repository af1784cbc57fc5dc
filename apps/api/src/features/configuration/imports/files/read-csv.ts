import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import { importLimits } from '@zuschlag/validation/configuration/imports';
import { CsvError, parse } from 'csv-parse';
import { cellText, FileRefused, type IsHeading, type RawRow, type RawTable, tableCollector } from './raw-table.ts';

const LONGEST_RECORD = 100_000;
// Bytes that are parsed in one go, which takes some milliseconds.
const PIECE = 16_384;
// Five lines for every row that an import takes: more empty lines are a mistake.
const MOST_LINES = importLimits.rows * 5;
const delimiters = [';', ',', '\t'];

/**
 * Reads a CSV file: UTF-8 with or without a mark, UTF-16 with one, else Windows-1252; semicolons, commas or tabs.
 *
 * @throws {FileRefused}
 */
export async function readCsv(bytes: Uint8Array, isHeading: IsHeading): Promise<RawTable> {
  const { text, delimiter = delimiterOf(text) } = withoutHint(decoded(bytes));
  requireModestLines(text);
  const collector = tableCollector(isHeading);
  await readRecords(text, delimiter, (row, record) => collector.take(rowOf(row, record)));
  const table = collector.table();
  if (table) return { ...table, delimiter };
  const heading = collector.firstRow();
  if (!heading) throw new FileRefused('EMPTY_FILE');
  return { heading, rows: [], delimiter };
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

/** @returns the text of a file of unknown encoding */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
  if (bytes.includes(0)) throw new FileRefused('WRONG_FILE_TYPE');
  try {
    return withoutControls(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    return decodedAs('windows-1252', bytes);
  }
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

function delimiterOf(text: string): string {
  const line = /\S[^\r\n]*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
}

function rowOf(row: number, record: readonly string[]): RawRow {
  const texts = record.map((text) => cellText(text));
  const length = texts.findLastIndex((text) => text !== '') + 1;
  return { row, cells: texts.slice(0, length).map((text) => (text === '' ? undefined : { kind: 'text', text })) };
}
