import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { Database } from '@zuschlag/db/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppRouter, appRouter } from '../router.ts';
import type { CallContext } from './call-context.ts';
import { bearerToken, largestBatch } from './limits.ts';

/** The typed API at `/trpc`. */
export async function trpcRoute(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    // Counted by tRPC itself, after whatever decoding the address went through.
    maxBatchSize: largestBatch,
    createContext: ({ req }) => callContextOf(req, database),
    responseMeta: () => ({ headers: new Headers([['cache-control', 'no-store']]) }),
  };
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
}

/** What a procedure knows of the request it was called by. */
export function callContextOf(request: FastifyRequest, database: Database): CallContext {
  const key = request.headers['idempotency-key'];
  return {
    database,
    token: bearerToken(request),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? null,
    now: () => new Date(),
    log: request.log,
  };
}
