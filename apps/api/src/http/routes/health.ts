import { timingSafeEqual } from 'node:crypto';
import type { Database } from '@zuschlag/db/client';
import { type Condition, watchCondition } from '@zuschlag/db/outages/condition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DomainError } from '../../errors.ts';
import { bearerToken } from '../bearer-token.ts';

const statuses: { [condition in Condition]: string } = {
  WELL: 'ok',
  UNREACHABLE: 'database unreachable',
  OVERLOADED: 'database overloaded',
  DISK_FULL: 'disk full: nothing can be stored',
  READ_ONLY: 'database read-only: nothing can be stored',
  CANNOT_WRITE: 'nothing can be stored',
};

/** `/health` for load balancers: 200 while the database can be read and written, else 503 and what is wrong. */
export function healthRoute(app: FastifyInstance, { database }: { database: Database }): void {
  const watch = watchCondition(database);
  app.addHook('onClose', watch.close);
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const condition = await watch.look();
    return reply
      .code(condition === 'WELL' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: statuses[condition] });
  });
}

export type Metrics = { streams: Gauge };

/** `/metrics` for Prometheus, for callers with the token; without a configured token it is closed. */
export function metricsRoute(
  app: FastifyInstance,
  { database, token }: { database: Database; token: string | null },
): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'zuschlag_http_request_seconds',
    help: 'How long HTTP calls took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 3, 10],
    registers,
  });
  const faults = new Counter({
    name: 'zuschlag_http_faults_total',
    help: 'Answers with a status of 500 or more',
    registers,
  });
  const streams = new Gauge({ name: 'zuschlag_open_streams', help: 'Event streams that are open', registers });
  new Gauge({
    name: 'zuschlag_database_connections',
    help: 'Connections to the database, by what they do',
    labelNames: ['doing'],
    registers,
    collect() {
      this.set({ doing: 'idle' }, database.pool.idleCount);
      this.set({ doing: 'working' }, database.pool.totalCount - database.pool.idleCount);
      this.set({ doing: 'awaited' }, database.pool.waitingCount);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) faults.inc();
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) throw new DomainError('NOT_FOUND');
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return { streams };
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  const given = Buffer.from(bearerToken(request) ?? '');
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
