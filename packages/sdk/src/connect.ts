import { scenarioHeader } from '@zuschlag/validation/services/scenarios/scenario-header';
import { addressOf } from './address.ts';
import { type Chances, chancesOf } from './chances.ts';
import { zuschlagClient } from './client.ts';
import { answerStream, type EventOptions, eventStream } from './event-stream.ts';
import { type FileTransfer, fileTransfer } from './files.ts';
import { type Imports, importsOf } from './imports.ts';
import { type ClientOptions, callHeaders, sendOf } from './sending/transport.ts';
import { withTypedCalls } from './typed-calls.ts';
import type { AskEvent, AskInput, Procedures, StreamEvent } from './wire.gen.ts';

export type ConnectOptions = Omit<ClientOptions, 'token'> & {
  /** an API token, or a function that returns the token of a session before every call */
  token: string | (() => string | null);
};

/** The whole interface for programs: typed procedures, events, and files. */
export type Zuschlag = {
  /** Every procedure: `api.chance.list.query({ first: 50 })`. Calls throw a `ZuschlagError`. */
  api: Procedures;
  /** The procedures for services, which read and change those of a scenario instead of the real ones. */
  inScenario(scenarioId: string): Procedures['services'];
  /**
   * The events of the Chances that the bearer may see, without end; a lost connection continues at its last event.
   *
   * @throws {ZuschlagError} UNAUTHENTICATED once the token is revoked or expired
   */
  events(options: EventOptions): AsyncGenerator<StreamEvent>;
  /**
   * The answer to a question to the documents of a Chance, as it is found; it ends with the answer.
   *
   * @throws {ZuschlagError} NOT_FOUND; KNOWLEDGE_BASE_EMPTY while no document can be asked
   */
  ask(asked: Omit<AskInput, 'since'>, options: EventOptions): AsyncGenerator<AskEvent>;
  files: FileTransfer;
  chances: Chances;
  imports: Imports;
};

/**
 * Connects with one token. Nothing is sent before the first call.
 *
 * @throws {WrongAddress} when `url` is not an origin
 */
export function connect({ token, ...rest }: ConnectOptions): Zuschlag {
  const options: ClientOptions = { ...rest, token: typeof token === 'string' ? () => token : token };
  const events = addressOf(options.url, '/events').href;
  const answers = addressOf(options.url, '/ask/stream').href;
  const streaming = { headers: () => callHeaders(options), fetch: sendOf(options) };
  // The same procedures; a test compares the types of the two.
  const apiWith = (given: ClientOptions) => withTypedCalls<object>(zuschlagClient(given)) as Procedures;
  const api = apiWith(options);
  const files = fileTransfer(options);
  return {
    api,
    inScenario: (scenarioId) =>
      apiWith({ ...options, headers: { ...options.headers, [scenarioHeader]: scenarioId } }).services,
    events: (wishes) => eventStream({ ...wishes, ...streaming, url: events }),
    ask: (asked, wishes) => answerStream({ ...wishes, ...streaming, url: answers, asked }),
    files,
    chances: chancesOf(api.handouts, files),
    imports: importsOf(api.configuration.imports, files),
  };
}
