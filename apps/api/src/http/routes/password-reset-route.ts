import {
  newPasswordInput,
  type ResetLink,
  resetLinkInput,
  resetRequest,
} from '@zuschlag/validation/accounts/password-reset';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../../errors.ts';
import { checkResetLink, resetPassword } from '../../features/accounts/password-reset/reset-password.ts';
import type { SignInCall } from '../../features/accounts/sign-in.ts';
import { addAddressJob } from '../../jobs/queue.store.ts';
import type { ServerParts } from '../call-context.ts';
import type { RateCheck } from '../plugins/rate-limits.ts';

/**
 * `/identity/reset`, `check-reset` and `confirm-reset`: a new password at the built-in identity provider. Asking for one answers the same in the same time for
 * every address; the other two work with the token of the mail.
 */
export function passwordResetRoute(app: FastifyInstance, { rate, ...parts }: ServerParts & { rate: RateCheck }): void {
  const post = <Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    run: (input: z.output<Schema>, call: SignInCall) => Promise<unknown>,
  ) =>
    app.post(url, { preHandler: rate }, async (request: FastifyRequest, reply: FastifyReply) => {
      const input = schema.safeParse(request.body);
      if (!input.success) throw new DomainError('INVALID_INPUT', { fields: fieldErrorsOf(input.error) });
      reply.header('cache-control', 'no-store');
      return run(input.data, callOf(request, parts));
    });
  post('/identity/reset', resetRequest, async ({ email }) => {
    await addAddressJob(parts.database, 'reset-password', email);
    return {};
  });
  post('/identity/check-reset', resetLinkInput, (input, call): Promise<ResetLink> => checkResetLink(call, input));
  post('/identity/confirm-reset', newPasswordInput, (input, call): Promise<ResetLink> => resetPassword(call, input));
}

function callOf(request: FastifyRequest, { database, publish }: ServerParts): SignInCall {
  const userAgent = request.headers['user-agent'] ?? null;
  return { database, publish, now: new Date(), requestId: request.id, userAgent };
}
