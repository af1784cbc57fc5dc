import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { type ParsingLimits, parseInWorker } from '../../../../files/parse-in-worker.ts';
import type { RawTable } from './raw-table.ts';
import type { SentFile } from './read-table.ts';
import type { TablePiece, TableTask } from './table-worker.ts';

const program = new URL('./table-worker.ts', import.meta.url);
// The largest file that is a table takes three seconds and 150 MB (docs/decisions/0014-parsing-in-a-worker.md).
const usualLimits: ParsingLimits = { seconds: 30, heapMegabytes: 384 };

/**
 * Reads a file in a thread of its own, which is killed when it takes too long or too much memory.
 *
 * @throws {FileRefused}
 */
export async function readTableInWorker(file: SentFile, table: TableKey, limits = usualLimits): Promise<RawTable> {
  const input: TableTask = { table, ...file };
  let read: RawTable | null = null;
  const rows: RawTable['rows'] = [];
  await parseInWorker<TablePiece>({ program, input, limits }, (piece) => {
    if (Array.isArray(piece)) rows.push(...piece);
    else read = piece;
  });
  return { ...(read as unknown as RawTable), rows };
}
