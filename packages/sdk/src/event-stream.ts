import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { refusalIn, ZuschlagError } from './errors.ts';

export type EventStreamOptions = {
  /** e.g. `/events` or `https://zuschlag.example/events` */
  url: string;
  /** Called at every connection, so that it uses a renewed token. */
  headers: () => Record<string, string>;
  signal: AbortSignal;
  fetch?: typeof fetch;
  /** Called when the connection opens and when it breaks; the stream fills the gap after a break. */
  onConnection?: (isConnected: boolean) => void;
};

/** The server refused the stream permanently; a retry cannot help. */
export class StreamRefused extends ZuschlagError {
  readonly status: number;
  constructor(status: number, { code, details, requestId }: ZuschlagError) {
    super(code, details, requestId);
    this.name = 'StreamRefused';
    this.status = status;
  }
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * The events of the Chances that the caller may see, without end: after a break the stream reconnects at its last
 * event. The first connection begins with the next event.
 * @throws StreamRefused when the session has ended or the right is missing
 */
export async function* eventStream(options: EventStreamOptions): AsyncGenerator<StreamEvent> {
  let position: string | undefined;
  let pauseMs = firstPauseMs;
  while (!options.signal.aborted) {
    try {
      for await (const message of connection(options, position)) {
        pauseMs = firstPauseMs;
        if (message.id !== undefined) position = message.id;
        if (message.event !== 'ready') yield JSON.parse(message.data) as StreamEvent;
      }
    } catch (error) {
      if (options.signal.aborted) return;
      if (error instanceof StreamRefused && error.status < 500 && error.status !== 429) throw error;
    }
    options.onConnection?.(false);
    await pause(pauseMs, options.signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function* connection(options: EventStreamOptions, position: string | undefined) {
  const { url, headers, signal, fetch: send = fetch, onConnection } = options;
  const answer = await send(url, {
    signal,
    credentials: 'include',
    cache: 'no-store',
    headers: {
      ...headers(),
      accept: 'text/event-stream',
      ...(position === undefined ? {} : { 'last-event-id': position }),
    },
  });
  if (!answer.ok || !answer.body) throw new StreamRefused(answer.status, await refusalIn(answer));
  onConnection?.(true);
  const reader = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
