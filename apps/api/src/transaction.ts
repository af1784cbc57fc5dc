import { type Database, inTenant } from '@zuschlag/db/client';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import type { NewRates } from '@zuschlag/validation/services/rates/new-rates';
import type { Actor, SystemActor } from './actor.ts';
import { auditAllIn, auditIn } from './audit-log/audit-log.ts';
import type { Publish, TenantDb, UnitOfWork } from './context.ts';
import { recordedFrom, seenFrom } from './events/scenario-work.ts';

/** The origin of a call or job: its process, its time, and the dispatch of its events. */
export type CallOrigin = {
  database: Database;
  publish: Publish;
  mainOrganizationId: number;
  now: Date;
  requestId: string;
  newRates?: NewRates;
  scenarioId?: string;
  /** how long its transaction may take, in ms; left out, 10 000 */
  timeout?: number;
};

/** Puts a unit of work together; the transaction must already carry the actor's tenant. */
export function newUnitOfWork<Who extends Actor>({
  publish,
  ...parts
}: TenantDb<Who> & Pick<CallOrigin, 'now' | 'requestId' | 'newRates' | 'scenarioId' | 'publish'>): UnitOfWork<Who> {
  const work: UnitOfWork<Who> = {
    ...parts,
    today: berlinDayOf(parts.now),
    publish: (event) => publish(work, seenFrom(parts.scenarioId, event)),
    audit: (entry) => auditIn(work, recordedFrom(parts.scenarioId, entry)),
    auditAll: (entries) =>
      auditAllIn(
        work,
        entries.map((entry) => recordedFrom(parts.scenarioId, entry)),
      ),
  };
  return work;
}

/**
 * Does a piece of work in one transaction of one tenant. When the database had to choose between it and another one it
 * is done again from the start, so nothing outside the database may happen in it.
 *
 * @param identify finds out, in the same transaction, who does it
 */
export function runInTransaction<Who extends Actor, Result>(
  { database, mainOrganizationId, ...origin }: CallOrigin,
  identify: (db: TenantDb['db']) => Promise<Who> | Who,
  run: (work: UnitOfWork<Who>) => Promise<Result>,
): Promise<Result> {
  const { publish, scenarioId, timeout, ...call } = origin;
  const runIn = async (db: TenantDb['db']) => {
    const actor = await identify(db);
    return run(newUnitOfWork({ actor, db, publish, scenarioId, ...call }));
  };
  return inTenant(database, mainOrganizationId, runIn, { scenarioId, timeout });
}

/** The same for the product itself: jobs and automatic decisions. */
export function runAsSystem<Result>(
  origin: CallOrigin,
  run: (work: UnitOfWork<SystemActor>) => Promise<Result>,
): Promise<Result> {
  const actor: SystemActor = { kind: 'system', mainOrganizationId: origin.mainOrganizationId };
  return runInTransaction(origin, () => actor, run);
}
