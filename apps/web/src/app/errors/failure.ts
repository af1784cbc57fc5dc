import { zuschlagError } from '@zuschlag/sdk/errors';
import type { ErrorCode, ErrorDetails } from '@zuschlag/validation/errors';

/** The failure of a call, for screens. `OFFLINE`: without an answer. */
export type Failure = { code: ErrorCode | 'OFFLINE'; details: ErrorDetails; requestId: string | null };

/** Reads a failed call; a fault of the page itself is `INTERNAL`. */
export function failureOf(error: unknown): Failure {
  const { code, details, requestId, isAnswered } = zuschlagError(error);
  return { code: isAnswered ? code : 'OFFLINE', details, requestId };
}
