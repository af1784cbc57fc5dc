import type { AnyRouter } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { isNewRates, newRatesHeader } from '@zuschlag/validation/services/rates/new-rates';
import { scenarioHeader } from '@zuschlag/validation/services/scenarios/scenario-header';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passkeySite } from '../../features/accounts/second-step/passkey-site.ts';
import { appRouter } from '../../router.ts';
import { bearerToken } from '../bearer-token.ts';
import type { CallContext, ServerParts } from '../call-context.ts';
import { largestBatch } from '../plugins/rate-limits.ts';

/** The typed API at `/trpc`. */
export async function trpcRoute(app: FastifyInstance, parts: ServerParts): Promise<void> {
  await registerRouter(app, { prefix: '/trpc', router: appRouter, ...parts });
}

/** Serves the procedures of a router under a prefix; no answer of theirs is kept anywhere. */
export async function registerRouter(
  app: FastifyInstance,
  { prefix, router, ...parts }: ServerParts & { prefix: string; router: AnyRouter },
): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AnyRouter>['trpcOptions'] = {
    router,
    // tRPC counts after it has decoded the address.
    maxBatchSize: largestBatch,
    createContext: ({ req, res }) => {
      const answerAfter = (seconds: number) => void res.header('retry-after', seconds);
      return { ...callContextOf(req, parts), answerAfter };
    },
  };
  await app.register(async (scope) => {
    // Here and not by tRPC, whose way builds an object of headers for every answer.
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    await scope.register(fastifyTRPCPlugin, { prefix, trpcOptions });
  });
}

/** The context of a procedure, from its request. */
export function callContextOf(request: FastifyRequest, parts: ServerParts): CallContext {
  const key = request.headers['idempotency-key'];
  const newRates = request.headers[newRatesHeader];
  const scenario = request.headers[scenarioHeader];
  return {
    ...parts,
    token: bearerToken(request),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
    newRates: isNewRates(newRates) ? newRates : undefined,
    scenarioId: typeof scenario === 'string' && scenario !== '' ? scenario : undefined,
    site: passkeySite(parts.publicUrl ?? null, request),
    requestId: request.id,
    userAgent: request.headers['user-agent'] ?? null,
    now: () => new Date(),
    log: request.log,
  };
}
