import type { identityToken } from '@zuschlag/validation/accounts/accounts';
import {
  acceptInvitationInput,
  type SignupSession,
  signupSessionInput,
} from '@zuschlag/validation/accounts/invitations';
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
import { acceptInvitation, validateSignupSession } from '../../features/accounts/invitations/accept-invitation.ts';
import { checkResetLink, resetPassword } from '../../features/accounts/password-reset/reset-password.ts';
import type { SignInCall } from '../../features/accounts/sign-in.ts';
import { addAddressJob } from '../../jobs/queue.store.ts';
import type { ServerParts } from '../call-context.ts';
import type { WaysIn } from '../plugins/rate-limits.ts';

/**
 * The links of mails at the built-in identity provider. `/identity/reset`, `check-reset` and `confirm-reset` set a new
 * password: asking for one answers the same in the same time for every address, the other two work with the token of the
 * mail. `/identity/check-invitation` and `accept-invitation` work with that of an invitation.
 */
export function accountLinksRoute(app: FastifyInstance, { rate, ...parts }: ServerParts & { rate: WaysIn }): void {
  const post = <Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    run: (input: z.output<Schema>, call: SignInCall) => Promise<unknown>,
  ) =>
    app.post(
      url,
      { preHandler: url === '/identity/reset' ? rate.mail : rate.link },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const input = schema.safeParse(request.body);
        if (!input.success) throw new DomainError('INVALID_INPUT', { fields: fieldErrorsOf(input.error) });
        reply.header('cache-control', 'no-store');
        return run(input.data, callOf(request, parts));
      },
    );
  post('/identity/reset', resetRequest, async ({ email }) => {
    await addAddressJob(parts.database, 'reset-password', email);
    return {};
  });
  post('/identity/check-reset', resetLinkInput, (input, call): Promise<ResetLink> => checkResetLink(call, input));
  post('/identity/confirm-reset', newPasswordInput, (input, call): Promise<ResetLink> => resetPassword(call, input));
  post(
    '/identity/check-invitation',
    signupSessionInput,
    (input, call): Promise<SignupSession> => validateSignupSession(call, input.sessionId),
  );
  post('/identity/accept-invitation', acceptInvitationInput, async (input, call) => {
    const token = await acceptInvitation(call, input);
    return { identityToken: token } satisfies z.output<typeof identityToken>;
  });
}

function callOf(request: FastifyRequest, { database, publish }: ServerParts): SignInCall {
  const userAgent = request.headers['user-agent'] ?? null;
  return { database, publish, now: new Date(), requestId: request.id, userAgent };
}
