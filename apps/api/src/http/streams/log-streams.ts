import { once } from 'node:events';
import { type Database, inTenant, readInTenant } from '@zuschlag/db/client';
import type { FastifyReply } from 'fastify';
import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { liveBearers } from '../../features/accounts/sessions.ts';
import type { Token } from '../../features/accounts/tokens/tokens.ts';
import type { StreamListener } from '../event-listener.ts';
import { alarm } from './alarm.ts';

/** What a log says behind an event, and whether nothing more can follow. */
export type LogLook<Event> = { events: Event[]; isOver: boolean };

export type FollowedLog<Event extends { number: number }> = {
  token: Token;
  /** the number of the last event that the client has */
  after: number;
  /** Looks as the bearer. @throws {DomainError} when the bearer may not, or no longer */
  look(tenant: TenantDb<UserActor>, after: number): Promise<LogLook<Event>>;
  /** the bearer, before the stream opens */
  bearer(db: TenantDb['db']): Promise<UserActor>;
  /** what is done before each further look, so that there is something to see; a refusal ends the stream */
  advance?: () => Promise<void>;
  textOf(event: Event): string;
};

type Parts = {
  database: Database;
  listener: StreamListener;
  countStreams: (difference: 1 | -1) => void;
  pace: { lookMs: number };
};

const STREAMS_PER_SESSION = 12;

/**
 * Serves logs in PostgreSQL as streams, so that each process continues where another one ended. A stream ends with its log,
 * and within `lookMs` of the end of the session or of the right to it.
 */
export function logStreams({ database, listener, countStreams, pace }: Parts) {
  const open = new Map<string, number>();

  return async <Event extends { number: number }>(reply: FastifyReply, log: FollowedLog<Event>): Promise<void> => {
    const { token } = log;
    const { mainOrganizationId } = token;
    let position = log.after;
    let look = await inTenant(database, mainOrganizationId, async (db) =>
      log.look({ actor: await log.bearer(db), db }, position),
    );
    const streams = (open.get(token.id) ?? 0) + 1;
    if (streams > STREAMS_PER_SESSION) throw new DomainError('RATE_LIMITED', { retryAfter: 60 });
    open.set(token.id, streams);
    countStreams(1);
    const closed = new AbortController();
    const clock = alarm();
    reply.sse.onClose(() => {
      closed.abort();
      clock.ring();
    });
    const end = () => clock.ring();
    listener.ended.addEventListener('abort', end);
    try {
      reply.sse.sendHeaders();
      // Without a first line some proxies and browsers hold the headers back.
      reply.raw.write(': open\n\n');
      while (!closed.signal.aborted && !listener.ended.aborted) {
        for (const event of look.events) reply.raw.write(log.textOf(event));
        position = look.events.at(-1)?.number ?? position;
        if (reply.raw.writableNeedDrain && !reply.raw.destroyed)
          await Promise.race([once(reply.raw, 'drain'), once(reply.raw, 'close')]);
        if (look.isOver) break;
        // Asked before looking, so that what is committed during the look rings again.
        void listener.next(mainOrganizationId).then(() => clock.ring());
        if (look.events.length === 0) await clock.sleep(pace.lookMs);
        if (closed.signal.aborted || listener.ended.aborted) break;
        const next = await (async () => {
          await log.advance?.();
          return readInTenant(database, mainOrganizationId, async (db) => {
            const actor = (await liveBearers(db, mainOrganizationId, [token], new Date())).get(token.id);
            return actor ? log.look({ actor, db }, position) : null;
          });
        })().catch(orOver);
        if (!next) break;
        look = next;
      }
    } finally {
      closed.abort();
      listener.ended.removeEventListener('abort', end);
      countStreams(-1);
      const left = (open.get(token.id) ?? 1) - 1;
      if (left > 0) open.set(token.id, left);
      else open.delete(token.id);
    }
  };
}

/** A right that was withdrawn, and a thing that was removed, end the stream. */
function orOver(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
