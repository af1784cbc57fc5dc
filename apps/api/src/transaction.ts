import { type Database, inTenant } from '@zuschlag/db/client';
import type { Actor, SystemActor } from './actor.ts';
import { newUnitOfWork, type TenantDb, type UnitOfWork } from './context.ts';

/** Where and when a call or job happens. */
export type CallOrigin = { database: Database; mainOrganizationId: number; now: Date; requestId: string };

/**
 * Does a piece of work in one transaction of one tenant. When the database had to choose between it and another one it
 * is done again from the start, so nothing outside the database may happen in it.
 *
 * @param identify finds out, in the same transaction, who does it
 */
export function runInTransaction<Who extends Actor, Result>(
  { database, mainOrganizationId, now, requestId }: CallOrigin,
  identify: (db: TenantDb['db']) => Promise<Who> | Who,
  run: (work: UnitOfWork<Who>) => Promise<Result>,
): Promise<Result> {
  return inTenant(database, mainOrganizationId, async (db) => {
    const actor = await identify(db);
    return run(newUnitOfWork({ actor, db, now, requestId }));
  });
}

/** The same for the product itself: jobs and automatic decisions. */
export function runAsSystem<Result>(
  origin: CallOrigin,
  run: (work: UnitOfWork<SystemActor>) => Promise<Result>,
): Promise<Result> {
  const actor: SystemActor = { kind: 'system', mainOrganizationId: origin.mainOrganizationId };
  return runInTransaction(origin, () => actor, run);
}
