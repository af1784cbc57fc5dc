import { type Database, inTenant } from '@zuschlag/db/client';
import { fileNameHeader, largestFile, storedFile } from '@zuschlag/validation/wire/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { storeFileOnce, type UploadQuota } from '../../files/store-file.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';

/**
 * `POST /files`: the body is the file, of any type; a header contains its percent-encoded name. The session is checked
 * before the body is read, and reading stops at the size limit.
 */
export async function filesRoute(
  app: FastifyInstance,
  { database, quota }: { database: Database; quota: UploadQuota },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestFile }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (request) => {
      await uploaderOf(request, database);
    });
    scope.post('/files', { bodyLimit: largestFile }, async (request, reply) => {
      const actor = await uploaderOf(request, database);
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const file = { name: nameOf(request), content: new Uint8Array(content) };
      const stored = await inTenant(database, actor.mainOrganizationId, (db) =>
        storeFileOnce({ actor, db }, { ...file, key: keyOf(request) }, quota),
      );
      reply.header('cache-control', 'no-store');
      return storedFile.parse(stored);
    });
  });
}

/** @throws {DomainError} UNAUTHENTICATED, TOKEN_SCOPE */
async function uploaderOf(request: FastifyRequest, database: Database): Promise<UserActor> {
  const actor = await bearerIn(database, bearerToken(request), new Date());
  requireScope(actor, { kind: 'upload' });
  return actor;
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
