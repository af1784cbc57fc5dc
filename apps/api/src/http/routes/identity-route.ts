import { signInMessages } from '@zuschlag/i18n/messages/accounts';
import { type identityToken, signInInput } from '@zuschlag/validation/accounts/accounts';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../../errors.ts';
import { type SignInCall, signIn } from '../../features/accounts/sign-in.ts';
import type { ServerParts } from '../call-context.ts';
import { errorBody } from '../plugins/error-reply.ts';
import type { RateCheck } from '../plugins/rate-limits.ts';

/** `POST /identity/sign-in`: the built-in identity provider. Its token is traded for a session by `accounts.loginUser`. */
export function identityRoute(
  app: FastifyInstance,
  { database, publish, rate }: ServerParts & { rate: RateCheck },
): void {
  app.post('/identity/sign-in', { preHandler: rate }, async (request, reply) => {
    const input = signInInput.safeParse(request.body);
    if (!input.success) {
      const fields = fieldErrorsOf(input.error);
      const isAddress =
        fields.every(({ path, problem }) => path === 'email' && problem !== 'REQUIRED') && hasAddress(request.body);
      return refused(request, reply, 'INVALID_INPUT', isAddress ? signInMessages.address : signInMessages.missing, {
        fields,
      });
    }
    try {
      const token = await signIn(callOf(request, { database, publish }), input.data);
      reply.header('cache-control', 'no-store');
      return { identityToken: token } satisfies z.output<typeof identityToken>;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return refused(request, reply, 'WRONG_CREDENTIALS', signInMessages.refused, {});
    }
  });
}

function callOf(request: FastifyRequest, parts: ServerParts): SignInCall {
  return { ...parts, now: new Date(), requestId: request.id, userAgent: request.headers['user-agent'] ?? null };
}

function hasAddress(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'email' in body &&
    typeof body.email === 'string' &&
    body.email.trim() !== ''
  );
}

type Refused = 'INVALID_INPUT' | 'WRONG_CREDENTIALS';

/** Clients compare the text of these three messages, so they are the same in every language. */
function refused(request: FastifyRequest, reply: FastifyReply, code: Refused, message: string, details: object) {
  const body = errorBody(request, code, { ...details });
  reply.code(code === 'INVALID_INPUT' ? 422 : 401).header('cache-control', 'no-store');
  return reply.send({ error: { ...body.error, message } });
}
