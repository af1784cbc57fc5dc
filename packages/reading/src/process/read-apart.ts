import { ReadingRefused } from '../reading-refused.ts';
import type { DocumentFormat, Part, TextWithPlaces } from '../text-with-places.ts';
import type { ReaderAnswer, SearchText } from './reader-answer.ts';
import { type ReadingLimits, startReader } from './start-reader.ts';
import { watch } from './watch.ts';

export type { ReadingLimits } from './start-reader.ts';
export const readingLimits: ReadingLimits = { processorSeconds: 10, seconds: 60, residentMegabytes: 512 };

/** A document that was read. */
export type ReadDocument = { text: TextWithPlaces; search: SearchText };
type Options = {
  limits?: ReadingLimits;
  signal?: AbortSignal;
  /** hears what the reading has cost at most */
  onEnd?: (cost: { residentMegabytes: number }) => void;
  /** another program in the place of the reader */
  program?: string;
};

const MOST_ANSWER_BYTES = 256 * 1_048_576;

/**
 * Reads a document of unknown origin in a process of its own, which has no network and no secrets and is killed at its
 * limits. The pages come back one by one, so that the caller's thread stays free for others.
 *
 * @throws {ReadingRefused} what the reader refuses, READING_TOO_LONG, READING_TOO_BIG, READER_FAILED
 */
export async function readApart(
  format: DocumentFormat,
  bytes: Uint8Array,
  { limits = readingLimits, signal, onEnd, program }: Options = {},
): Promise<ReadDocument> {
  signal?.throwIfAborted();
  const child = startReader(format, limits, program);
  const guard = watch(child, limits);
  const cut = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', cut);
  const parts: Part[] = [];
  let end: Exclude<ReaderAnswer, { kind: 'part' }> | null = null;
  const lines = linesTo((line) => {
    const answer = JSON.parse(line) as ReaderAnswer;
    if (answer.kind === 'part') parts.push(answer.part);
    else end = answer;
  }, cut);
  child.stdout?.on('data', lines);
  const errors = tailOf(child.stderr);
  // A process that ends early closes its ear; how it ended says why.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bytes);
  try {
    const isWell = await new Promise<boolean>((resolve) => {
      child.on('error', () => resolve(false));
      child.on('close', (code, ending) => {
        if (ending === 'SIGXCPU') guard.exceed('READING_TOO_LONG');
        resolve(code === 0);
      });
    });
    signal?.throwIfAborted();
    return textOf(isWell ? end : null, parts, guard.excess(), errors());
  } finally {
    guard.end();
    signal?.removeEventListener('abort', cut);
    onEnd?.({ residentMegabytes: guard.most() / 1_048_576 });
  }
}

type End = Exclude<ReaderAnswer, { kind: 'part' }> | null;

function textOf(
  end: End,
  parts: Part[],
  excess: 'READING_TOO_LONG' | 'READING_TOO_BIG' | null,
  errors: string,
): ReadDocument {
  if (excess) throw new ReadingRefused(excess);
  if (end?.kind === 'refused') throw new ReadingRefused(end.problem, end.names);
  if (end) return { text: { ...end.rest, parts }, search: end.search };
  const isFull = /heap out of memory|allocation failed/i.test(errors);
  throw new ReadingRefused(isFull ? 'READING_TOO_BIG' : 'READER_FAILED', [], errors);
}

/** Calls for each line of a stream; `cut` when it says more than a document can. */
function linesTo(hear: (line: string) => void, cut: () => void): (piece: Buffer) => void {
  let open: Buffer[] = [];
  let length = 0;
  return (piece) => {
    length += piece.length;
    if (length > MOST_ANSWER_BYTES) return cut();
    let from = 0;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, from)) {
      hear(Buffer.concat([...open, piece.subarray(from, at)]).toString());
      open = [];
      from = at + 1;
    }
    if (from < piece.length) open.push(piece.subarray(from));
  };
}

/** The message of the process without the line of the program that it quotes, which may be a whole library. */
function tailOf(stream: NodeJS.ReadableStream | null): () => string {
  const pieces: Buffer[] = [];
  stream?.on('data', (piece: Buffer) => {
    if (pieces.length < 100) pieces.push(piece);
  });
  return () =>
    Buffer.concat(pieces)
      .toString()
      .split('\n')
      .filter((line) => line.length < 500)
      .join('\n')
      .trim()
      .slice(0, 2_000);
}
