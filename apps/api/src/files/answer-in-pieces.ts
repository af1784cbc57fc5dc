import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { FileRefused } from './file-refused.ts';
import type { WorkerAnswer, WorkerRequest } from './parse-in-worker.ts';

/** The worker's side of `parseInWorker`: reads one file after the other, and sends each piece after the one before was taken. */
export async function answerInPieces<Input, Piece>(read: (input: Input) => AsyncIterable<Piece>): Promise<void> {
  if (!parentPort) throw new Error('this program runs in a worker only');
  const say = (message: WorkerAnswer<Piece>) => parentPort?.postMessage(message);
  // One listener for the whole life of the worker: a request that came between two listeners would be lost.
  const requests = on(parentPort, 'message') as AsyncIterableIterator<[WorkerRequest<Input>]>;
  for await (const [request] of requests) {
    if (request.kind !== 'read') continue;
    try {
      for await (const piece of read(request.input)) {
        say({ kind: 'piece', piece });
        await requests.next();
      }
      say({ kind: 'done' });
    } catch (error) {
      if (error instanceof FileRefused) say({ kind: 'refused', problem: error.problem, names: error.names });
      else if (error instanceof Error) say({ kind: 'fault', message: error.message, stack: error.stack });
      else say({ kind: 'fault', message: String(error), stack: undefined });
    }
  }
}
