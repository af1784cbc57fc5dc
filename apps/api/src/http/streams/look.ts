import { type Database, readInTenant } from '@zuschlag/db/client';
import type { UserActor } from '../../actor.ts';
import { mayHear } from '../../events/hearing.ts';
import { eventsAfter, type StoredEvent } from '../../events/stream.store.ts';
import { asSystemIn, liveBearers } from '../../features/accounts/sessions.ts';
import type { Token } from '../../features/accounts/tokens/tokens.ts';

const EVENTS_AT_ONCE = 200;

/** An open stream of a bearer. */
export type OpenStream = {
  token: Token;
  /** up to here every event that the bearer may hear was sent */
  position: bigint;
  /** Sends text as it stands. A stream that does not take what it is sent is ended by the sender. */
  send(text: string): void;
  /** @returns settles when everything sent so far was taken */
  drained(): Promise<void>;
  end(): void;
};

/**
 * Sends streams of one tenant what has happened since their positions, in one read for all of them, and ends those whose
 * bearer has no right to listen any more.
 *
 * @returns whether nothing is left to be looked at
 */
export async function look(
  database: Database,
  mainOrganizationId: number,
  streams: readonly OpenStream[],
): Promise<boolean> {
  const after = streams.reduce((least, { position }) => (position < least ? position : least), LAST);
  const tokens = streams.map(({ token }) => token);
  const [bearers, events] = await readInTenant(database, mainOrganizationId, (db) =>
    Promise.all([
      liveBearers(db, mainOrganizationId, tokens, new Date()),
      eventsAfter(asSystemIn(db, mainOrganizationId), after, EVENTS_AT_ONCE),
    ]),
  );
  const textFor = heardTexts(events);
  for (const stream of streams) {
    const bearer = bearers.get(stream.token.id);
    if (!bearer) {
      stream.end();
      continue;
    }
    const text = textFor(bearer, stream.position);
    const last = events.at(-1)?.position ?? after;
    if (last > stream.position) stream.position = last;
    if (text !== '') stream.send(text);
  }
  return events.length < EVENTS_AT_ONCE;
}

const LAST = 2n ** 63n - 1n;

/**
 * The text of what a bearer may hear. Events of Chances and organizations are heard alike by all members of an
 * organization, so what each organization hears is decided, and written, once.
 */
function heardTexts(events: readonly StoredEvent[]) {
  const texts = new Map<string, string>();
  const isPersonal = new Set(events.flatMap(({ event }) => (event.audience === 'user' ? [event.audienceId] : [])));
  return (bearer: UserActor, position: bigint): string => {
    const person = isPersonal.has(String(bearer.userId)) ? bearer.userId : '';
    const key = `${bearer.organizationId} ${person} ${position}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const heard = events.filter((each) => each.position > position && mayHear(bearer, each));
    const text = heard.map(({ event }) => messageText({ id: event.id, name: event.kind, data: event })).join('');
    texts.set(key, text);
    return text;
  };
}

/** A message in the format of server-sent events. @param retryMs how long the listener waits before it connects again */
export function messageText({ id, name, data, retryMs }: Message): string {
  const retry = retryMs === undefined ? '' : `retry: ${retryMs}\n`;
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n${retry}\n`;
}

type Message = { id: string; name: string; data: object; retryMs?: number };
