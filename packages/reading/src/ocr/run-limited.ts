import type { ChildProcess } from 'node:child_process';
import type { ReadingLimits } from '../process/start-reader.ts';
import { watch } from '../process/watch.ts';

/**
 * Gives a process its input, and waits for its output.
 *
 * @returns null when it failed or was killed at its limits
 */
export async function runLimited(
  child: ChildProcess,
  input: Uint8Array,
  { limits, mostBytes, signal }: { limits: ReadingLimits; mostBytes: number; signal?: AbortSignal },
): Promise<Buffer | null> {
  const guard = watch(child, limits);
  const cut = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', cut);
  const pieces: Buffer[] = [];
  let length = 0;
  child.stdout?.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > mostBytes) return cut();
    pieces.push(piece);
  });
  child.stderr?.resume();
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  try {
    const isWell = await new Promise<boolean>((resolve) => {
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });
    signal?.throwIfAborted();
    return isWell && length <= mostBytes ? Buffer.concat(pieces) : null;
  } finally {
    guard.end();
    signal?.removeEventListener('abort', cut);
  }
}
