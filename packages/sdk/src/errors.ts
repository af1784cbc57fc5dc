import { TRPCClientError } from '@trpc/client';
import { type ErrorCode, type ErrorDetails, errorStatus } from '@zuschlag/validation/errors';

/** A call that was refused or did not get through: a code of the one list, and what explains it. */
export class ZuschlagError extends Error {
  /** `UNAVAILABLE` also when no answer came at all */
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** by which the server's logs name the call; null when no answer came */
  readonly requestId: string | null;

  constructor(code: ErrorCode, details: ErrorDetails, requestId: string | null, cause?: unknown) {
    super(code, { cause });
    this.name = 'ZuschlagError';
    this.code = code;
    this.details = details;
    this.requestId = requestId;
  }
}

/** Reads the refusal off whatever a call of the client threw. */
export function zuschlagError(error: unknown): ZuschlagError {
  if (error instanceof ZuschlagError) return error;
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  if (!isRefusal(data)) return new ZuschlagError('UNAVAILABLE', {}, null, error);
  return new ZuschlagError(data.code, data.details ?? {}, data.requestId ?? null, error);
}

/** Whether the same call may well get through in a moment: no answer, or a fault of the server. */
export function isTransient(error: unknown): boolean {
  return errorStatus[zuschlagError(error).code] >= 500;
}

type Refusal = { code: ErrorCode; details?: ErrorDetails; requestId?: string | null };

function isRefusal(data: unknown): data is Refusal {
  return typeof data === 'object' && data !== null && 'code' in data && Object.hasOwn(errorStatus, String(data.code));
}
