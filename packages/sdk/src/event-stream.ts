import type { EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { refusalIn, WrongAddress, ZuschlagError } from './errors.ts';
import { pause } from './sending/retries.ts';
import type { AskEvent, AskInput, StreamEvent } from './wire.gen.ts';

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
/** Streams of logs are asked by POST where what is asked does not fit into an address. */
type Connected = EventStreamOptions & { body?: object };

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
  for await (const { event, data } of messages(options)) if (event !== 'ready') yield JSON.parse(data) as StreamEvent;
}

/**
 * The answer to a question to documents, as it is found; after a break the stream reconnects at its last event. It ends
 * with the answer.
 * @throws StreamRefused when the session has ended, the right is missing, or no document can be asked
 */
export async function* answerStream(
  options: EventStreamOptions & { asked: Omit<AskInput, 'since'> },
): AsyncGenerator<AskEvent> {
  for await (const { data } of messages({ ...options, body: options.asked })) {
    const event = JSON.parse(data) as AskEvent;
    yield event;
    if (event.type === 'PROGRESS' || event.type === 'ERROR') return;
  }
}

/** The messages of a stream, from one connection after the other. */
async function* messages(options: Connected): AsyncGenerator<EventSourceMessage> {
  let position: string | undefined;
  let pauseMs = firstPauseMs;
  while (!options.signal.aborted) {
    let waitMs = 0;
    try {
      for await (const message of connection(options, position)) {
        pauseMs = firstPauseMs;
        if (message.id !== undefined) position = message.id;
        yield message;
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

async function* connection(options: Connected, position: string | undefined) {
  const { url, headers, signal, fetch: send = fetch, onConnection, body } = options;
  const ended = new AbortController();
  const giveUp = () => ended.abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  const watch = silenceWatch(() => ended.abort(new DOMException('The server is silent.', 'TimeoutError')));
  try {
    const answer = await send(url, {
      signal: ended.signal,
      credentials: 'include',
      cache: 'no-store',
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...headers(),
        accept: 'text/event-stream',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
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
