import { fileURLToPath } from 'node:url';
import type { Database } from '@zuschlag/db/client';
import manifest from '../../package.json' with { type: 'json' };
import { type AppParts, buildApp } from '../app.ts';
import { publish } from '../events/publish.ts';
import { listenToStream, type StreamListener } from '../http/event-listener.ts';
import { loggerOptions } from '../http/plugins/log.ts';
import { startWorker } from '../jobs/worker.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import type { Env } from './env.ts';
import { openMigratedDatabase } from './open-database.ts';

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The started process: its address, if it serves, and its end. */
export type Running = { address: string | null; end(): Promise<void> };

/**
 * Starts the parts that `PROCESS` names: always the database, then HTTP, jobs or both. They stop in the opposite order,
 * also when a later part fails to start.
 *
 * @param say prints messages for the operator
 */
export async function start(env: Env, say: (sentence: string) => void): Promise<Running> {
  const ends: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (let close = ends.pop(); close; close = ends.pop()) await close();
  };
  try {
    const storage = await openMigratedDatabase(env, say);
    ends.push(storage.close);
    const { database } = storage;
    if (env.DEMO) await foundDemo(database, say);
    const listener = await listenToStream(database);
    const app = await buildApp(partsOf(env, database, listener));
    // Streams end with the listener; only then can the app finish its calls.
    ends.push(async () => {
      await listener.close();
      await app.close();
    });
    const address = env.PROCESS === 'worker' ? null : await app.listen({ host: env.HOST, port: env.PORT });
    const publicUrl = env.PUBLIC_URL ?? address ?? `http://${env.HOST}:${env.PORT}`;
    if (env.PROCESS !== 'api') ends.push(await jobsOf(env, database, publicUrl, app.log));
    return { address: address && publicUrl, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Fills an empty database with the demo tenant; loaded only then, since a real installation never needs it. */
async function foundDemo(database: Database, say: (sentence: string) => void): Promise<void> {
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
    client: { helpUrl: env.HELP_URL ?? null, supportEmail: env.SUPPORT_EMAIL ?? null, version: manifest.version },
    hasOutbox: !env.SMTP_URL && (env.DEMO || env.NODE_ENV === 'development'),
  };
}

const quietest = { production: 'info', development: 'warn', test: 'silent' } as const;

async function jobsOf(env: Env, database: Database, publicUrl: string, log: Parameters<typeof startWorker>[1]) {
  const transport = env.SMTP_URL ? smtpTransport({ url: env.SMTP_URL, from: env.MAIL_FROM }) : null;
  const worker = await startWorker({ database, publish, mail: { transport, publicUrl } }, log, env.JOBS);
  return async () => {
    await worker.stop();
    transport?.close();
  };
}
