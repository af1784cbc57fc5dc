import { answerInPieces } from '../../../files/answer-in-pieces.ts';
import type { RawRow, RawTable } from '../../configuration/imports/files/raw-table.ts';
import { readTable } from '../../configuration/imports/files/read-table.ts';
import { actualHeadings } from './actual-headings.ts';

/** The program of the worker in which `readActualsFile` reads a file. */

export type ActualsTask = { name: string; content: Uint8Array; headingRow?: number | null };
/** First the table without its rows, then the rows. */
export type ActualsPiece = RawTable | RawRow[];

const PER_PIECE = 200;

// The library for old workbooks reports each record that it does not know.
console.error = () => undefined;

await answerInPieces<ActualsTask, ActualsPiece>(async function* ({ name, content, headingRow }) {
  const headings = { ...actualHeadings, ...(headingRow ? { row: headingRow } : {}) };
  const { rows, ...about } = await readTable({ name, content: Buffer.from(content) }, headings);
  yield { ...about, rows: [] };
  for (let at = 0; at < rows.length; at += PER_PIECE) yield rows.slice(at, at + PER_PIECE);
});
