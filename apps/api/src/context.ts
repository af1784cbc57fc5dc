import type { Database, TenantClient } from '@zuschlag/db/client';
import { berlinDayOf } from '@zuschlag/validation/berlin-day';
import type { Actor, UserActor } from './actor.ts';
import { type AuditRecord, auditAllIn, auditIn } from './audit-log/audit-log.ts';
import type { DomainEvent } from './events/events.ts';
import { publishIn } from './events/publish.ts';

/** What a store function needs: whose data, and the transaction that already carries the tenant. */
export type TenantDb<Who extends Actor = Actor> = { actor: Who; db: TenantClient };

/** Who reads without a transaction held open, and when: each statement is a transaction of its own. */
export type ReadContext = { actor: UserActor; database: Database; today: string };

/** One call or job: the actor, its one transaction, the clock, and the two things every change does besides. */
export type UnitOfWork<Who extends Actor = UserActor> = TenantDb<Who> & {
  now: Date;
  /** Berlin calendar day of `now` */
  today: string;
  requestId: string;
  /** Tells the rest of the product what happened; what follows from it happens in the same transaction. */
  publish(event: DomainEvent): Promise<void>;
  /** Writes who changed what, from what to what, into the append-only trail. */
  audit(entry: AuditRecord): Promise<void>;
  /** The same for many things at once, in one statement. */
  auditAll(entries: readonly AuditRecord[]): Promise<void>;
};

/** Puts a work together; the transaction must already carry the actor's tenant. */
export function newUnitOfWork<Who extends Actor>(parts: {
  actor: Who;
  db: TenantClient;
  now: Date;
  requestId: string;
}): UnitOfWork<Who> {
  const work: UnitOfWork<Who> = {
    ...parts,
    today: berlinDayOf(parts.now),
    publish: (event) => publishIn(work, event),
    audit: (entry) => auditIn(work, entry),
    auditAll: (entries) => auditAllIn(work, entries),
  };
  return work;
}
