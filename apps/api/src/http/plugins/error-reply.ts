import type { Locale } from '@zuschlag/i18n/locales';
import { type ErrorCode, type ErrorDetails, errorStatus } from '@zuschlag/validation/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalText } from '../../graphql/refusal.ts';
import { refusalOf } from '../trpc-errors.ts';

/** The refusals of Fastify and its plugins, by status. */
const refusedByFastify: { [status: number]: ErrorCode } = {
  400: 'INVALID_INPUT',
  408: 'REQUEST_TOO_SLOW',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  406: 'INVALID_INPUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'PAYLOAD_TOO_LARGE',
  415: 'INVALID_INPUT',
};

/** Answers every error outside tRPC and GraphQL in the format that clients know; faults are logged, never shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error.statusCode === undefined ? undefined : refusedByFastify[error.statusCode];
    const refusal = known ? { code: known, details: {} } : refusalOf(error);
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'a call failed');
    else if (refusal.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'a call could not be answered');
    return refuse(request, reply, refusal.code, refusal.details);
  });
}

/** Refuses a call: the status of the code, and a body that a tRPC, a GraphQL and a plain client each can read. */
export function refuse(request: FastifyRequest, reply: FastifyReply, code: ErrorCode, details: ErrorDetails = {}) {
  reply.code(errorStatus[code]).header('cache-control', 'no-store');
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  if (!request.url.startsWith('/graphql')) return reply.send(errorBody(request, code, details));
  const message = refusalText(code, languageOf(request), details);
  return reply.send({ errors: [{ message, extensions: { code, ...details, requestId: request.id } }] });
}

/** The shape of tRPC's own errors, so that its clients read a refusal that never reached tRPC like any other. */
export function errorBody({ id: requestId }: FastifyRequest, code: ErrorCode, details: ErrorDetails = {}) {
  const data = { code, details, requestId, httpStatus: errorStatus[code] };
  return { error: { message: code as string, code: -32_000, data } };
}

/** The language of a request without a session; German unless English comes first. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'de';
}
