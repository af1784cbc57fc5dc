/**
 * A call that Stripe did not do. It carries no word of an answer: codes only, so that no name and no key of it gets into
 * a log or an answer.
 */
export class StripeFailure extends Error {
  /** the code of a refusal that another try would get as well; null: Stripe is busy, away or at fault */
  readonly refusal: string | null;
  /** after how many seconds Stripe wants to be asked again; null: it does not say */
  readonly retryAfter: number | null;

  /** whether Stripe answered a fault of its own: it would give the same answer to the same idempotency key */
  readonly isFault: boolean;

  constructor(
    kind: string,
    { refusal, retryAfter, isFault }: Pick<StripeFailure, 'refusal' | 'retryAfter' | 'isFault'>,
  ) {
    super(`Stripe did not do a call: ${refusal ?? kind}`);
    this.name = 'StripeFailure';
    this.refusal = refusal;
    this.retryAfter = retryAfter;
    this.isFault = isFault;
  }
}

const LONGEST_RETRY_S = 3_600;
const refusals = new Set([
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeCardError',
]);

/** What an error of the library means. Anything else than its errors is a fault of ours and stays as it is. */
export function stripeFailureOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return error;
  if (!error.type.startsWith('Stripe') && !error.type.endsWith('Error')) return error;
  const { type } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : type;
  const isFault = 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 500;
  const refusal = refusals.has(type) ? plain(code) : null;
  return new StripeFailure(plain(type), { refusal, retryAfter: retryAfterOf(error), isFault });
}

function plain(code: string): string {
  return code.replaceAll(/[^\w.]/g, '').slice(0, 80);
}

function retryAfterOf(error: Error): number | null {
  const headers =
    'headers' in error ? (error.headers as { [name: string]: string | undefined } | undefined) : undefined;
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_RETRY_S) : null;
}
