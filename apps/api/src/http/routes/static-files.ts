import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../errors.ts';

const ofTheApi =
  /^\/(trpc|graphql|graphiql|query-editor|events|identity|health|metrics|outbox|unsubscribe|calendar|files|configuration|imports)\b/;

/** Serves the built web from the same origin: every address that is neither a file nor the API's is the one page. */
export async function webRoutes(app: FastifyInstance, { folder }: { folder: string | null }): Promise<void> {
  const isBuilt = folder !== null && existsSync(path.join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      // Only what the build named after its content may be kept for ever.
      setHeaders(reply, file) {
        const isHashed = path.relative(folder, file).split(path.sep)[0] === 'assets';
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
      cacheControl: false,
      wildcard: true,
      index: ['index.html'],
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !isPage(request)) throw new DomainError('NOT_FOUND');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').sendFile('index.html');
  });
}

/** Whether a browser opens or reloads a page of the web; for a missing file the answer stays 404. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const [address = ''] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (ofTheApi.test(address) || address.startsWith('/assets/')) return false;
  return (headers.accept ?? '*/*').includes('text/html') || !/\.\w+$/.test(address);
}
