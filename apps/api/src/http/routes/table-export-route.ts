import type { Database } from '@zuschlag/db/client';
import { tableKey } from '@zuschlag/validation/configuration/overview';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UserActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { type Download, requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { exportTable, templateOf, type WrittenFile } from '../../features/configuration/imports/export-table.ts';
import { annotateFile, annotationOf } from '../../features/configuration/imports/files/annotate-file.ts';
import { readExport } from '../../features/exports/read-export.ts';
import { runInTransaction } from '../../transaction.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import type { ServerParts } from '../call-context.ts';
import { sendFile } from '../send-file.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};
const language = z.enum(['de', 'en']).optional();
const exportQuery = z.object({
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  language,
  query: z.string().max(8_000).optional(),
});

/**
 * `GET /configuration/:table/export`, `GET /configuration/:table/template` and `GET /imports/:id/annotated`: tables, their
 * empty files and imports, for users who may read them.
 */
export function tableFilesRoute(app: FastifyInstance, parts: ServerParts): void {
  const { database } = parts;
  app.get<{ Params: { table: string } }>('/configuration/:table/export', async (request, reply) => {
    const actor = await callerOf(request, database, 'configuration.overview');
    const table = tableKey.safeParse(request.params.table);
    if (!table.success) throw new DomainError('NOT_FOUND');
    const { format, query, ...asked } = parsed(exportQuery, request.query);
    const reading = { actor, database, today: berlinDayOf(new Date()) };
    const wish = { format, language: asked.language ?? actor.language, query: jsonOf(query) };
    return send(reply, await exportTable(reading, table.data, wish));
  });

  app.get<{ Params: { table: string } }>('/configuration/:table/template', async (request, reply) => {
    const actor = await callerOf(request, database, 'configuration.overview');
    const table = tableKey.safeParse(request.params.table);
    if (!table.success) throw new DomainError('NOT_FOUND');
    const { format, language: asked = actor.language } = parsed(exportQuery, request.query);
    return send(reply, templateOf(table.data, { format, language: asked }));
  });

  app.get<{ Params: { id: string } }>('/imports/:id/annotated', async (request, reply) => {
    const actor = await callerOf(request, database, 'configuration.imports.byId');
    const asked = parsed(z.object({ language }), request.query);
    const origin = { ...parts, mainOrganizationId: actor.mainOrganizationId, now: new Date(), requestId: request.id };
    const annotating = await runInTransaction(
      origin,
      () => actor,
      (work) => annotationOf(work, request.params.id),
    );
    return send(reply, await annotateFile(annotating, asked.language ?? actor.language));
  });
}

/** `GET /exports/:id/file`: the file of an export, for the person who started it. */
export function exportFileRoute(app: FastifyInstance, parts: ServerParts): void {
  app.get<{ Params: { id: string } }>('/exports/:id/file', async (request, reply) => {
    const actor = await callerOf(request, parts.database, 'exports.byId');
    const origin = { ...parts, mainOrganizationId: actor.mainOrganizationId, now: new Date(), requestId: request.id };
    return send(reply, await readExport(origin, actor, request.params.id));
  });
}

async function callerOf(request: FastifyRequest, database: Database, path: Download): Promise<UserActor> {
  const actor = await bearerIn(database, bearerToken(request), new Date());
  requireScope(actor, { kind: 'download', path });
  return actor;
}

function parsed<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path }) => ({ path: path.join('.'), problem: 'INVALID' as const }));
  throw new DomainError('INVALID_INPUT', { fields });
}

function jsonOf(text: string | undefined): unknown {
  if (text === undefined || text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'query', problem: 'INVALID' }] });
  }
}

type Sent = Omit<WrittenFile, 'format'> & { format: keyof typeof types };

function send(reply: FastifyReply, { name, format, content }: Sent): FastifyReply {
  return sendFile(reply, { name, type: types[format], content });
}
