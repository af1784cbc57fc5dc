import type { Database, TenantClient } from '@zuschlag/db/client';
import type { Actor, UserActor } from './actor.ts';
import type { AuditRecord } from './audit-log/audit-record.ts';
import type { DomainEvent } from './events/events.ts';

/** What a store function needs: whose data, and the transaction that already carries the tenant. */
export type TenantDb<Who extends Actor = Actor> = { actor: Who; db: TenantClient };

/** Who reads without a transaction held open, and when: each statement is a transaction of its own. */
export type ReadContext = { actor: UserActor; database: Database; today: string };

/** One call or job: the actor, its one transaction, the clock, and the two things that accompany every change. */
export type UnitOfWork<Who extends Actor = UserActor> = TenantDb<Who> & {
  now: Date;
  /** Berlin calendar day of `now` */
  today: string;
  requestId: string;
  /** Tells the rest of the product what happened; what follows from it happens in the same transaction. */
  publish(event: DomainEvent): Promise<void>;
  /** Writes who changed what, from what to what, into the append-only audit log. */
  audit(entry: AuditRecord): Promise<void>;
  /** The same for many things at once, in one statement. */
  auditAll(entries: readonly AuditRecord[]): Promise<void>;
};

/** Does what follows from an event. The process that starts hands it in, so that no verb imports its consequences. */
export type Publish = (work: UnitOfWork<Actor>, event: DomainEvent) => Promise<void>;
