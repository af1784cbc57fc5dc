import './without-network.ts';
import { readDocument } from '../read-document.ts';
import { ReadingRefused } from '../reading-refused.ts';
import { passagesOf } from '../search/passages.ts';
import { wordCounts } from '../search/word-counts.ts';
import type { DocumentFormat } from '../text-with-places.ts';
import type { ReaderAnswer } from './reader-answer.ts';

/** The program of a process that reads one document: its bytes come in, its text goes out, and the process ends. */
async function main(): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  const { stdout } = process;
  const say = (answer: ReaderAnswer) =>
    new Promise<void>((resolve) => stdout.write(`${JSON.stringify(answer)}\n`, () => resolve()));
  for (const answer of await answersTo(process.argv[2] as DocumentFormat, Buffer.concat(pieces))) await say(answer);
  process.exit(0);
}

async function answersTo(format: DocumentFormat, bytes: Uint8Array): Promise<ReaderAnswer[]> {
  try {
    const { parts, ...rest } = await readDocument(format, bytes);
    const passages = passagesOf(parts);
    const { words, lengths } = wordCounts(passages);
    const search = { passages, lengths, words: JSON.stringify(words) };
    return [...parts.map((part) => ({ kind: 'part' as const, part })), { kind: 'read', rest, search }];
  } catch (error) {
    if (error instanceof ReadingRefused) return [{ kind: 'refused', problem: error.problem, names: error.names }];
    throw error;
  }
}

await main();
