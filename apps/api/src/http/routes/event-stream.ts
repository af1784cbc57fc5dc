import { once } from 'node:events';
import { fastifySSE } from '@fastify/sse';
import { type Database, inTenant } from '@zuschlag/db/client';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../errors.ts';
import { newestEventId } from '../../events/stream.store.ts';
import { bearerOf, requireToken } from '../../features/accounts/sessions.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import type { Token } from '../../features/accounts/tokens/tokens.ts';
import { bearerToken } from '../bearer-token.ts';
import type { StreamListener } from '../event-listener.ts';
import { messageText, type OpenStream } from '../streams/look.ts';
import { streamHub } from '../streams/stream-hub.ts';

/** How often an open stream does something by itself, in ms. */
export type StreamPace = {
  heartbeatMs: number;
  /** the longest delay until a stream notices the end of a session or of a right; also finds events with a lost notification */
  lookMs: number;
};
export const streamPace: StreamPace = { heartbeatMs: 15_000, lookMs: 4_000 };

const STREAMS_PER_SESSION = 12;
/** A listener that leaves this much unread is cut off; it continues at its last event when it connects again. */
const MOST_UNREAD_BYTES = 1_000_000;
const RETRY_MS = 1_000;
const eventId = z.string().regex(/^\d{1,18}$/);

export type StreamParts = {
  database: Database;
  listener: StreamListener;
  countStreams: (difference: 1 | -1) => void;
  pace: StreamPace;
};

/**
 * `GET /events`: what happens to the Chances the bearer may see, while it may. Begins with `ready`, which carries the
 * position to resume from; `since` or Last-Event-ID continues after that event without gap or duplicate.
 */
export async function eventStream(
  app: FastifyInstance,
  { database, listener, countStreams, pace }: StreamParts,
): Promise<void> {
  await app.register(fastifySSE, { heartbeatInterval: pace.heartbeatMs });
  const hub = streamHub({ database, listener, lookMs: pace.lookMs, log: app.log });
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
        requireScope(actor, { kind: 'stream' });
        const newest = await newestEventId({ actor, db });
        // A position beyond the last event, from before a backup was restored, would wait for ids that are far away.
        return since && BigInt(since.data) < newest ? BigInt(since.data) : newest;
      });
      const streams = (open.get(token.id) ?? 0) + 1;
      if (streams > STREAMS_PER_SESSION) throw new DomainError('RATE_LIMITED', { retryAfter: 60 });
      open.set(token.id, streams);
      countStreams(1);
      const closed = new AbortController();
      reply.sse.onClose(() => closed.abort());
      const ended = AbortSignal.any([closed.signal, listener.ended]);
      try {
        reply.sse.sendHeaders();
        // Without a first line some proxies and browsers hold the headers back.
        const ready = messageText({ id: String(start), name: 'ready', data: {}, retryMs: RETRY_MS });
        reply.raw.write(`: open\n\n${ready}`);
        await hub.follow(openStream(reply, { token, start, end: () => closed.abort() }), ended);
      } catch (error) {
        // A client that disconnects in the middle of a message is no fault.
        if (!closed.signal.aborted && !reply.raw.destroyed) throw error;
      } finally {
        closed.abort();
        countStreams(-1);
        const left = (open.get(token.id) ?? 1) - 1;
        if (left > 0) open.set(token.id, left);
        else open.delete(token.id);
      }
    },
  );
}

/** The stream of an answer. Its text goes out as it stands, because it is the same for many streams. */
function openStream(
  { raw }: FastifyReply,
  { token, start, end }: { token: Token; start: bigint; end: () => void },
): OpenStream {
  return {
    token,
    position: start,
    send(text) {
      if (raw.writableEnded || raw.destroyed) return;
      if (!raw.write(text) && raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    },
    async drained() {
      if (raw.writableNeedDrain && !raw.destroyed) await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
    },
    end,
  };
}
