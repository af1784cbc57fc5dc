import { setTimeout as pause } from 'node:timers/promises';
import { exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Handles Ctrl-C: before a write the command ends without a trace, during a write it finishes. */
export type Interruption = {
  /** from now on the answer of the server is waited for: it has been asked to write, and will */
  writes(): void;
  over(): void;
};

const CLEAN_UP_MS = 2_000;

/** @param cleanUp puts away what was only planned; waited for a moment */
export function onInterruption(terminal: Terminal, cleanUp: () => Promise<unknown>): Interruption {
  let isWriting = false;
  const stop = async () => {
    if (isWriting) return terminal.note(terminal.text('writing'));
    process.once('SIGINT', () => process.exit(exitCodes.interrupted));
    const message = terminal.text('interrupted');
    terminal.note(message);
    terminal.document({ exitCode: exitCodes.interrupted, error: { code: 'INTERRUPTED', message } });
    await Promise.race([cleanUp().catch(() => undefined), pause(CLEAN_UP_MS)]);
    process.exit(exitCodes.interrupted);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  return {
    writes: () => {
      isWriting = true;
    },
    over: () => {
      for (const signal of signals) process.removeListener(signal, stop);
    },
  };
}
