import { setTimeout as pause } from 'node:timers/promises';
import { exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

/** Handles Ctrl-C: before a write the command ends without a trace, during a write it finishes. */
export type Interruption = {
  /** from now on the answer of the server is waited for: it has been asked to write, and will */
  writes(importId: string): void;
  over(): void;
};

const CLEAN_UP_MS = 2_000;

const signals = ['SIGINT', 'SIGTERM'] as const;

/** @param cleanUp puts away what was only planned; waited for a moment */
export function onInterruption(terminal: Terminal, cleanUp: () => Promise<unknown>): Interruption {
  let writing: string | null = null;
  const stop = async () => {
    if (writing !== null) {
      const id = writing;
      // A second signal ends the wait. What the server makes of the request is not known then.
      for (const signal of signals) process.once(signal, () => leave(id));
      return terminal.note(terminal.text('writing'));
    }
    process.once('SIGINT', () => process.exit(exitCodes.interrupted));
    const message = terminal.text('interrupted');
    terminal.note(message);
    terminal.document({ exitCode: exitCodes.interrupted, error: { code: 'INTERRUPTED', message } });
    await Promise.race([cleanUp().catch(() => undefined), pause(CLEAN_UP_MS)]);
    process.exit(exitCodes.interrupted);
  };
  const leave = (id: string) => {
    const message = terminal.text('outcomeUnknown', { id });
    terminal.note(message);
    const error = { code: 'OUTCOME_UNKNOWN', message, details: { importId: id } };
    terminal.document({ exitCode: exitCodes.outcomeUnknown, error });
    process.exit(exitCodes.outcomeUnknown);
  };
  for (const signal of signals) process.on(signal, stop);
  return {
    writes: (importId) => {
      writing = importId;
    },
    over: () => {
      for (const signal of signals) process.removeListener(signal, stop);
    },
  };
}
