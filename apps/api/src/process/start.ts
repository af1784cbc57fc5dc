import { fileURLToPath } from 'node:url';
import type { Database } from '@zuschlag/db/client';
import manifest from '../../package.json' with { type: 'json' };
import { type AppParts, buildApp } from '../app.ts';
import { keepSecretsWith } from '../database/kept-secrets.ts';
import { ownKey } from '../database/own-key.ts';
import { publish } from '../events/publish.ts';
import { stripeClient } from '../features/billing/stripe/stripe-client.ts';
import { addressSearch } from '../features/customers/addresses/address-search.ts';
import { languageModel } from '../features/document-chat/model/language-model.ts';
import { clamd } from '../files/scanning/clamd.ts';
import { scanFilesBy } from '../files/scanning/virus-scan.ts';
import { listenToStream, type StreamListener } from '../http/event-listener.ts';
import { loggerOptions } from '../http/plugins/log.ts';
import { startWorker } from '../jobs/worker.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import type { Env } from './env.ts';
import { openFileKeeping } from './file-places.ts';
import { openMigratedDatabase } from './open-database.ts';
import { type Part, startedParts } from './parts.ts';
import { startPhases } from './phases.ts';
import { providersOf } from './providers-of.ts';
import { type StopRequests, unlessStopped } from './stop-requests.ts';

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The started process: its address, if it serves, and its end. */
export type Running = { address: string | null; end(): Promise<void> };

export type StartedBy = Pick<StopRequests, 'stop' | 'hurry'> & {
  /** prints messages for the operator */
  say: (sentence: string) => void;
  complain: (error: unknown) => void;
};

// Together with the database they end within the ten seconds that containers are given.
const CALLS_PATIENCE_MS = 3_000;
const JOBS_PATIENCE_MS = 3_000;
const CONNECTIONS_PATIENCE_MS = 1_000;

/**
 * Starts the parts that `PROCESS` names: always the database, then HTTP, jobs or both. They stop in the opposite order,
 * also when a later part fails to start, or when the process is asked to end before all are started.
 *
 * @throws the reason of `stop`, as soon as it is aborted
 */
export async function start(env: Env, { stop, hurry, say, complain }: StartedBy): Promise<Running> {
  const parts = startedParts(hurry, complain);
  const files = await openFileKeeping(env);
  parts.add({ name: 'The object store', close: files.close });
  scanFilesBy(env.CLAMD_URL ? clamd(env.CLAMD_URL) : null);
  keepSecretsWith(env.SECRETS_KEY ?? (env.DATABASE_URL ? null : await ownKey(env.DATA_FOLDER)));
  const { measure, summary } = startPhases(process.uptime() * 1_000);
  try {
    // Waited for in any case: it may have started the database server, which must not stay behind.
    const { database, closeConnections, stopServer } = await openMigratedDatabase(env, say, measure);
    parts.add({ name: 'The database', close: stopServer });
    parts.add({ name: 'A transaction', close: closeConnections, patienceMs: CONNECTIONS_PATIENCE_MS });
    if (env.DEMO) await measure('demo', () => unlessStopped(stop, foundDemo(database, say)));
    stop.throwIfAborted();
    const stripe = await stripeOf(env);
    const { app, address } = await measure('calls', async () => {
      const listener = await listenToStream(database);
      const served = await buildApp({ ...partsOf(env, database, listener), stripe });
      parts.add({
        name: 'A call',
        patienceMs: CALLS_PATIENCE_MS,
        // Streams end with the listener; only then can the app finish its calls.
        close: () => listener.close().then(() => served.close()),
        cut: () => served.server.closeAllConnections(),
      });
      const listening = env.PROCESS === 'worker' ? null : await served.listen({ host: env.HOST, port: env.PORT });
      return { app: served, address: listening };
    });
    const publicUrl = env.PUBLIC_URL ?? address ?? `http://${env.HOST}:${env.PORT}`;
    stop.throwIfAborted();
    if (env.PROCESS !== 'api')
      parts.add(await measure('jobs', () => jobsOf(env, { database, publicUrl, stripe }, app.log)));
    say(summary());
    return { address: address && publicUrl, end: parts.end };
  } catch (error) {
    await parts.end();
    throw error;
  }
}

