import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';
import { addressOf } from './address.ts';
import { callHeaders, type ZuschlagClient, zuschlagClient } from './client.ts';
import { type EventStreamOptions, eventStream } from './event-stream.ts';
import { fileTransfer } from './files.ts';
import { withTypedErrors } from './typed-errors.ts';

export type ConnectOptions = {
  /** where the product is reached, e.g. `https://zuschlag.example` */
  url: string;
  /** an API token, or a function that returns the token of a session before every call */
  token: string | (() => string | null);
  fetch?: typeof fetch;
};

/** The whole interface for programs: typed procedures, events, and files. */
export type Zuschlag = {
  /** Every procedure: `api.chance.list.query({ first: 50 })`. Calls throw a `ZuschlagError`. */
  api: ZuschlagClient;
  /**
   * The events of the Chances that the bearer may see, without end; a lost connection continues at its last event.
   *
   * @throws {ZuschlagError} UNAUTHENTICATED once the token is revoked or expired
   */
  events(options: Pick<EventStreamOptions, 'signal' | 'onConnection'>): AsyncGenerator<StreamEvent>;
  files: ReturnType<typeof fileTransfer>;
};

/** Connects with one token. Nothing is sent before the first call. */
export function connect({ url, token, fetch: send }: ConnectOptions): Zuschlag {
  const options = { url, token: typeof token === 'string' ? () => token : token, fetch: send };
  return {
    api: withTypedErrors(zuschlagClient(options)),
    events: (rest) =>
      eventStream({ ...rest, url: addressOf(url, '/events').href, headers: () => callHeaders(options), fetch: send }),
    files: fileTransfer(options),
  };
}
