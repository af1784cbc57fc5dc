import { initTRPC, TRPCError } from '@trpc/server';
import { scenarioCalls } from '@zuschlag/validation/services/scenarios/scenario-calls';
import type { TenantDb, UnitOfWork } from './context.ts';
import { isUuid } from './database/uuid.ts';
import { DomainError } from './errors.ts';
import { actorOfSession, requireToken } from './features/accounts/sessions.ts';
import { requireScope } from './features/accounts/tokens/token-scopes.policy.ts';
import type { CallContext } from './http/call-context.ts';
import { readAs } from './http/reading.ts';
import { refusalOf, toTRPCError } from './http/trpc-errors.ts';
import { claimKey, keepAnswer } from './idempotency/idempotency.ts';
import { runInTransaction } from './transaction.ts';

type ProcedureMeta = {
  /** an answer or input with a secret is not kept for repeated calls */
  hasSecretAnswer?: true;
  /** how long its transaction may take, in ms; left out, as long as any other */
  timeout?: number;
  /** it works on what it read, after its reading: it shares none with the other queries of a document */
  readsAlone?: true;
};

const t = initTRPC
  .context<CallContext>()
  .meta<ProcedureMeta>()
  .create({
    // Neither a stack nor a message of ours leaves the server: a client gets the code and what it needs to explain it.
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const { code, details } = refusalOf(error);
      if (details.retryAfter !== undefined) ctx?.answerAfter?.(details.retryAfter);
      return {
        ...shape,
        message: code,
        data: { code, details, requestId: ctx?.requestId ?? null, httpStatus: shape.data.httpStatus },
      };
    },
  });

export const router = t.router;
export const createCaller = t.createCallerFactory;

/** Faults are logged once, here; refusals are answers, not faults. */
export async function answering<Result>(
  { ctx, path }: { ctx: CallContext; path: string },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { code } = refusalOf(error);
    const err = error instanceof TRPCError ? (error.cause ?? error) : error;
    const about = { err, requestId: ctx.requestId, procedure: path };
    if (code === 'INTERNAL') ctx.log.error(about, 'a call failed');
    else if (code === 'UNAVAILABLE') ctx.log.warn(about, 'the database could not answer a call');
    throw toTRPCError(error);
  }
}

/** Thrown, because only that undoes what a transaction did. */
function succeeded<Result extends { ok: true } | { ok: false; error: unknown }>(result: Result) {
  if (!result.ok) throw result.error;
  return result as Extract<Result, { ok: true }>;
}

// One step each: every further one copies the context of a call again.

/** For everybody, signed in or not. Nothing but the way in may be built on it. */
export const publicly = t.procedure.use(({ next, ...call }) => answering(call, async () => succeeded(await next())));

/**
 * For callers with a valid session. The context of the procedure is a `UnitOfWork` of the caller's tenant. A query reads
 * only; a mutation is one transaction, and one that carries an idempotency key is done once, however often it is sent.
 */
export const signedIn = t.procedure.use(({ ctx, type, path, meta, getRawInput, next }) =>
  answering({ ctx, path }, async () => {
    const { database } = ctx;
    if (ctx.scenarioId !== undefined && !isUuid(ctx.scenarioId)) throw new DomainError('NOT_FOUND');
    const proceed = async (work: UnitOfWork) =>
      succeeded(await next({ ctx: { ...work, database, dispatch: ctx.publish } }));
    if (type === 'query') {
      return readAs(ctx, ({ work }) => {
        requireScope(work.actor, { kind: 'query', path });
        return proceed(work);
      });
    }
    const token = requireToken(ctx.token);
    const { publish, requestId, newRates, scenarioId } = ctx;
    if (scenarioId !== undefined) requireScenarioCall(path);
    const { mainOrganizationId } = token;
    const call = { database, publish, mainOrganizationId, now: ctx.now(), requestId, newRates, scenarioId };
    const origin = { ...call, timeout: meta?.timeout };
    const key = meta?.hasSecretAnswer ? null : ctx.idempotencyKey;
    const identify = (db: TenantDb['db']) => actorOfSession(db, token, origin.now);
    // An empty body means "no input"; the procedure rejects malformed JSON.
    const rawInput = () => getRawInput().catch(() => undefined);
    return runInTransaction(origin, identify, async (work) => {
      const { actor } = work;
      requireScope(actor, { kind: 'mutation', path, input: actor.isReadOnly ? await rawInput() : undefined });
      if (key === null) return proceed(work);
      const input = await rawInput();
      const earlier = await claimKey(work, { key, procedure: path, input });
      // tRPC knows no other way to answer without proceeding; the answer was validated when it was first given.
      if (earlier) return repeated(earlier.answer) as Awaited<ReturnType<typeof proceed>>;
      const result = await proceed(work);
      keepAnswer(work, key, result.data);
      return result;
    });
  }),
);

