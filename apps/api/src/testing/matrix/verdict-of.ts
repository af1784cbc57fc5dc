import type { Database } from '@zuschlag/db/client';
import type { ErrorCode } from '@zuschlag/validation/errors';
import type { UserActor } from '../../actor.ts';
import { callByPath } from '../../features/procedure-registry.ts';
import { refusalOf } from '../../http/trpc-errors.ts';
import { callerWith, tokenOf } from '../app.ts';
import type { StrangerIds, Verdict } from '../verdicts.ts';

/** The sessions of users, which hundreds of calls share. */
const sessions = new WeakMap<Database, Map<number, Promise<string>>>();

function sessionOf(database: Database, actor: UserActor): Promise<string> {
  const known = sessions.get(database) ?? new Map<number, Promise<string>>();
  sessions.set(database, known);
  const token = known.get(actor.userId) ?? tokenOf(database, actor);
  known.set(actor.userId, token);
  return token;
}

/** What a procedure says to a caller. @param call `about`: the things whose traces the answer must not have */
export async function verdictOf(
  database: Database,
  actor: UserActor,
  call: { path: string; input: unknown; about: StrangerIds },
): Promise<Verdict> {
  const verdict = await verdictInSession(database, await sessionOf(database, actor), call);
  if (verdict !== 'UNAUTHENTICATED') return verdict;
  // A call before has ended the session.
  sessions.get(database)?.delete(actor.userId);
  return verdictInSession(database, await sessionOf(database, actor), call);
}

async function verdictInSession(
  database: Database,
  token: string,
  { path, input, about }: { path: string; input: unknown; about: StrangerIds },
): Promise<Verdict> {
  try {
    const answer = JSON.stringify(await callByPath(callerWith(database, token), path, input));
    return traces(about).some((trace) => answer.includes(trace)) ? 'answers' : 'answers without it';
  } catch (error) {
    return refusalOf(error).code;
  }
}

/** What an answer of GraphQL says, in the same words. */
export function verdictIn(
  { data, errors }: { data?: unknown; errors?: { extensions: { code: ErrorCode } }[] },
  about: StrangerIds,
): Verdict {
  const code = errors?.[0]?.extensions.code;
  if (code) return code;
  const answer = JSON.stringify(data);
  return traces(about).some((trace) => answer.includes(trace)) ? 'answers' : 'answers without it';
}

/** Texts that would reveal an object in an answer: the ids of all things, and the name of the Chance. */
function traces({ chanceName, entryIds, ...things }: StrangerIds): string[] {
  const ids = Object.entries(things).filter(([key]) => key.endsWith('Id'));
  return [
    chanceName,
    entryIds.tariff,
    ...ids.flatMap(([key, id]) => (typeof id === 'number' ? [`"${key}":${id},`, `"id":${id},`] : [`${id}`])),
  ];
}
