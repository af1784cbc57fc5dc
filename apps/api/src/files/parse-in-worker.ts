import { Worker } from 'node:worker_threads';
import type { FileProblem } from '@zuschlag/validation/configuration/import-codes';
import { FileRefused } from './file-refused.ts';

/** The limits of one reading: wall time, and the heap of the worker. */
export type ParsingLimits = { seconds: number; heapMegabytes: number };
/** A file to read: the program that reads it, and the input of that program. */
export type Parsing = { program: URL; input: object; limits: ParsingLimits };
/** The messages to a worker: a file, and the wish for the next piece of its result. */
export type WorkerRequest<Input> = { kind: 'read'; input: Input } | { kind: 'next' };
/** The messages of a worker: pieces of the result one by one, then how the reading ended. */
export type WorkerAnswer<Piece> =
  | { kind: 'piece'; piece: Piece }
  | { kind: 'done' }
  | { kind: 'refused'; problem: FileProblem; names: string[] }
  | { kind: 'fault'; message: string; stack: string | undefined };

const MOST_AT_ONCE = 2;
const YOUNG_MEGABYTES = 32;
// A worker starts in 200 ms of processor time; the next file of an import session finds it ready.
const IDLE_MS = 20_000;

/** Workers without a file, by what they were started for; the timer ends them. */
const idle: { worker: Worker; key: string; timer: NodeJS.Timeout; end: () => void }[] = [];
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Reads a file of unknown origin in a thread of its own, which is killed at the limits of time and memory. The thread that
 * serves calls receives the result in pieces, one per turn of its event loop, so that no piece holds up a call.
 *
 * @param take receives each piece
 * @throws {FileRefused} READING_TOO_LONG, READING_TOO_BIG, and what the program refuses
 */
export async function parseInWorker<Piece>(parsing: Parsing, take: (piece: Piece) => void): Promise<void> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    await readWith(readyWorker(parsing), parsing, take);
  } finally {
    // The place goes to the next reading in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function readWith<Piece>(worker: Worker, parsing: Parsing, take: (piece: Piece) => void): Promise<void> {
  const { input, limits } = parsing;
  const ended = Promise.withResolvers<void>();
  const ask = (request: WorkerRequest<object>) => worker.postMessage(request);
  const timer = setTimeout(() => ended.reject(new FileRefused('READING_TOO_LONG')), limits.seconds * 1_000);
  let isReusable = false;
  const hear = (answer: WorkerAnswer<Piece>) => {
    if (answer.kind === 'piece') {
      take(answer.piece);
      return ask({ kind: 'next' });
    }
    isReusable = answer.kind !== 'fault';
    if (answer.kind === 'done') ended.resolve();
    else if (answer.kind === 'refused') ended.reject(new FileRefused(answer.problem, answer.names));
    else ended.reject(Object.assign(new Error(answer.message), { stack: answer.stack }));
  };
  const fail = (error: NodeJS.ErrnoException) =>
    ended.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileRefused('READING_TOO_BIG') : error);
  const exit = (code: number) => ended.reject(new Error(`the worker ended with code ${code} before its file`));
  worker.on('message', hear).on('error', fail).on('exit', exit);
  ask({ kind: 'read', input });
  try {
    await ended.promise;
  } finally {
    clearTimeout(timer);
    if (isReusable) putAside(worker, keyOf(parsing));
    else await worker.terminate();
    worker.off('message', hear).off('error', fail).off('exit', exit);
  }
}

function keyOf({ program, limits }: Parsing): string {
  return `${program} ${limits.heapMegabytes}`;
}

function readyWorker(parsing: Parsing): Worker {
  const found = idle.findIndex(({ key }) => key === keyOf(parsing));
  const [ready] = found < 0 ? [] : idle.splice(found, 1);
  if (!ready) return newWorker(parsing);
  clearTimeout(ready.timer);
  ready.worker.off('error', ready.end).off('exit', ready.end);
  ready.worker.ref();
  return ready.worker;
}

function newWorker({ program, limits }: Parsing): Worker {
  const resourceLimits = {
    maxOldGenerationSizeMb: limits.heapMegabytes,
    maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
  };
  // The worker gets neither the environment of the server, with its secrets, nor the flags of its start.
  return new Worker(program, { env: {}, execArgv: [], resourceLimits });
}

/** Keeps a worker for the next file for a while; it does not keep the process alive. */
function putAside(worker: Worker, key: string): void {
  const end = () => {
    const index = idle.findIndex((one) => one.worker === worker);
    if (index >= 0) clearTimeout(idle.splice(index, 1)[0]?.timer);
    void worker.terminate();
  };
  worker.on('error', end).on('exit', end);
  worker.unref();
  const timer = setTimeout(end, IDLE_MS);
  timer.unref();
  idle.push({ worker, key, timer, end });
}
