import { portalInput } from '@zuschlag/validation/billing/portal';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';
import { openPortal } from '../../features/billing/portal.ts';
import type { ServerParts } from '../call-context.ts';
import type { RateCheck } from '../plugins/rate-limits.ts';

/** `POST /identity/portal`: the contract behind a link of `billing.portalLink`, once and without a session. */
export function portalRoute(
  app: FastifyInstance,
  { rate, database, publish }: ServerParts & { rate: RateCheck },
): void {
  app.post('/identity/portal', { preHandler: rate }, async (request, reply) => {
    const input = portalInput.safeParse(request.body);
    if (!input.success) throw new DomainError('INVALID_INPUT', { fields: fieldErrorsOf(input.error) });
    reply.header('cache-control', 'no-store');
    const call = { database, publish, now: new Date(), requestId: request.id, userAgent: null };
    return openPortal(call, input.data.token);
  });
}
