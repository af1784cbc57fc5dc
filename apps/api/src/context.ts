import type { Database, TenantClient } from '@zuschlag/db/client';
import { berlinDayOf } from '@zuschlag/validation/berlin-day';
import type { Actor, UserActor } from './actor.ts';
import { recordAllIn, recordIn, type TrailRecord } from './audit-log/audit-log.ts';
import type { DomainEvent } from './events/events.ts';
import { announceIn } from './events/publish.ts';

/** What a store function needs: whose data, and the transaction that already carries the tenant. */
export type Tenant<Who extends Actor = Actor> = { actor: Who; db: TenantClient };

/** Who reads without a transaction held open, and when: each statement is a transaction of its own. */
export type Reading = { actor: UserActor; database: Database; today: string };

/** One call or job: the actor, its one transaction, the clock, and the two things every change does besides. */
export type Work<Who extends Actor = UserActor> = Tenant<Who> & {
  now: Date;
  /** Berlin calendar day of `now` */
  today: string;
  requestId: string;
  /** Tells the rest of the product what happened; what follows from it happens in the same transaction. */
  announce(event: DomainEvent): Promise<void>;
  /** Writes who changed what, from what to what, into the append-only trail. */
  record(entry: TrailRecord): Promise<void>;
  /** The same for many things at once, in one statement. */
  recordAll(entries: readonly TrailRecord[]): Promise<void>;
};

/** Puts a work together; the transaction must already carry the actor's tenant. */
export function newWork<Who extends Actor>(parts: {
  actor: Who;
  db: TenantClient;
  now: Date;
  requestId: string;
}): Work<Who> {
  const work: Work<Who> = {
    ...parts,
    today: berlinDayOf(parts.now),
    announce: (event) => announceIn(work, event),
    record: (entry) => recordIn(work, entry),
    recordAll: (entries) => recordAllIn(work, entries),
  };
  return work;
}
