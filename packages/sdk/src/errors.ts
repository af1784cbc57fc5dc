import { type ErrorCode, type ErrorDetails, errorStatus } from '@zuschlag/validation/errors';

/** A refused or failed call: an error code with its details. */
export class ZuschlagError extends Error {
  /** `UNAVAILABLE` also without any answer */
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** the id of the call in the logs of the server; null without an answer */
  readonly requestId: string | null;
  /** false without an answer */
  readonly isAnswered: boolean;

  constructor(code: ErrorCode, details: ErrorDetails, requestId: string | null, cause?: unknown, isAnswered = true) {
    super(code, { cause });
    this.name = 'ZuschlagError';
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.isAnswered = isAnswered;
  }
}

/** Turns any exception of a client call into a `ZuschlagError`; a fault without a call becomes `INTERNAL`. */
export function zuschlagError(error: unknown): ZuschlagError {
  if (error instanceof ZuschlagError) return error;
  const data = field(error, 'data') ?? field(field(error, 'shape'), 'data');
  if (isRefusal(data)) return new ZuschlagError(data.code, data.details ?? {}, data.requestId ?? null, error);
  const status = field(data, 'httpStatus') ?? field(field(field(error, 'meta'), 'response'), 'status');
  if (typeof status === 'number') return new ZuschlagError(codeOf(status), {}, null, error);
  return isUnanswered(error)
    ? new ZuschlagError('UNAVAILABLE', {}, null, error, false)
    : new ZuschlagError('INTERNAL', {}, null, error);
}

/** Whether the same call may succeed a moment later: no answer, or a fault of the server. */
export function isTransient(error: unknown): boolean {
  return !isAborted(error) && errorStatus[zuschlagError(error).code] >= 500;
}

/** Whether the caller gave up the call. */
export function isAborted(error: unknown): boolean {
  return field(error, 'name') === 'AbortError' || field(field(error, 'cause'), 'name') === 'AbortError';
}

type Refusal = { code: ErrorCode; details?: ErrorDetails; requestId?: string | null };

function isRefusal(data: unknown): data is Refusal {
  return typeof data === 'object' && data !== null && 'code' in data && Object.hasOwn(errorStatus, String(data.code));
}

/** A call of tRPC without an answer, or a `fetch` that failed: the network says so in a `TypeError`. */
function isUnanswered(error: unknown): boolean {
  const isCall = field(error, 'name') === 'TRPCClientError' && field(error, 'shape') === undefined;
  return isCall || error instanceof TypeError;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** The error in an answer of a plain HTTP route. Reads the body of the answer. */
export async function refusalIn(answer: Response): Promise<ZuschlagError> {
  const body: unknown = await answer.json().catch(() => null);
  const data = field(field(body, 'error'), 'data');
  return isRefusal(data)
    ? new ZuschlagError(data.code, data.details ?? {}, data.requestId ?? null)
    : new ZuschlagError(codeOf(answer.status), {}, answer.headers.get('x-request-id'));
}

/** The error code of a proxy's answer, by its status alone. */
function codeOf(status: number): ErrorCode {
  if (status === 502 || status === 503 || status === 504) return 'UNAVAILABLE';
  return codeOfStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID_INPUT');
}

const codeOfStatus: { [status: number]: ErrorCode } = {
  401: 'UNAUTHENTICATED',
  403: 'NOT_PERMITTED',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
};
