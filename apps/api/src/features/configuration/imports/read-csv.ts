import { importLimits } from '@zuschlag/validation/configuration/imports';
import { CsvError, parse } from 'csv-parse/sync';
import { cellText, FileRefused, type IsHeading, type RawRow, type RawTable, TableCollector } from './raw-table.ts';

const LONGEST_RECORD = 100_000;
// Five lines for every row that an import takes: whoever leaves more of them empty did not mean to.
const MOST_LINES = importLimits.rows * 5;
const delimiters = [';', ',', '\t'];

/**
 * Reads a CSV file: UTF-8 with or without a mark, UTF-16 with one, else Windows-1252; semicolons, commas or tabs.
 *
 * @throws {FileRefused}
 */
export async function readCsv(bytes: Uint8Array, isHeading: IsHeading): Promise<RawTable> {
  const { text, delimiter = delimiterOf(text) } = withoutHint(decoded(bytes));
  requireFewLines(text);
  const collector = new TableCollector(isHeading);
  let row = 0;
  // The parser makes an error of every row of another length, even where it allows them; their stacks are what costs.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
      // Kept by the collector alone.
      on_record: (record: string[], { records, empty_lines: empty }) => {
        // A spreadsheet counts empty lines, too.
        row = records + empty;
        collector.take(rowOf(row, record));
        return null;
      },
    });
  } catch (error) {
    // Quotes that never close, or close in the middle of a word.
    if (error instanceof CsvError) throw new FileRefused('DAMAGED', [`#${row + 1}`]);
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  if (collector.found) return { ...collector.found, delimiter };
  if (!collector.first) throw new FileRefused('EMPTY_FILE');
  return { heading: collector.first, rows: [], delimiter };
}

function requireFewLines(text: string): void {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > MOST_LINES) throw new FileRefused('TOO_MANY_ROWS');
  }
}

/** @returns the text of a file whose encoding nobody wrote down */
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

// Text that is none: another encoding, or no text at all. C1 is where Windows-1252 has no letters.
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
