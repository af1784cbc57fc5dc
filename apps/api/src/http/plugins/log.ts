import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { LevelWithSilent } from 'pino';

// Fields of errors and log lines that may contain secrets or passwords.
const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'identityToken',
  'oAuthToken',
  'sessionToken',
  'secret',
  'clientSecret',
  'invitation',
];

/** Structured logs, one JSON object per line, without secrets. */
export function loggerOptions(level: LevelWithSilent): FastifyServerOptions['logger'] {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);
  return { level, redact: { paths, censor: '…' }, base: null };
}

/** The id of a proxy or client when it is a sane one, so that one call can be followed through all logs. */
export function requestIdOf({ headers }: { headers: { [name: string]: unknown } }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Names each call in its answer, and logs it with how it ended. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const line = { method: request.method, address: loggedAddress(request.url), status: reply.statusCode, ms };
    const level = request.routeOptions.logLevel === 'warn' ? 'debug' : 'info';
    request.log[level](line, 'answered');
    done();
  });
}

/** An address as it may be logged: without the query, and without the secrets some pages carry in their path. */
export function loggedAddress(url: string): string {
  const [address = ''] = url.split('?');
  return address.replace(/^\/(verify-token|reset-password|accept-invite|billing-portal|calendar)\/.+/, '/$1/…');
}
