import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../../errors.ts';
import { bearerOf, requireToken } from '../../features/accounts/sessions.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import type { ImportEvent } from '../../features/ai-imports/ai-imports.store.ts';
import { followImport } from '../../features/ai-imports/follow-import.ts';
import { bearerToken } from '../bearer-token.ts';
import { logStreams } from '../streams/log-streams.ts';
import type { StreamParts } from './event-stream.ts';

const eventNumber = z.string().regex(/^\d{1,9}$/);

/**
 * `GET /aiImport/stream?aiImportId=…&since=…`: what happens to an import, from its log, so that each process continues it
 * where another one ended. Each message carries its number; `since` or Last-Event-ID continues behind it without gap or
 * duplicate. The stream ends with the import, and within `lookMs` of the end of the session or of the right to it.
 *
 * The plugin of `eventStream` must be registered.
 */
export function importStream(app: FastifyInstance, parts: StreamParts): void {
  const serve = logStreams(parts);

  app.get<{ Querystring: { aiImportId?: string; since?: string } }>(
    '/aiImport/stream',
    { sse: 'only', compress: false, exposeHeadRoute: false, logLevel: 'warn' },
    async (request, reply) => {
      const token = requireToken(bearerToken(request));
      const aiImportId = request.query.aiImportId ?? '';
      await serve(reply, {
        token,
        after: numberIn(reply.sse.lastEventId ?? request.query.since),
        look: (tenant, after) => followImport(tenant, { aiImportId, after }),
        async bearer(db) {
          const actor = await bearerOf(db, token, new Date());
          requireScope(actor, { kind: 'stream' });
          return actor;
        },
        textOf: (event) => textOf(aiImportId, event),
      });
    },
  );
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
