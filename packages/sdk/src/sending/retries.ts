import { isTransient, zuschlagError } from '../errors.ts';

/**
 * The first pause between two attempts, which doubles with each, up to the longest, and how long an import is looked up
 * whose answer was lost. Tests shorten them.
 */
export const retries = { pauseMs: 500, longestPauseMs: 10_000, lookUpMs: 60_000 };

// At random, so that the clients of a server that comes back do not return in the same moment. The same for all calls of a
// client, so that queries that travelled together do so again.
const shareOfPause = 0.5 + Math.random() / 2;

/** How long a call is tried. */
export type Patience = {
  /** attempts of a query or a download, and of a change or an upload, which their key makes harmless to repeat */
  attempts: { question: number; change: number };
  /** the longest wait, in ms, that the server may ask for by `retry-after`; a longer one is an error at once */
  longestWaitMs: number;
  /** how long one attempt may take, in ms */
  timeoutMs: number;
};

/** The patience of a program: a restart of the server, and the minute of the rate limit. */
export const patienceOfPrograms: Patience = {
  attempts: { question: 7, change: 7 },
  longestWaitMs: 61_000,
  timeoutMs: 30_000,
};

type Trying = Omit<Patience, 'attempts'> & {
  attempts: number;
  signal?: AbortSignal | null;
  onFailure?: (error: unknown) => void;
};

/**
 * Repeats a call without an answer, with a fault of the server, or one that the server asks to send later; another
 * refusal is final. The caller's signal ends a call and a pause at once.
 *
 * @param call one attempt; it must be harmless to repeat, and end with its signal
 * @throws the reason of the caller's signal, else the error of the last attempt
 */
export async function trying<Result>(
  { attempts, longestWaitMs, timeoutMs, signal, onFailure }: Trying,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await withTimeout(call, { timeoutMs, signal });
    } catch (error) {
      signal?.throwIfAborted();
      onFailure?.(error);
      const waitMs = pauseBefore(error, attempt);
      if (attempt >= attempts || waitMs === null || waitMs > longestWaitMs) throw error;
      await pause(waitMs, signal);
    }
  }
}

/** @returns ms; null when the same call would be refused again */
function pauseBefore(error: unknown, attempt: number): number | null {
  const { code, details } = zuschlagError(error);
  const isToWait = code === 'RATE_LIMITED' && details.retryAfter !== undefined;
  if (!isToWait && !isTransient(error)) return null;
  const longest = Math.min(retries.pauseMs * 2 ** (attempt - 1), retries.longestPauseMs);
  return Math.max((details.retryAfter ?? 0) * 1_000, longest * shareOfPause);
}

/** One attempt. Its signal aborts with a `TimeoutError`, which counts as no answer, or with the caller's. */
async function withTimeout<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, signal }: Pick<Trying, 'timeoutMs' | 'signal'>,
): Promise<Result> {
  const ended = new AbortController();
  const late = () => ended.abort(new DOMException(`No answer within ${timeoutMs} ms.`, 'TimeoutError'));
  const timer = setTimeout(late, timeoutMs);
  const giveUp = () => ended.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  // Not every transport ends with the signal; the caller does.
  const isOver = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(ended.signal.reason));
  });
  try {
    return await Promise.race([call(ended.signal), isOver]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Waits; rejects with the reason of the signal as soon as it aborts. */
export function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
