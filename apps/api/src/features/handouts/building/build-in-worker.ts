import { type ParsingLimits, parseInWorker } from '../../../files/parse-in-worker.ts';
import type { HandoutFacts } from '../facts/handout-facts.ts';
import type { HandoutPiece } from './build-handout.ts';

const program = new URL('./handout-program.ts', import.meta.url);
// 200 services with 40 shifts each stay far below.
const limits: ParsingLimits = { seconds: 300, heapMegabytes: 1_024 };

/**
 * Makes a file in a thread of its own, so that no call waits for it.
 *
 * @param report hears after each service how many are written
 * @returns the content; null when no service has a price
 */
export async function buildInWorker(facts: HandoutFacts, report: (done: number) => void): Promise<Buffer | null> {
  let content: Uint8Array | null = null;
  await parseInWorker<HandoutPiece>({ program, input: facts, limits }, (piece) => {
    if ('done' in piece) report(piece.done);
    else content = piece.content;
  });
  return content === null ? null : Buffer.from(content);
}
