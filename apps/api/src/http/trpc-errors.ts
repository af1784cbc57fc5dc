import { TRPCError } from '@trpc/server';
import { isWorthRetrying, type Outage, outageOf } from '@zuschlag/db/outages/retryable-errors';
import { type ErrorCode, type ErrorDetails, errorStatus } from '@zuschlag/validation/errors';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import { ZodError } from 'zod';
import { DomainError } from '../errors.ts';

type TransportCode = TRPCError['code'];

const transportCodes: Record<(typeof errorStatus)[ErrorCode], TransportCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** The refusals of tRPC itself, before a procedure. */
const codesOfTransport: { [code in TransportCode]?: ErrorCode } = {
  PARSE_ERROR: 'INVALID_INPUT',
  BAD_REQUEST: 'INVALID_INPUT',
  UNPROCESSABLE_CONTENT: 'INVALID_INPUT',
  METHOD_NOT_SUPPORTED: 'INVALID_INPUT',
  UNSUPPORTED_MEDIA_TYPE: 'INVALID_INPUT',
  UNAUTHORIZED: 'UNAUTHENTICATED',
  NOT_FOUND: 'NOT_FOUND',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  SERVICE_UNAVAILABLE: 'UNAVAILABLE',
};

export type Refusal = { code: ErrorCode; details: ErrorDetails };

/** After how many seconds a call may work again. What needs an operator is not asked for every moment. */
const retryAfter: { [outage in Outage]: number } = { UNREACHABLE: 2, OVERLOADED: 3, DISK_FULL: 30, READ_ONLY: 30 };

/** @returns null for an exception that says nothing about the state of the database */
function unavailability(error: unknown): Refusal | null {
  if (isWorthRetrying(error)) return { code: 'UNAVAILABLE', details: { retryAfter: 1 } };
  const outage = outageOf(error);
  return outage && { code: 'UNAVAILABLE', details: { retryAfter: retryAfter[outage] } };
}

/** Turns any exception into a refusal; an unexpected one becomes INTERNAL without details. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof DomainError) return { code: error.code, details: error.details };
  const unavailable = unavailability(error);
  if (unavailable) return unavailable;
  if (!(error instanceof TRPCError)) return { code: 'INTERNAL', details: {} };
  if (error.cause instanceof DomainError) return refusalOf(error.cause);
  // A result that breaks its own schema is a fault of the server, though it is a ZodError as well.
  const isInputRefused = error.cause instanceof ZodError && error.code !== 'INTERNAL_SERVER_ERROR';
  if (isInputRefused) return { code: 'INVALID_INPUT', details: { fields: fieldErrorsOf(error.cause as ZodError) } };
  return { code: codesOfTransport[error.code] ?? 'INTERNAL', details: {} };
}

/** Dresses what a procedure threw for the transport, so that the HTTP status is the one of the code. */
export function toTRPCError(error: unknown): TRPCError {
  const { code } = refusalOf(error);
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  return new TRPCError({ code: transportCodes[errorStatus[code]], message: code, cause });
}
