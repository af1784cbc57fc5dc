import { Readable } from 'node:stream';
import type { Database } from '@zuschlag/db/client';
import { fileNameHeader, storedFile } from '@zuschlag/validation/wire/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors.ts';
import { receiveFile, type UploadQuota } from '../../files/store-file.ts';
import { uploaderOf } from '../uploader.ts';

/**
 * `POST /files`: the body is the file, of any type; a header contains its percent-encoded name. The session is checked
 * before the body is read; it is stored piece by piece, and reading stops at the size limit.
 */
export async function filesRoute(
  app: FastifyInstance,
  { database, quota }: { database: Database; quota: UploadQuota },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is not read before the route asks for it, and then piece by piece.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.post('/files', async (request, reply) => {
      const actor = await uploaderOf(request, database);
      const content = request.body instanceof Readable ? request.body : Readable.from([]);
      const arriving = { name: nameOf(request), announced: announcedBy(request), content, key: keyOf(request) };
      const stored = await receiveFile({ database, actor }, arriving, quota);
      reply.header('cache-control', 'no-store');
      return storedFile.parse(stored);
    });
  });
}

function announcedBy({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : null;
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : null;
}

function nameOf({ headers }: FastifyRequest): string {
  const given = headers[fileNameHeader];
  try {
    return decodeURIComponent(typeof given === 'string' ? given : '');
  } catch {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'name', problem: 'INVALID_TEXT' }] });
  }
}
