import { initTRPC } from '@trpc/server';
import { type Database, inTenant, readInTenant } from '@zuschlag/db/client';
import type { UserActor } from './actor.ts';
import type { TenantDb, UnitOfWork } from './context.ts';
import { readAsBearer } from './features/accounts/assumed-actor.ts';
import { actorOfSession, requireToken } from './features/accounts/sessions.ts';
import type { Token } from './features/accounts/tokens.ts';
import type { CallContext } from './http/call-context.ts';
import { refusalOf, toTRPCError } from './http/trpc-errors.ts';
import { claimKey, keepAnswer } from './idempotency/idempotency.ts';
import { type CallOrigin, newUnitOfWork, runInTransaction } from './transaction.ts';

/** The metadata of a procedure: an answer with a secret is not kept for repeated calls. */
type ProcedureMeta = { hasSecretAnswer?: true };

const t = initTRPC
  .context<CallContext>()
  .meta<ProcedureMeta>()
  .create({
    // Neither a stack nor a message of ours leaves the server: a client gets the code and what it needs to explain it.
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const { code, details } = refusalOf(error);
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
const answering = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  if (refusalOf(result.error).code === 'INTERNAL') {
    ctx.log.error(
      { err: result.error.cause ?? result.error, requestId: ctx.requestId, procedure: path },
      'a call failed',
    );
  }
  throw toTRPCError(result.error);
});

/** For everybody, signed in or not. Nothing but the way in may be built on it. */
export const publicly = t.procedure.use(answering);

/**
 * For callers with a valid session. The context of the procedure is a `UnitOfWork` of the caller's tenant. A query reads
 * only; a mutation is one transaction, and one that carries an idempotency key is done once, however often it is sent.
 */
export const signedIn = publicly.use(async ({ ctx, type, path, meta, getRawInput, next }) => {
  const token = requireToken(ctx.token);
  const { database, publish, requestId } = ctx;
  const origin = { database, publish, mainOrganizationId: token.mainOrganizationId, now: ctx.now(), requestId };
  const proceed = async (work: UnitOfWork) => {
    const result = await next({ ctx: { ...work, database } });
    // Thrown, because only that undoes what the transaction did.
    if (!result.ok) throw result.error;
    return result;
  };
  if (type === 'query') return reading(origin, token, proceed);
  const key = meta?.hasSecretAnswer ? null : ctx.idempotencyKey;
  const identify = (db: TenantDb['db']) => actorOfSession(db, token, origin.now);
  return runInTransaction(origin, identify, async (work) => {
    if (key === null) return proceed(work);
    // An empty body means "no input"; the procedure rejects malformed JSON.
    const input = await getRawInput().catch(() => undefined);
    const earlier = await claimKey(work, { key, procedure: path, input });
    // tRPC knows no other way to answer without proceeding; the answer was validated when it was first given.
    if (earlier) return repeated(earlier.answer) as Awaited<ReturnType<typeof proceed>>;
    const result = await proceed(work);
    keepAnswer(work, key, result.data);
    return result;
  });
});

/** For hot lists: `readRows` of the context goes through the connection on which the session is checked. */
export const signedInReading = publicly.use(async ({ ctx, next }) => {
  const token = requireToken(ctx.token);
  const { publish, requestId } = ctx;
  const now = ctx.now();
  const { mainOrganizationId } = token;
  const origin = { database: ctx.database, publish, mainOrganizationId, now, requestId };
  return reading(origin, token, async ({ actor, today }, database) => {
    const result = await next({ ctx: { database, actor, now, today, requestId } });
    if (!result.ok) throw result.error;
    return result;
  });
});

/** A session that is to be moved, or is refused, takes a transaction of its own first. */
async function reading<Result>(
  origin: CallOrigin,
  token: Token,
  run: (work: UnitOfWork, through: Database) => Promise<Result>,
): Promise<Result> {
  const { database, mainOrganizationId, publish, now, requestId } = origin;
  const runAs = (db: TenantDb['db'], through: Database) => (actor: UserActor) =>
    run(newUnitOfWork({ actor, db, publish, now, requestId }), through);
  const first = await readInTenant(database, mainOrganizationId, (db, through) =>
    readAsBearer(db, token, now, runAs(db, through)),
  );
  if (first) return first.result;
  const actor = await inTenant(database, mainOrganizationId, (db) => actorOfSession(db, token, now));
  return readInTenant(database, mainOrganizationId, (db, through) => runAs(db, through)(actor));
}

function repeated(answer: unknown) {
  return { ok: true, data: answer, marker: 'middlewareMarker' };
}
