import { type ErrorCode, type ErrorDetails, errorStatus } from '@zuschlag/validation/errors';

/** What went wrong with a call, read off whatever was thrown. `OFFLINE`: no answer came. */
export type Failure = { code: ErrorCode | 'OFFLINE'; details: ErrorDetails; requestId: string | null };

/** Reads our error code and its details off a failed call. Anything else is an internal error of the page. */
export function failureOf(error: unknown): Failure {
  const data = field(error, 'data') ?? field(field(error, 'shape'), 'data');
  const code = field(data, 'code');
  if (typeof code === 'string' && code in errorStatus)
    return {
      code: code as ErrorCode,
      details: (field(data, 'details') ?? {}) as ErrorDetails,
      requestId: (field(data, 'requestId') as string | undefined) ?? null,
    };
  const status = field(data, 'httpStatus') ?? field(field(field(error, 'meta'), 'response'), 'status');
  if (typeof status === 'number') return { code: codeOfStatus(status), details: {}, requestId: null };
  return { code: isNetworkError(error) ? 'OFFLINE' : 'INTERNAL', details: {}, requestId: null };
}

/** Whether trying again may help: no answer, or a server that failed or is busy starting. */
export function isTransient(error: unknown): boolean {
  if (isAborted(error)) return false;
  const { code } = failureOf(error);
  return code === 'OFFLINE' || errorStatus[code] >= 500;
}

/** Whether the caller itself gave up, which is nothing to tell anybody. */
export function isAborted(error: unknown): boolean {
  return field(error, 'name') === 'AbortError' || field(field(error, 'cause'), 'name') === 'AbortError';
}

/** What a proxy or the framework answered without one of our codes. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 502 || status === 503 || status === 504) return 'UNAVAILABLE';
  const known: Record<number, ErrorCode> = {
    401: 'UNAUTHENTICATED',
    403: 'NOT_PERMITTED',
    404: 'NOT_FOUND',
    413: 'PAYLOAD_TOO_LARGE',
    422: 'INVALID_INPUT',
    429: 'RATE_LIMITED',
  };
  return known[status] ?? 'INTERNAL';
}

function isNetworkError(error: unknown): boolean {
  const isClientError = field(error, 'name') === 'TRPCClientError' && field(error, 'shape') === undefined;
  return isClientError || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
