import { type ParsingLimits, parseInWorker } from '../../../files/parse-in-worker.ts';
import type { RawTable } from '../../configuration/imports/files/raw-table.ts';
import type { SentFile } from '../../configuration/imports/files/read-table.ts';
import type { ActualsPiece, ActualsTask } from './actuals-worker.ts';

const program = new URL('./actuals-worker.ts', import.meta.url);
// As READING_TOO_LONG says. A contract has a few hundred rows.
const usualLimits: ParsingLimits = { seconds: 30, heapMegabytes: 256 };

/** Reads a file of payroll or time sheets in a thread of its own. @throws {FileRefused} */
export async function readActualsFile(file: SentFile, limits = usualLimits): Promise<RawTable> {
  const input: ActualsTask = { ...file };
  let read: RawTable | null = null;
  const rows: RawTable['rows'] = [];
  await parseInWorker<ActualsPiece>({ program, input, limits }, (piece) => {
    if (Array.isArray(piece)) rows.push(...piece);
    else read = piece;
  });
  return { ...(read as unknown as RawTable), rows };
}
