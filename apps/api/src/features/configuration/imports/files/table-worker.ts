import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { answerInPieces } from '../../../../files/answer-in-pieces.ts';
import { headingsOf } from '../cells/column-headers.ts';
import type { RawRow, RawTable } from './raw-table.ts';
import { readTable } from './read-table.ts';

/** The program of the worker in which `readTableInWorker` reads a file. */

export type TableTask = { table: TableKey; name: string; content: Uint8Array; headingRow?: number | null };
/** First the table without its rows, then the rows. */
export type TablePiece = RawTable | RawRow[];

// The receiving thread unpacks a piece within a few milliseconds.
const PER_PIECE = 200;

// The library for old workbooks reports each record that it does not know, and the thread that serves calls would write
// each of these lines.
console.error = () => undefined;

await answerInPieces<TableTask, TablePiece>(async function* ({ table, name, content, headingRow }) {
  const headings = { ...headingsOf(table), ...(headingRow ? { row: headingRow } : {}) };
  const { rows, ...about } = await readTable({ name, content: Buffer.from(content) }, headings);
  yield { ...about, rows: [] };
  for (let at = 0; at < rows.length; at += PER_PIECE) yield rows.slice(at, at + PER_PIECE);
});
