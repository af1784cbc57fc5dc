import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify from 'fastify';

/**
 * Fastify and tRPC with nothing in between: each procedure answers what it was given at the start. What a call costs
 * here is the least it can cost on this stack.
 */
const answers: { [procedure: string]: { isMutation: boolean; data: unknown } } = JSON.parse(process.argv[2] ?? '{}');
const t = initTRPC.create();
const procedures = Object.entries(answers).map(([name, { isMutation, data }]) => {
  const answer = () => data;
  return [name.replaceAll('.', '_'), isMutation ? t.procedure.mutation(answer) : t.procedure.query(answer)];
});
const app = Fastify({ routerOptions: { maxParamLength: 5_000 } });
await app.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  trpcOptions: { router: t.router(Object.fromEntries(procedures)) },
});
process.stdout.write(`Bare answers at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => app.close());
