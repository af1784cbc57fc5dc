import type { Database } from '@zuschlag/db/client';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Publish } from './context.ts';
import { type IdentityProviders, noProviders } from './features/accounts/providers/providers.ts';
import type { PriceBook } from './features/billing/price-book.ts';
import type { StripeClient } from './features/billing/stripe/stripe-client.ts';
import type { AddressSearch } from './features/customers/addresses/address-search.ts';
import type { LanguageModel } from './features/document-chat/model/language-model.ts';
import type { UploadQuota } from './files/store-file.ts';
import type { StreamListener } from './http/event-listener.ts';
import { type Admission, admitCalls } from './http/plugins/admission.ts';
import { answerErrors, refuse } from './http/plugins/error-reply.ts';
import { logCalls, requestIdOf } from './http/plugins/log.ts';
import { largestBody, limitRates, type Rates } from './http/plugins/rate-limits.ts';
import { secure } from './http/plugins/security.ts';
import { type BodyPatience, bodyPatience, refuseSlowBodies } from './http/plugins/slow-bodies.ts';
import { refuseUnreadable } from './http/plugins/unreadable-requests.ts';
import { checkWireVersion } from './http/plugins/wire-version.ts';
import { accountLinksRoute } from './http/routes/account-links-route.ts';
import { actualsRoute } from './http/routes/actuals-route.ts';
import { askStream } from './http/routes/ask-stream.ts';
import { briefRoute } from './http/routes/brief-route.ts';
import { calendarRoute } from './http/routes/calendar-route.ts';
import { type ClientConfig, clientConfigRoute } from './http/routes/client-config.ts';
import { documentRoute } from './http/routes/document-route.ts';
import { eventStream, type StreamPace, streamPace } from './http/routes/event-stream.ts';
import { filesRoute } from './http/routes/files-route.ts';
import { graphiqlRoute } from './http/routes/graphiql-route.ts';
import { graphqlRoute } from './http/routes/graphql-route.ts';
import { handoutRoute } from './http/routes/handout-route.ts';
import { healthRoute, metricsRoute } from './http/routes/health.ts';
import { identityRoute } from './http/routes/identity-route.ts';
import { importStream } from './http/routes/import-stream.ts';
import { invoiceRoute } from './http/routes/invoice-route.ts';
import { letterRoute } from './http/routes/letter-route.ts';
import { outboxRoute } from './http/routes/outbox-route.ts';
import { portalRoute } from './http/routes/portal-route.ts';
import { providerRoute } from './http/routes/provider-route.ts';
import { webRoutes } from './http/routes/static-files.ts';
import { stripeRoute } from './http/routes/stripe-route.ts';
import { exportFileRoute, tableFilesRoute } from './http/routes/table-export-route.ts';
import { trpcRoute } from './http/routes/trpc-route.ts';
import { unsubscribeRoute } from './http/routes/unsubscribe-route.ts';

export type AppParts = {
  database: Database;
  publish: Publish;
  listener: StreamListener;
  logger: FastifyServerOptions['logger'];
  rates: Rates;
  /** other origins that may call */
  origins: string[];
  /** proxies that are believed */
  proxies: string[];
  /** opens `/metrics`; null: it is closed */
  metricsToken: string | null;
  /** folder of the built web */
  web: string | null;
  /** whether the server shows its unsent mails without a sign-in */
  hasOutbox: boolean;
  publicUrl: string | null;
  /** left out, that of the product; tests wait less */
  pace?: StreamPace;
  /** left out, that of the product */
  bodies?: BodyPatience;
  /** left out, as much as the connections of the database can do */
  admission?: Admission;
  /** connections of callers at most, streams included; without a bound when left out */
  connections?: number;
  uploads: UploadQuota;
  /** left out, addresses are typed by hand */
  addressSearch?: AddressSearch;
  /** left out, answers are in the words of documents */
  languageModel?: LanguageModel | undefined;
  /** left out, no provider is configured */
  providers?: IdentityProviders;
  /** left out, the usual ones */
  prices?: PriceBook;
  /** left out, the operator has not set Stripe up: the built-in book keeps all contracts */
  stripe?: StripeClient | undefined;
  client: ClientConfig;
};

