import { once } from 'node:events';
import { inTenant, readInTenant } from '@zuschlag/db/client';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { UserActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { bearerOf, liveBearers, requireToken } from '../../features/accounts/sessions.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import type { ImportEvent } from '../../features/ai-imports/ai-imports.store.ts';
import { followImport } from '../../features/ai-imports/follow-import.ts';
import { bearerToken } from '../bearer-token.ts';
import { alarm } from '../streams/alarm.ts';
import type { StreamParts } from './event-stream.ts';

const STREAMS_PER_SESSION = 12;
const eventNumber = z.string().regex(/^\d{1,9}$/);

/**
 * `GET /aiImport/stream?aiImportId=…&since=…`: what happens to an import, from its log, so that each process continues it
 * where another one ended. Each message carries its number; `since` or Last-Event-ID continues behind it without gap or
 * duplicate. The stream ends with the import, and within `lookMs` of the end of the session or of the right to it.
 *
 * The plugin of `eventStream` must be registered.
 */
export function importStream(app: FastifyInstance, { database, listener, countStreams, pace }: StreamParts): void {
  const open = new Map<string, number>();

  app.get<{ Querystring: { aiImportId?: string; since?: string } }>(
    '/aiImport/stream',
    { sse: 'only', compress: false, exposeHeadRoute: false, logLevel: 'warn' },
    async (request, reply) => {
      const token = requireToken(bearerToken(request));
      const { mainOrganizationId } = token;
      const aiImportId = request.query.aiImportId ?? '';
      let position = numberIn(reply.sse.lastEventId ?? request.query.since);
      const lookAs = (actor: UserActor, db: Parameters<Parameters<typeof inTenant>[2]>[0]) =>
        followImport({ actor, db }, { aiImportId, after: position });
      let look = await inTenant(database, mainOrganizationId, async (db) => {
        const actor = await bearerOf(db, token, new Date());
        requireScope(actor, { kind: 'stream' });
        return lookAs(actor, db);
      });
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
          for (const event of look.events) reply.raw.write(textOf(aiImportId, event));
          position = look.events.at(-1)?.number ?? position;
          if (reply.raw.writableNeedDrain && !reply.raw.destroyed)
            await Promise.race([once(reply.raw, 'drain'), once(reply.raw, 'close')]);
          if (look.isOver) break;
          // Asked before looking, so that what is committed during the look rings again.
          void listener.next(mainOrganizationId).then(() => clock.ring());
          if (look.events.length === 0) await clock.sleep(pace.lookMs);
          if (closed.signal.aborted || listener.ended.aborted) break;
          const next = await readInTenant(database, mainOrganizationId, async (db) => {
            const actor = (await liveBearers(db, mainOrganizationId, [token], new Date())).get(token.id);
            return actor ? lookAs(actor, db) : null;
          }).catch(orOver);
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
    },
  );
}

/** A right that was withdrawn, and an import that was removed, end the stream. */
function orOver(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}

function numberIn(given: string | null | undefined): number {
  if (given === undefined || given === null) return 0;
  const { success, data } = eventNumber.safeParse(given);
  if (!success) throw new DomainError('INVALID_INPUT', { fields: [{ path: 'since', problem: 'INVALID' }] });
  return Number(data);
}

function textOf(aiImportId: string, { number, kind, node, content }: ImportEvent): string {
  const data = { type: 'custom', ai_import_id: aiImportId, id: number, kind, node, content };
  return `id: ${number}\ndata: ${JSON.stringify(data)}\n\n`;
}
