import { describe, expect, it } from 'vitest';
import { type ParsingLimits, parseInWorker } from './parse-in-worker.ts';

/** A program of a worker that answers its first request with these statements. */
function program(statements: string): URL {
  const code = `import { parentPort } from 'node:worker_threads';
    const say = (message) => parentPort.postMessage(message);
    parentPort.on('message', ({ kind }) => { if (kind === 'read') { ${statements} } });`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

async function outcomeOf(statements: string, limits: Partial<ParsingLimits> = {}): Promise<unknown> {
  const pieces: unknown[] = [];
  const parsing = { program: program(statements), input: {}, limits: { seconds: 60, heapMegabytes: 64, ...limits } };
  try {
    await parseInWorker(parsing, (piece) => pieces.push(piece));
    return pieces;
  } catch (error) {
    return (error as Error).message;
  }
}

// A busy machine takes its time to start a thread.
describe('a file that is read in a worker', { timeout: 180_000 }, () => {
  it('arrives in pieces, each after the one before was taken', async () => {
    const asked = `let piece = 0;
      parentPort.on('message', () => (++piece < 3 ? say({ kind: 'piece', piece }) : say({ kind: 'done' })));
      say({ kind: 'piece', piece });`;
    expect(await outcomeOf(asked)).toEqual([0, 1, 2]);
  });

  it('is given up when it takes longer than its limit, though it never pauses', async () => {
    expect(await outcomeOf('for (;;);', { seconds: 0.5 })).toBe('READING_TOO_LONG');
  });

  it('is given up when it takes more memory than its limit', async () => {
    const greedy = 'const kept = []; for (;;) kept.push(Array.from({ length: 100_000 }, () => ({})));';
    expect(await outcomeOf(greedy, { heapMegabytes: 24 })).toBe('READING_TOO_BIG');
  });

  it('sees nothing of the environment, where the secrets of the server are', async () => {
    const looking = `parentPort.once('message', () => say({ kind: 'done' }));
      say({ kind: 'piece', piece: Object.keys(process.env) });`;
    expect(await outcomeOf(looking)).toEqual([[]]);
  });

  it('ends with its own refusal, with the fault of its program, and with the end of it', async () => {
    expect(await outcomeOf("say({ kind: 'refused', problem: 'DAMAGED', names: [] })")).toBe('DAMAGED');
    expect(await outcomeOf("say({ kind: 'fault', message: 'a fault of ours' })")).toBe('a fault of ours');
    expect(await outcomeOf("throw new Error('not caught')")).toBe('not caught');
    expect(await outcomeOf('process.exit(3)')).toBe('the worker ended with code 3 before its file');
  });

  it('takes one of two places and gives it back, also when it is killed', async () => {
    const outcomes = await Promise.all([
      outcomeOf('for (;;);', { seconds: 0.2 }),
      outcomeOf('for (;;);', { seconds: 0.2 }),
      outcomeOf("say({ kind: 'done' })"),
      outcomeOf("say({ kind: 'done' })"),
    ]);
    expect(outcomes).toEqual(['READING_TOO_LONG', 'READING_TOO_LONG', [], []]);
  });
});
