import type { Database } from '@zuschlag/db/client';
import type { FastifyInstance } from 'fastify';
import type { UserActor } from '../actor.ts';
import { type AppParts, buildApp } from '../app.ts';
import { publish } from '../events/publish.ts';
import { beginSession } from '../features/accounts/sessions.ts';
import type { ServerParts } from '../http/call-context.ts';
import { listenToStream, type StreamListener } from '../http/event-listener.ts';
import { type AppRouter, appRouter } from '../router.ts';
import { runAsSystem } from '../transaction.ts';
import { createCaller } from '../trpc.ts';

/** Every procedure, called without HTTP. */
export type Caller = ReturnType<AppRouter['createCaller']>;

export type TestApp = FastifyInstance & { listener: StreamListener };

/** The whole server on a test's database, without a port: calls go in by `inject`. Ends with `close`. */
export async function testApp(database: Database, parts: Partial<AppParts> = {}): Promise<TestApp> {
  const listener = await listenToStream(database);
  const app = await buildApp({
    database,
    publish,
    listener,
    logger: false,
    rates: { callsPerMinute: 100_000, signInsPerMinute: 100_000 },
    origins: [],
    proxies: [],
    metricsToken: null,
    web: null,
    hasOutbox: true,
    uploads: { perPerson: 50_000_000, perOrganization: 200_000_000 },
    publicUrl: null,
    client: {
      helpUrl: null,
      supportEmail: null,
      imprintUrl: null,
      privacyUrl: null,
      addressSearch: null,
      providers: [],
      version: '0.0.0',
    },
    ...parts,
  });
  app.addHook('preClose', () => listener.close());
  return Object.assign(app, { listener });
}

/** Signs a user in without a password. @returns the session token */
export async function tokenOf(database: Database, { userId, mainOrganizationId }: UserActor): Promise<string> {
  const now = new Date();
  return runAsSystem({ database, publish, mainOrganizationId, now, requestId: 'test' }, async (work) => {
    const { token } = await beginSession(work, userId, { now, userAgent: null });
    return token.value;
  });
}

/** Calls procedures as a user, without HTTP. `onFault` receives faults. */
export async function callerOf(
  database: Database,
  actor: UserActor,
  onFault: (fault: object) => void = () => undefined,
  parts: Partial<ServerParts> = {},
): Promise<Caller> {
  return callerWith(database, await tokenOf(database, actor), onFault, parts);
}

/** Calls procedures with the token of a session, without HTTP. */
export function callerWith(
  database: Database,
  token: string,
  onFault: (fault: object) => void = () => undefined,
  parts: Partial<ServerParts> = {},
): Caller {
  const quiet = () => undefined;
  return createCaller(appRouter)({
    database,
    publish,
    token,
    idempotencyKey: null,
    requestId: 'test',
    userAgent: null,
    now: () => new Date(),
    log: { error: onFault, warn: quiet, info: quiet },
    ...parts,
  });
}

export function bearing(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}