/** Fills an empty database with the demo tenant; loaded only then, since a real installation never needs it. */
async function foundDemo(database: Database, say: (sentence: string) => void): Promise<void> {
  const { isDemoFounded } = await import('../seed/demo-sign-ins.ts');
  if (await isDemoFounded(database)) return;
  const { seedDemo } = await import('../seed/demo.ts');
  if (await seedDemo(database)) say('Founded the demo tenant.');
}

function partsOf(env: Env, database: Database, listener: StreamListener): AppParts {
  return {
    database,
    publish,
    listener,
    logger: loggerOptions(env.LOG_LEVEL ?? (env.DEMO ? 'warn' : quietest[env.NODE_ENV])),
    rates: { callsPerMinute: env.RATE_LIMIT, signInsPerMinute: env.SIGN_IN_LIMIT },
    origins: env.CORS_ORIGINS,
    proxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    web: builtWeb,
    connections: env.CONNECTIONS,
    uploads: { perPerson: env.UPLOADS_PER_PERSON * MEGABYTE, perOrganization: env.UPLOADS_PER_ORGANIZATION * MEGABYTE },
    client: {
      helpUrl: env.HELP_URL ?? null,
      supportEmail: env.SUPPORT_EMAIL ?? null,
      imprintUrl: env.IMPRINT_URL ?? null,
      privacyUrl: env.PRIVACY_URL ?? null,
      addressSearch: { off: null, photon: 'asYouType' as const, nominatim: 'onRequest' as const }[env.ADDRESS_SEARCH],
      providers: providersOf(env).configured.map(({ key, name }) => ({ key, name })),
      version: manifest.version,
    },
    providers: providersOf(env),
    addressSearch: addressSearchOf(env),
    languageModel: languageModelOf(env),
    prices: env.BILLING_PRICES,
    hasOutbox: env.OUTBOX && !env.SMTP_URL,
    publicUrl: env.PUBLIC_URL ?? null,
  };
}

function addressSearchOf(env: Env): AppParts['addressSearch'] {
  const { ADDRESS_SEARCH: provider, ADDRESS_SEARCH_URL: url, ADDRESS_SEARCH_RATE: perMinute } = env;
  if (provider === 'off' || !url) return undefined;
  const operator = [env.PUBLIC_URL, env.SUPPORT_EMAIL].filter(Boolean).join('; ');
  const userAgent = `Zuschlag/${manifest.version}${operator ? ` (${operator})` : ''}`;
  return addressSearch({ provider, url, perMinute, userAgent });
}

function languageModelOf(env: Env): AppParts['languageModel'] {
  const { AI_URL: url, AI_MODEL: model, AI_KEY: key, AI_TOKENS_PER_MONTH: tokensPerMonth } = env;
  return url && model ? languageModel({ url, model, key, tokensPerMonth }) : undefined;
}

async function stripeOf(env: Env): Promise<AppParts['stripe']> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: url } = env;
  return secretKey && webhookSecret ? stripeClient({ secretKey, webhookSecret, url }) : undefined;
}

const MEGABYTE = 1_048_576;
const quietest = { production: 'info', development: 'warn', test: 'silent' } as const;

async function jobsOf(
  env: Env,
  { database, publicUrl, stripe }: { database: Database; publicUrl: string; stripe: AppParts['stripe'] },
  log: Parameters<typeof startWorker>[1],
): Promise<Part> {
  const transport = env.SMTP_URL ? smtpTransport({ url: env.SMTP_URL, from: env.MAIL_FROM }) : null;
  const worker = await startWorker({ database, publish, mail: { transport, publicUrl }, stripe }, log, env.JOBS);
  const close = async () => {
    await worker.stop();
    transport?.close();
  };
  return { name: 'A job', patienceMs: JOBS_PATIENCE_MS, close, cut: worker.giveUp };
}
