import { setTimeout as pause } from 'node:timers/promises';
import { aborted } from './stop-requests.ts';

/** A started part of the process, and how it ends. */
export type Part = {
  name: string;
  close(): Promise<unknown>;
  /** how long `close` is waited for; without a limit when left out, for what must not stay behind */
  patienceMs?: number;
  /** ends at once what `close` still waits for */
  cut?(): unknown;
};

export type Parts = {
  add(part: Part): void;
  /** Ends the parts in the opposite order of their start. A part that fails or takes too long holds no other one up. */
  end(): Promise<void>;
};

// After the cut a part may still write down what it gave up.
const AFTER_CUT_MS = 1_000;

/**
 * @param hurry aborted: no part gets the time it would have
 * @param complain hears about parts that did not end as they should
 */
export function startedParts(hurry: AbortSignal, complain: (error: unknown) => void): Parts {
  const parts: Part[] = [];
  const endPart = async ({ name, close, patienceMs, cut }: Part) => {
    const closed = close().catch((error: unknown) => complain(`${name} did not end as it should: ${error}`));
    if (patienceMs === undefined) return closed;
    const over = new AbortController();
    const isEnded = await Promise.race([
      closed.then(() => true),
      aborted(hurry).then(() => false),
      pause(patienceMs, false, { signal: over.signal }).catch(() => true),
    ]);
    over.abort();
    if (isEnded) return;
    complain(`${name} did not end within ${patienceMs / 1_000} s and is cut off.`);
    await Promise.race([Promise.all([closed, cut?.()]), pause(AFTER_CUT_MS, undefined, { ref: false })]);
  };
  return {
    add: (part) => parts.push(part),
    async end() {
      for (let part = parts.pop(); part; part = parts.pop()) await endPart(part);
    },
  };
}
