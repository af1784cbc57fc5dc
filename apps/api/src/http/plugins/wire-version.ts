import { wireVersion, wireVersionHeader } from '@zuschlag/validation/stream/wire-version';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';

/**
 * Refuses a client that names another version of the interface before anything else of its call is read, so that it learns
 * why instead of failing over a field. A client that names no version is served.
 */
export function checkWireVersion(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[wireVersionHeader];
    if (given === undefined || given === String(wireVersion)) return done();
    const client = typeof given === 'string' && /^\d{1,6}$/.test(given) ? given : '?';
    done(new DomainError('VERSION_MISMATCH', { names: [client, String(wireVersion)] }));
  });
}
