/** What asked this process to end, and how it ends then. */
export type StopRequests = {
  /** aborted by the first request */
  stop: AbortSignal;
  /** aborted by a later request: nothing is waited for any more, except for the database */
  hurry: AbortSignal;
  /** @returns 1 after a fault, 0 after a request */
  exitCode(): number;
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/**
 * A terminal and a launcher may both send what was one request: Ctrl-C reaches every process of the group, and the
 * launcher passes on what it received.
 */
const ONE_REQUEST_MS = 1_000;

/**
 * Ends of this process that are not its own: a signal, the end of the launcher that holds a channel to it, and a fault
 * that nothing handles. From now on they do not end the process by themselves, so that the database never stays behind.
 */
export function stopRequests(complain: (error: unknown) => void): StopRequests {
  const stop = new AbortController();
  const hurry = new AbortController();
  let exitCode = 0;
  let first = Number.NaN;
  const request = () => {
    if (!stop.signal.aborted) {
      first = performance.now();
      stop.abort(new Error('The server was asked to end.'));
    } else if (performance.now() - first > ONE_REQUEST_MS) hurry.abort();
  };
  const fault = (error: unknown) => {
    exitCode = 1;
    complain(error);
    request();
  };
  for (const signal of signals) process.on(signal, request);
  process.once('disconnect', request);
  process.on('uncaughtException', fault).on('unhandledRejection', fault);
  // A closed terminal, or the end of a program that read the output: what is printed then is lost, and nothing else.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return { stop: stop.signal, hurry: hurry.signal, exitCode: () => exitCode };
}

/** @returns settles when the signal is aborted */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** @throws the reason of the signal as soon as it is aborted; the work then goes on unheard */
export async function unlessStopped<Result>(stop: AbortSignal, work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  await Promise.race([work, aborted(stop)]);
  stop.throwIfAborted();
  return work;
}
