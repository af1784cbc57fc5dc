import type { Database } from '@zuschlag/db/client';
import type { NewRates } from '@zuschlag/validation/services/rates/new-rates';
import type { FastifyBaseLogger } from 'fastify';
import type { Publish, Reading } from '../context.ts';
import type { PasskeySite } from '../features/accounts/second-step/passkey-site.ts';
import type { PriceBook } from '../features/billing/price-book.ts';
import type { StripeClient } from '../features/billing/stripe/stripe-client.ts';
import type { AddressSearch } from '../features/customers/addresses/address-search.ts';
import type { LanguageModel } from '../features/document-chat/model/language-model.ts';

/** The parts of the process that every call needs. */
export type ServerParts = {
  database: Database;
  publish: Publish;
  /** left out, the operator chose none */
  addressSearch?: AddressSearch;
  /** left out, the operator set up none */
  languageModel?: LanguageModel | undefined;
  /** left out, the usual ones */
  prices?: PriceBook;
  /** left out, the operator has not set Stripe up: the built-in book keeps all contracts */
  stripe?: StripeClient | undefined;
  /** where the web is, for links that an answer names; left out, they are paths */
  publicUrl?: string | null;
};

/** The context of a procedure call, for tRPC, GraphQL and tests alike. */
export type CallContext = ServerParts & {
  /** session token of the bearer header */
  token: string | null;
  idempotencyKey: string | null;
  /** whether the caller is asked before newer table rows move prices that were approved once */
  newRates?: NewRates;
  /** whose services the call is about; left out, the real ones */
  scenarioId?: string;
  /** the address of passkeys; left out or null, browsers would refuse them there */
  site?: PasskeySite | null;
  requestId: string;
  userAgent: string | null;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  /** tells the caller, beside the answer, after how many seconds to call again */
  answerAfter?: (seconds: number) => void;
  /** the reading that all queries of a document share; a call by itself opens its own */
  reading?: Reading;
};