/** Inside a scenario only its services change; anything else would really happen. */
function requireScenarioCall(path: string): void {
  if (!(scenarioCalls as readonly string[]).includes(path)) throw new DomainError('NOT_IN_SCENARIO');
}

/** For hot lists: `readRows` of the context goes through the connection on which the session is checked. */
export const signedInReading = t.procedure.use(({ ctx, path, next }) =>
  answering({ ctx, path }, () =>
    readAs(ctx, async ({ work: { actor, now, today, requestId }, through: database }) => {
      requireScope(actor, { kind: 'query', path });
      return succeeded(await next({ ctx: { database, actor, now, today, requestId } }));
    }),
  ),
);

/** For people who wait for another server: the session is checked first, and no transaction is open while they wait. */
export const signedInWaiting = t.procedure.use(({ ctx, path, next }) =>
  answering({ ctx, path }, async () => {
    const actor = await readAs(ctx, async ({ work }) => {
      requireScope(work.actor, { kind: 'query', path });
      return work.actor;
    });
    return succeeded(await next({ ctx: { actor, addressSearch: ctx.addressSearch, log: ctx.log } }));
  }),
);

/**
 * For answers that take long to make: the session is checked first, and the verb reads by `inReading` what it needs, so
 * that no connection is held while it works on it.
 */
export const signedInWorking = t.procedure.meta({ readsAlone: true }).use(({ ctx, path, next }) =>
  answering({ ctx, path }, async () => {
    if (ctx.scenarioId !== undefined && !isUuid(ctx.scenarioId)) throw new DomainError('NOT_FOUND');
    const inReading = <Result>(run: (work: UnitOfWork) => Promise<Result>) =>
      readAs(ctx, ({ work }) => {
        requireScope(work.actor, { kind: 'query', path });
        return run(work);
      });
    const actor = await inReading(async (work) => work.actor);
    return succeeded(await next({ ctx: { actor, inReading } }));
  }),
);

/**
 * For people for whom another server is asked or a file read: the session is checked first, and the verb opens
 * transactions of its own, so that no transaction is open while it waits. The answer is not kept for repeated calls.
 */
export const signedInCalling = t.procedure.use(({ ctx, type, path, next }) =>
  answering({ ctx, path }, async () => {
    const actor = await readAs(ctx, async ({ work }) => work.actor);
    requireScope(actor, { kind: type === 'query' ? 'query' : 'mutation', path });
    if (type !== 'query' && ctx.scenarioId !== undefined) requireScenarioCall(path);
    const token = requireToken(ctx.token);
    const { database, publish, requestId, stripe, publicUrl = null } = ctx;
    const { mainOrganizationId } = token;
    const inTransaction = <Result>(run: (work: UnitOfWork) => Promise<Result>) => {
      const now = ctx.now();
      const origin = { database, publish, mainOrganizationId, now, requestId };
      return runInTransaction(origin, (db) => actorOfSession(db, token, now), run);
    };
    return succeeded(await next({ ctx: { actor, publicUrl, inTransaction, stripe } }));
  }),
);

function repeated(answer: unknown) {
  return { ok: true, data: answer, marker: 'middlewareMarker' };
}
