import { setTimeout as pause } from 'node:timers/promises';
import { fastifySSE } from '@fastify/sse';
import { type Database, inTenant } from '@zuschlag/db/client';
import type { StreamEvent } from '@zuschlag/validation/stream/stream-event';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../errors.ts';
import { newestEventId, visibleEventsAfter } from '../../events/stream.store.ts';
import { bearerOf, requireToken } from '../../features/accounts/sessions.ts';
import type { Token } from '../../features/accounts/tokens.ts';
import { bearerToken } from '../bearer-token.ts';
import type { StreamListener } from '../event-listener.ts';

/** How often an open stream does something by itself, in ms. */
export type StreamPace = {
  heartbeatMs: number;
  /** the longest delay until a stream notices the end of a session or of a right; also finds events with a lost notification */
  lookMs: number;
};
export const streamPace: StreamPace = { heartbeatMs: 15_000, lookMs: 4_000 };

const STREAMS_PER_SESSION = 12;
const EVENTS_AT_ONCE = 200;
const eventId = z.string().regex(/^\d{1,18}$/);

export type StreamParts = {
  database: Database;
  listener: StreamListener;
  countStreams: (difference: 1 | -1) => void;
  pace: StreamPace;
};
type Message = { id: string; event: string; data: StreamEvent | Record<string, never>; retry?: number };

/**
 * `GET /events`: what happens to the Chances the bearer may see, while it may. Begins with `ready`, which carries the
 * position to resume from; `since` or Last-Event-ID continues after that event without gap or duplicate.
 */
export async function eventStream(
  app: FastifyInstance,
  { database, listener, countStreams, pace }: StreamParts,
): Promise<void> {
  await app.register(fastifySSE, { heartbeatInterval: pace.heartbeatMs });
  const open = new Map<string, number>();

  app.get<{ Querystring: { since?: string } }>(
    '/events',
    { sse: 'only', compress: false, exposeHeadRoute: false, logLevel: 'warn' },
    async (request, reply) => {
      const token = requireToken(bearerToken(request));
      const given = reply.sse.lastEventId ?? request.query.since;
      const since = given === undefined ? null : eventId.safeParse(given);
      if (since && !since.success)
        throw new DomainError('INVALID_INPUT', { fields: [{ path: 'since', problem: 'INVALID' }] });
      const start = await inTenant(database, token.mainOrganizationId, async (db) => {
        const actor = await bearerOf(db, token, new Date());
        const newest = await newestEventId({ actor, db });
        // A position beyond the last event, from before a backup was restored, would wait for ids that are far away.
        return since && BigInt(since.data) < newest ? BigInt(since.data) : newest;
      });
      const streams = (open.get(token.id) ?? 0) + 1;
      if (streams > STREAMS_PER_SESSION) throw new DomainError('RATE_LIMITED', { retryAfter: 60 });
      open.set(token.id, streams);
      countStreams(1);
      const ended = new AbortController();
      reply.sse.onClose(() => ended.abort());
      try {
        reply.sse.sendHeaders();
        // Without a first line some proxies and browsers hold the headers back.
        reply.raw.write(': open\n\n');
        await reply.sse.send(
          messages({ database, listener, pace }, token, start, AbortSignal.any([ended.signal, listener.ended])),
        );
      } catch (error) {
        // A client that disconnects in the middle of a message is no fault.
        if (!ended.signal.aborted && !reply.raw.destroyed) throw error;
      } finally {
        ended.abort();
        countStreams(-1);
        const left = (open.get(token.id) ?? 1) - 1;
        if (left > 0) open.set(token.id, left);
        else open.delete(token.id);
      }
    },
  );
}

async function* messages(
  { database, listener, pace }: Pick<StreamParts, 'database' | 'listener' | 'pace'>,
  token: Token,
  start: bigint,
  ended: AbortSignal,
): AsyncGenerator<Message> {
  let position = start;
  yield { id: String(position), event: 'ready', data: {}, retry: 1_000 };
  while (!ended.aborted) {
    // Asked before looking, so that what is committed while we look wakes us again.
    const notice = listener.next(token.mainOrganizationId);
    const found = await eventsAfter(database, token, position).catch(untilSessionEnds);
    if (found === null) return;
    for (const event of found.events) yield { id: event.id, event: event.kind, data: event };
    position = found.position;
    if (found.isAll)
      await Promise.race([notice, pause(pace.lookMs, undefined, { signal: ended }).catch(() => undefined)]);
  }
}

function eventsAfter(database: Database, token: Token, position: bigint) {
  return inTenant(database, token.mainOrganizationId, async (db) => {
    const actor = await bearerOf(db, token, new Date());
    return visibleEventsAfter({ actor, db }, position, EVENTS_AT_ONCE);
  });
}

function untilSessionEnds(error: unknown): null {
  if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return null;
  throw error;
}
