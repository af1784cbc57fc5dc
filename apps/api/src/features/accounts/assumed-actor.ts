import type { UserActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { readActor, readActorWithNext } from './sessions.ts';
import type { Token } from './tokens/tokens.ts';

/**
 * Who tokens belonged to when they were last checked. It saves a message, not the check: a read begins as the actor
 * that is remembered, the check goes out with its first question, and when the two differ the answer is thrown away.
 */
const remembered = new Map<string, UserActor>();
const MOST_REMEMBERED = 10_000;

/**
 * Runs a read as the bearer of a token. Nothing is answered that the bearer, as the database knows it at that moment,
 * did not ask for: `run` is done again when it began as another user.
 *
 * @param run reads only; it may run twice
 * @returns null when finding out who it is takes a write: then nothing was answered
 */
export async function readAsBearer<Result>(
  db: TenantDb['db'],
  token: Token,
  now: Date,
  run: (actor: UserActor) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const assumed = remembered.get(token.id);
  if (assumed) {
    const check = readActorWithNext(db, token, now);
    const [outcome] = await Promise.allSettled([run(assumed)]);
    const actor = await check().catch(() => null);
    if (actor && isSame(actor, assumed)) {
      if (outcome.status === 'rejected') throw outcome.reason;
      return { result: outcome.value };
    }
    remembered.delete(token.id);
  }
  const actor = await readActor(db, token, now);
  if (!actor) return null;
  remember(token, actor);
  return { result: await run(actor) };
}

function remember({ id }: Token, actor: UserActor): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(id, actor);
}

function isSame(actor: UserActor, other: UserActor): boolean {
  return (Object.keys(actor) as (keyof UserActor)[]).every((fact) => actor[fact] === other[fact]);
}
