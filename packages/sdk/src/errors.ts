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

/** What the server answered with instead of what was asked, on its plain HTTP routes. Reads the body of the answer. */
export async function refusalIn(answer: Response): Promise<ZuschlagError> {
  const body: unknown = await answer.json().catch(() => null);
  const data = (body as { error?: { data?: unknown } } | null)?.error?.data;
  return isRefusal(data)
    ? new ZuschlagError(data.code, data.details ?? {}, data.requestId ?? null)
    : new ZuschlagError(codeOfStatus[answer.status] ?? 'UNAVAILABLE', {}, answer.headers.get('x-request-id'));
}

/** What a proxy in between says by its status alone. */
const codeOfStatus: { [status: number]: ErrorCode } = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'NOT_PERMITTED',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
};