// A request that has not even begun, or whose headers do not come to an end, is cut off after this time.
const HEADERS_MS = 15_000;
const MOST_WAITING = 1_000;
const CALL_PATIENCE_MS = 20_000;

/** The whole server behind one origin, top to bottom in the order a call passes through it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, publish, listener } = parts;
  const bodies = parts.bodies ?? bodyPatience;
  const app = Fastify({
    // Bodies have limits of their own; this one is for what never reaches a route.
    requestTimeout: HEADERS_MS + Math.max(bodies.bodyMs, bodies.fileMs),
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    logger: parts.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: largestBody,
    trustProxy: parts.proxies.length > 0 ? parts.proxies : false,
    routerOptions: { maxParamLength: 5_000, ignoreTrailingSlash: true },
    // Calls in flight are finished; streams are ended by the listener.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: refuseUnreadable,
    // Addresses that cannot even be decoded.
    frameworkErrors: (_error, request, reply) => void refuse(request, reply, 'INVALID_INPUT'),
  });
  if (parts.connections !== undefined) app.server.maxConnections = parts.connections;
  logCalls(app);
  answerErrors(app);
  await secure(app, { origins: parts.origins });
  checkWireVersion(app);
  const rate = await limitRates(app, parts.rates);
  refuseSlowBodies(app, bodies);
  const atOnce = Math.ceil(1.25 * database.pool.options.max);
  admitCalls(app, parts.admission ?? { atOnce, mostWaiting: MOST_WAITING, patienceMs: CALL_PATIENCE_MS });

  healthRoute(app, { database });
  clientConfigRoute(app, parts.client);
  const metrics = metricsRoute(app, { database, token: parts.metricsToken });
  identityRoute(app, { database, publish, rate: rate.signIn });
  accountLinksRoute(app, { database, publish, rate });
  const { publicUrl, providers = noProviders } = parts;
  providerRoute(app, { database, publish, publicUrl, providers, rate: rate.provider });
  portalRoute(app, { database, publish, rate: rate.link });
  await trpcRoute(app, {
    database,
    publish,
    addressSearch: parts.addressSearch,
    languageModel: parts.languageModel,
    prices: parts.prices,
    stripe: parts.stripe,
    publicUrl: parts.publicUrl,
  });
  await graphqlRoute(app, {
    database,
    publish,
    languageModel: parts.languageModel,
    prices: parts.prices,
    stripe: parts.stripe,
    publicUrl: parts.publicUrl,
    quota: parts.uploads,
  });
  graphiqlRoute(app);
  await filesRoute(app, { database, quota: parts.uploads });
  tableFilesRoute(app, { database, publish });
  briefRoute(app, { database, publish });
  letterRoute(app, { database, publish });
  exportFileRoute(app, { database, publish });
  handoutRoute(app, { database, publish });
  actualsRoute(app, { database, publish });
  documentRoute(app, { database, publish });
  invoiceRoute(app, { database, publish });
  stripeRoute(app, { database, publish, stripe: parts.stripe });
  calendarRoute(app, { database, publish, publicUrl: parts.publicUrl });
  unsubscribeRoute(app, { database, publish, rate: rate.link });
  const countStreams = (difference: 1 | -1) => metrics.streams.inc(difference);
  const streamParts = { database, listener, countStreams, pace: parts.pace ?? streamPace };
  await eventStream(app, streamParts);
  importStream(app, streamParts);
  askStream(app, { ...streamParts, publish, model: parts.languageModel });
  if (parts.hasOutbox) outboxRoute(app, { database, publish, publicUrl: parts.publicUrl });
  await webRoutes(app, { folder: parts.web });
  return app;
}
