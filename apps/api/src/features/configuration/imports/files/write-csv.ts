import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import {
  type CellContent,
  type FileLanguage,
  harmless,
  type WrittenColumn,
  writtenText,
} from '../cells/format-cell.ts';

export type CsvStyle = { language: FileLanguage; delimiter?: string };

/** A CSV file as Excel opens it with a double click: UTF-8 with its mark, semicolons where the comma is the decimal sign. */
export function writeCsv(
  columns: readonly WrittenColumn[],
  rows: AsyncIterable<readonly CellContent[]>,
  { language, delimiter = language === 'de' ? ';' : ',' }: CsvStyle,
): Readable {
  async function* records() {
    yield columns.map(({ heading }) => harmless(heading));
    for await (const row of rows)
      yield columns.map(({ kind }, index) => {
        const value = row[index] ?? null;
        const text = writtenText(value, kind, language);
        // A spreadsheet reads `-12,50` as a number, and must: an apostrophe would make it text.
        return typeof value === 'number' ? text : harmless(text);
      });
  }
  const lines = Readable.from(records());
  const file = stringify({ bom: true, delimiter, record_delimiter: 'windows' });
  // A pipe does not hand on errors; an error that no listener hears ends the process.
  lines.on('error', (error) => file.destroy(error));
  return lines.pipe(file);
}
