import { setTimeout as pause } from 'node:timers/promises';

/** Lets calls go out one by one, with a gap between them. */
export type Turns = {
  /**
   * Waits for a turn. A later call of the same caller takes over the turn of one that still waits.
   *
   * @returns whether the call may go out; not when the wait would be too long, or a later one took its turn
   */
  take: (caller: string) => Promise<boolean>;
  /** No call goes out before this time in milliseconds. */
  closeUntil: (time: number) => void;
};

export function takeTurns({ gapMs, longestWaitMs }: { gapMs: number; longestWaitMs: number }): Turns {
  let next = 0;
  const waiting = new Map<string, { at: number; givenUp: AbortController }>();
  return {
    take: async (caller) => {
      const earlier = waiting.get(caller);
      earlier?.givenUp.abort();
      const at = earlier?.at ?? Math.max(next, Date.now());
      if (at - Date.now() > longestWaitMs) return false;
      if (!earlier) next = at + gapMs;
      const own = { at, givenUp: new AbortController() };
      waiting.set(caller, own);
      try {
        await pause(Math.max(0, at - Date.now()), undefined, { signal: own.givenUp.signal, ref: false });
        return true;
      } catch {
        return false;
      } finally {
        if (waiting.get(caller) === own) waiting.delete(caller);
      }
    },
    closeUntil: (time) => {
      next = Math.max(next, time);
    },
  };
}
