import { EventSourceParserStream } from 'eventsource-parser/stream';
import { refusalIn, WrongAddress, ZuschlagError } from './errors.ts';
import { pause } from './sending/retries.ts';
import type { StreamEvent } from './wire.gen.ts';

export type EventOptions = {
  /** ends the stream */
  signal: AbortSignal;
  /** Called when the connection opens and when it breaks; the stream fills the gap after a break. */
  onConnection?: (isConnected: boolean) => void;
};
export type EventStreamOptions = EventOptions & {
  /** e.g. `/events` or `https://zuschlag.example/events` */
  url: string;
  /** Called at every connection, so that it uses a renewed token. */
  headers: () => Record<string, string>;
  fetch?: typeof fetch;
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
// The server sends a sign of life every 15 seconds.
const longestSilenceMs = 65_000;

/**
 * The events of the Chances that the caller may see, without end: after a break the stream reconnects at its last
 * event. The first connection begins with the next event.
 * @throws StreamRefused when the session has ended or the right is missing
 */
export async function* eventStream(options: EventStreamOptions): AsyncGenerator<StreamEvent> {
  let position: string | undefined;
  let pauseMs = firstPauseMs;
  while (!options.signal.aborted) {
    let waitMs = 0;
    try {
      for await (const message of connection(options, position)) {
        pauseMs = firstPauseMs;
        if (message.id !== undefined) position = message.id;
        if (message.event !== 'ready') yield JSON.parse(message.data) as StreamEvent;
      }
    } catch (error) {
      if (options.signal.aborted) return;
      if (error instanceof StreamRefused && error.status < 500 && error.status !== 429) throw error;
      if (error instanceof WrongAddress) throw error;
      if (error instanceof ZuschlagError) waitMs = (error.details.retryAfter ?? 0) * 1_000;
    }
    options.onConnection?.(false);
    // At random, so that the listeners of a server that comes back do not return in the same moment.
    const backOffMs = pauseMs * (0.5 + Math.random() / 2);
    await pause(Math.max(waitMs, backOffMs), options.signal).catch(() => undefined);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function* connection(options: EventStreamOptions, position: string | undefined) {
  const { url, headers, signal, fetch: send = fetch, onConnection } = options;
  const ended = new AbortController();
  const giveUp = () => ended.abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  const watch = silenceWatch(() => ended.abort(new DOMException('The server is silent.', 'TimeoutError')));
  try {
    const answer = await send(url, {
      signal: ended.signal,
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
      .pipeThrough(watch.stream)
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
  } finally {
    watch.stop();
    signal.removeEventListener('abort', giveUp);
  }
}

/** Reports a connection on which nothing arrives any more, not even the signs of life, which are no events. */
function silenceWatch(onSilence: () => void) {
  let timer = setTimeout(onSilence, longestSilenceMs);
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      clearTimeout(timer);
      timer = setTimeout(onSilence, longestSilenceMs);
      controller.enqueue(chunk);
    },
  });
  return { stream, stop: () => clearTimeout(timer) };
}
