import type { ContractData } from '@zuschlag/validation/billing/billing';

/**
 * A call that Stripe did not do. It carries no word of an answer: codes only, so that no name and no key of it gets into
 * a log or an answer.
 */
export class StripeFailure extends Error {
  /** the code of a refusal that another try would get as well; null: Stripe is busy, away or at fault */
  readonly refusal: string | null;
  /** which of the data of the contract it is about; null when Stripe names no such datum */
  readonly field: RefusedField | null;
  /** after how many seconds Stripe wants to be asked again; null: it does not say */
  readonly retryAfter: number | null;

  /** whether Stripe would give the same answer to the same idempotency key: a fault of its own, or a key of another call */
  readonly isFault: boolean;

  constructor(
    kind: string,
    { refusal, field, retryAfter, isFault }: Pick<StripeFailure, 'refusal' | 'field' | 'retryAfter' | 'isFault'>,
  ) {
    super(`Stripe did not do a call: ${refusal ?? kind}`);
    this.name = 'StripeFailure';
    this.refusal = refusal;
    this.field = field;
    this.retryAfter = retryAfter;
    this.isFault = isFault;
  }
}

export type RefusedField = keyof ContractData;

const fields: { readonly [param: string]: RefusedField } = {
  email: 'billingEmail',
  name: 'customerName',
  tax_id_data: 'vatNumber',
  price: 'pricingId',
  days_until_due: 'daysUntilDue',
};
/** Codes that say it without a parameter. */
const fieldsOfCodes: { readonly [code: string]: RefusedField } = {
  email_invalid: 'billingEmail',
  tax_id_invalid: 'vatNumber',
};
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
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0;
  // While a call with the same key is in progress (409), the library says another type: a new key would make two.
  const isFault = status >= 500 || type === 'StripeIdempotencyError';
  const refusal = refusals.has(type) ? plain(code) : null;
  const param = 'param' in error && typeof error.param === 'string' ? error.param : '';
  const field = refusal === null ? null : fieldOf(param, refusal);
  return new StripeFailure(plain(type), { refusal, field, retryAfter: retryAfterOf(error), isFault });
}

/** @param param the parameter that Stripe names, as `items[0][price]`. @source docs.stripe.com/api/errors */
function fieldOf(param: string, code: string): RefusedField | null {
  const [, name = ''] = /^(\w+)/.exec(param) ?? [];
  if (name === 'items') return param.includes('price') ? 'pricingId' : null;
  return fields[name] ?? fieldsOfCodes[code] ?? null;
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
