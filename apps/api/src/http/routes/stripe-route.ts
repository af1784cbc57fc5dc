import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';
import { takeEvent } from '../../features/billing/stripe/take-event.ts';
import type { ServerParts } from '../call-context.ts';

const LARGEST_EVENT = 1_048_576;

/**
 * `POST /billing/stripe/events`: what Stripe tells of the contracts that it keeps. The signature is over the bytes of the
 * body, so nothing reads it before. It is there only where the operator has set Stripe up.
 */
export function stripeRoute(app: FastifyInstance, { stripe, database, publish }: ServerParts): void {
  if (!stripe) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_EVENT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/billing/stripe/events', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = typeof signature === 'string' ? stripe.signedEvent(body, signature) : null;
      if (!event) {
        request.log.warn('an event without a good signature of Stripe');
        throw new DomainError('NOT_PERMITTED');
      }
      const taken = await takeEvent({ database, publish, now: new Date(), requestId: request.id }, event);
      // Neither the customer nor the thing: what is not of a tenant here is not ours to keep.
      if (taken === 'unknown')
        request.log.warn({ event: event.id, kind: event.kind }, 'an event of Stripe is of no tenant');
      reply.header('cache-control', 'no-store');
      return { received: true };
    });
  });
}
