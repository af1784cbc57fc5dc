import { errorText } from '@zuschlag/i18n/messages/errors';
import { errorStatus } from '@zuschlag/validation/errors';
import type { ErrorCode, ErrorDetails } from './error-types.ts';

type AnsweredBy = 'product' | 'proxy' | null;

/** A refused or failed call: an error code with its details. The message is an English sentence, for logs. */
export class ZuschlagError extends Error {
  /** `UNAVAILABLE` also without any answer */
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** the id of the call in the logs of the server; null without an answer */
  readonly requestId: string | null;
  /** who answered: the product, something in front of it that knows no code of ours, or null */
  readonly answeredBy: AnsweredBy;
  /** false without an answer */
  readonly isAnswered: boolean;

  constructor(
    code: ErrorCode,
    details: ErrorDetails,
    requestId: string | null,
    { cause, answeredBy = 'product' }: { cause?: unknown; answeredBy?: AnsweredBy } = {},
  ) {
    const isAnswered = answeredBy !== null;
    super(sentenceOf(code, details, requestId, isAnswered), { cause });
    this.name = 'ZuschlagError';
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.answeredBy = answeredBy;
    this.isAnswered = isAnswered;
  }
}

/**
 * A change was sent and every answer was lost, so the server may have made it or not. The same call with the same
 * `idempotencyKey` within a day makes it now, or returns the answer that was lost.
 */
export class OutcomeUnknown extends ZuschlagError {
  readonly idempotencyKey: string;
  /** the import whose outcome is unknown, for `imports.commit` and `imports.undo` */
  readonly importId: string | null;

  constructor(idempotencyKey: string, last: unknown, importId: string | null = null) {
    const { details, requestId, answeredBy } = zuschlagError(last);
    super('UNAVAILABLE', details, requestId, { cause: last, answeredBy });
    this.name = 'OutcomeUnknown';
    this.message = 'The answer to this change was lost. The server may have made it or not.';
    this.idempotencyKey = idempotencyKey;
    this.importId = importId;
  }
}

/** An address that is not one of the product. The token was not sent there, and the call is not tried again. */
export class WrongAddress extends ZuschlagError {
  constructor(problem: string) {
    super('UNAVAILABLE', {}, null, { answeredBy: null });
    this.name = 'WrongAddress';
    this.message = problem;
  }
}

/** Turns any exception of a client call into a `ZuschlagError`; a fault without a call becomes `INTERNAL`. */
export function zuschlagError(error: unknown): ZuschlagError {
  if (error instanceof ZuschlagError) return error;
  const cause = field(error, 'cause');
  if (cause instanceof ZuschlagError) return cause;
  const answer = field(field(error, 'meta'), 'response');
  const wait = retryAfterIn(field(answer, 'headers'));
  const data = field(error, 'data') ?? field(field(error, 'shape'), 'data');
  if (isRefusal(data))
    return new ZuschlagError(data.code, { ...wait, ...data.details }, data.requestId ?? null, { cause: error });
  const status = field(data, 'httpStatus') ?? field(answer, 'status');
  if (typeof status === 'number')
    return new ZuschlagError(codeOf(status), wait, null, { cause: error, answeredBy: 'proxy' });
  return isUnanswered(error)
    ? new ZuschlagError('UNAVAILABLE', {}, null, { cause: error, answeredBy: null })
    : new ZuschlagError('INTERNAL', {}, null, { cause: error });
}

/** Whether the same call may succeed a moment later: no answer, or a fault of the server. */
export function isTransient(error: unknown): boolean {
  if (isAborted(error)) return false;
  const read = zuschlagError(error);
  return errorStatus[read.code] >= 500 && !(read instanceof WrongAddress);
}

/** Whether the caller gave up the call. */
export function isAborted(error: unknown): boolean {
  return field(error, 'name') === 'AbortError' || field(field(error, 'cause'), 'name') === 'AbortError';
}

/** Whether the product itself answered; a proxy in front of it answers without a code of ours. */
export function isAnsweredByProduct(error: unknown): boolean {
  if (error instanceof ZuschlagError) return error.answeredBy === 'product';
  return isRefusal(field(error, 'data') ?? field(field(error, 'shape'), 'data'));
}

// The connection was refused, the name is unknown, or the certificate is not trusted: no byte of a call has left.
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|\w*CERT\w*)$/;

/** Whether the call certainly did not reach any server. Browsers do not tell; there the answer is false. */
export function isNeverSent(error: unknown): boolean {
  for (let cause = error; cause !== undefined && cause !== null; cause = field(cause, 'cause')) {
    if (neverSent.test(String(field(cause, 'code')))) return true;
  }
  return false;
}

type Refusal = { code: ErrorCode; details?: ErrorDetails; requestId?: string | null };

function isRefusal(data: unknown): data is Refusal {
  return typeof data === 'object' && data !== null && 'code' in data && Object.hasOwn(errorStatus, String(data.code));
}

/** A call of tRPC without an answer, or a `fetch` that failed: the network says so in a `TypeError`. */
function isUnanswered(error: unknown): boolean {
  const isCall = field(error, 'name') === 'TRPCClientError' && field(error, 'shape') === undefined;
  return isCall || error instanceof TypeError || field(error, 'name') === 'TimeoutError';
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** The error in an answer of a plain HTTP route. Reads the body of the answer. */
export async function refusalIn(answer: Response): Promise<ZuschlagError> {
  const body: unknown = await answer.json().catch(() => null);
  const data = field(field(body, 'error'), 'data');
  const wait = retryAfterIn(answer.headers);
  return isRefusal(data)
    ? new ZuschlagError(data.code, { ...wait, ...data.details }, data.requestId ?? null)
    : new ZuschlagError(codeOf(answer.status), wait, answer.headers.get('x-request-id'), { answeredBy: 'proxy' });
}

/** How many seconds the server or a proxy asks to wait: a number, or the date after which to come again. */
function retryAfterIn(headers: unknown): ErrorDetails {
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (value === null) return {};
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? { retryAfter: Math.max(0, Math.ceil(seconds)) } : {};
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

/** `Some entries are not correct yet. name: TOO_SHORT (INVALID_INPUT, request 4f1c…)` */
function sentenceOf(code: ErrorCode, details: ErrorDetails, requestId: string | null, isAnswered: boolean): string {
  const words = isAnswered ? errorText(code, 'en', details) : 'The server cannot be reached, or did not answer.';
  const fields = details.fields?.map(({ path, problem }) => ` ${path}: ${problem}`).join(',') ?? '';
  return `${words}${fields} (${requestId === null ? code : `${code}, request ${requestId}`})`;
}
