import { Readable } from 'node:stream';
import type { DocumentFileType } from '@zuschlag/validation/documents/document-vocabulary';
import { create as disposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { parse as parseRanges } from 'range-parser';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { requireImportFile } from '../../features/ai-imports/ai-imports.ts';
import { requireReadableVersion } from '../../features/documents/documents.ts';
import type { ByteRange } from '../../files/places/place.ts';
import { begun, streamFile } from '../../files/read-file.ts';
import { runInTransaction } from '../../transaction.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import type { ServerParts } from '../call-context.ts';

const types: { [type in DocumentFileType]: string } = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  eml: 'message/rfc822',
  // Without a character set: the upload declares no such thing, and the page finds it out.
  txt: 'text/plain',
  xml: 'application/xml',
};

/**
 * `GET /documents/:id/file`: the content of one release of a document, for those who may view its Chance; whole, or one
 * range of it. It is sent piece by piece as the reader takes it. A release never changes, so that its hash names it: a
 * download that was cut goes on where it ended.
 */
export function documentRoute(app: FastifyInstance, parts: ServerParts): void {
  // Compressed, the bytes would not be those that the range counts.
  app.get<{ Params: { id: string } }>('/documents/:id/file', { compress: false }, async (request, reply) => {
    const { database } = parts;
    const now = new Date();
    const actor = await bearerIn(database, bearerToken(request), now);
    requireScope(actor, { kind: 'download', path: 'documents.ofChance' });
    const { mainOrganizationId } = actor;
    const origin = { ...parts, mainOrganizationId, now, requestId: request.id };
    const version = await runInTransaction(
      origin,
      () => actor,
      (work) => readableFile(work, request.params.id),
    );
    const { hash, size, name, fileType, fileId } = version;
    const etag = `"${hash}"`;
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      // Asked again each time: rights end, and removed documents are gone at once.
      'cache-control': 'private, no-cache',
      'content-type': types[fileType],
      'content-disposition': disposition(name),
      // Opened by itself it neither runs nor loads anything.
      'content-security-policy': "sandbox; default-src 'none'",
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const ifRange = request.headers['if-range'];
    const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, size) : null;
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { first, last } = range ?? { first: 0, last: size - 1 };
    reply.header('content-length', last - first + 1);
    if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    // A HEAD asks for the headers only.
    if (request.method === 'HEAD') return reply.send();
    const found = await streamFile(database, { mainOrganizationId, id: fileId }, { first, last });
    if (!found) throw new DomainError('NOT_FOUND');
    return reply.send(Readable.from(await begun(found.content), { objectMode: false }));
  });
}

/** The file of a Chance, or of an AI import that has not become one. */
async function readableFile(work: UnitOfWork, versionId: string) {
  try {
    return await requireReadableVersion(work, versionId);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    return requireImportFile(work, versionId);
  }
}

/** @returns null for the whole file: without a range, for several at once, and for a header that is no range of bytes */
function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  if (header === undefined || header.length > 200) return null;
  const { code, type, ranges } = parseRanges(size, header);
  if (type !== 'bytes' || (code & 1) === 1) return null;
  const [only, ...more] = ranges;
  if (!only) return 'outside';
  return more.length > 0 ? null : { first: only.start, last: only.end };
}
