import { initTRPC } from '@trpc/server';
import { inTenant } from '@zuschlag/db/client';
import { berlinDayOf } from '@zuschlag/validation/berlin-day';
import { actorOfSession, readActor, requireToken } from './features/accounts/sessions.ts';
import type { CallContext } from './http/call-context.ts';
import { refusalOf, toTRPCError } from './http/trpc-errors.ts';
import { claimKey, keepAnswer } from './idempotency/idempotency.ts';
import { runInTransaction } from './transaction.ts';

/** What is special about a procedure: an answer with a secret in it is not kept for repeated calls. */
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
 * For whoever has a valid session. The procedure runs in one transaction of the caller's tenant and its context is a
 * `UnitOfWork`; a mutation that carries an idempotency key is done once, however often it is sent.
 */
export const signedIn = publicly.use(async ({ ctx, type, path, meta, getRawInput, next }) => {
  const token = requireToken(ctx.token);
  const { database, publish, requestId } = ctx;
  const origin = { database, publish, mainOrganizationId: token.mainOrganizationId, now: ctx.now(), requestId };
  return runInTransaction(
    origin,
    (db) => actorOfSession(db, token, origin.now),
    async (work) => {
      const key = type === 'mutation' && !meta?.hasSecretAnswer ? ctx.idempotencyKey : null;
      // A call without input has an empty body, which is no JSON; what is none by mistake the procedure itself refuses.
      const input = key === null ? undefined : await getRawInput().catch(() => undefined);
      const earlier = key === null ? null : await claimKey(work, { key, procedure: path, input });
      const proceed = () => next({ ctx: { ...work, database } });
      // tRPC knows no other way to answer without proceeding; the answer was validated when it was first given.
      if (earlier) return repeated(earlier.answer) as Awaited<ReturnType<typeof proceed>>;
      const result = await proceed();
      // Thrown, because only that undoes what the transaction did.
      if (!result.ok) throw result.error;
      if (key !== null) await keepAnswer(work, key, result.data);
      return result;
    },
  );
});

/** For hot lists: who calls is checked first, then no transaction stays open while `readRows` fetches by itself. */
export const signedInReading = publicly.use(async ({ ctx, next }) => {
  const token = requireToken(ctx.token);
  const now = ctx.now();
  const actor =
    (await readActor(ctx.database, token, now)) ??
    (await inTenant(ctx.database, token.mainOrganizationId, (db) => actorOfSession(db, token, now)));
  return next({ ctx: { database: ctx.database, actor, now, today: berlinDayOf(now), requestId: ctx.requestId } });
});

function repeated(answer: unknown) {
  return { ok: true, data: answer, marker: 'middlewareMarker' };
}
