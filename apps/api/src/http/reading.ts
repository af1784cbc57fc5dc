import { type Database, inTenant, readInTenant } from '@zuschlag/db/client';
import type { UserActor } from '../actor.ts';
import type { Reading, TenantDb } from '../context.ts';
import { readAsBearer } from '../features/accounts/assumed-actor.ts';
import { actorOfSession, requireToken } from '../features/accounts/sessions.ts';
import { newUnitOfWork } from '../transaction.ts';
import type { CallContext } from './call-context.ts';

/**
 * Runs a read as the bearer of the call, in the reading of its document if there is one. A session that is to be moved,
 * or is refused, takes a transaction of its own first.
 *
 * @param run reads only; it may run twice
 * @throws {DomainError} UNAUTHENTICATED
 */
export async function readAs<Result>(call: CallContext, run: (reading: Reading) => Promise<Result>): Promise<Result> {
  if (call.reading) return run(call.reading);
  const token = requireToken(call.token);
  const { database, publish, requestId, scenarioId } = call;
  const now = call.now();
  // A refusal that `run` throws at once has to wait for the check of the bearer, too.
  const runAs = (db: TenantDb['db'], through: Database) => async (actor: UserActor) =>
    run({ work: newUnitOfWork({ actor, db, publish, now, requestId, scenarioId }), through });
  const read = (db: TenantDb['db'], through: Database) => readAsBearer(db, token, now, runAs(db, through));
  const first = await readInTenant(database, token.mainOrganizationId, read, { scenarioId });
  if (first) return first.result;
  const actor = await inTenant(database, token.mainOrganizationId, (db) => actorOfSession(db, token, now));
  const readAgain = (db: TenantDb['db'], through: Database) => runAs(db, through)(actor);
  return readInTenant(database, token.mainOrganizationId, readAgain, { scenarioId });
}
