import type { Database, TenantClient } from '@zuschlag/db/client';
import type { NewRates } from '@zuschlag/validation/services/rates/new-rates';
import type { Actor, UserActor } from './actor.ts';
import type { AuditRecord } from './audit-log/audit-record.ts';
import type { DomainEvent } from './events/events.ts';

/** The context of a store function: the actor, and the transaction with the tenant set. */
export type TenantDb<Who extends Actor = Actor> = { actor: Who; db: TenantClient };

/** The context of reads without an open transaction: each statement is a separate transaction. */
export type ReadContext = { actor: UserActor; database: Database; today: string };

/** One call or job: the actor, its one transaction, the clock, and the two things that accompany every change. */
export type UnitOfWork<Who extends Actor = UserActor> = TenantDb<Who> & {
  now: Date;
  /** Berlin calendar day of `now` */
  today: string;
  requestId: string;
  /** whose services it sees and changes; left out, the real ones of the Chances */
  scenarioId?: string;
  /** whether the caller is asked before newer table rows move approved prices */
  newRates?: NewRates;
  /** Tells the rest of the product what happened; what follows from it happens in the same transaction. */
  publish(event: DomainEvent): Promise<void>;
  /** Writes who changed what, from what to what, into the append-only audit log. */
  audit(entry: AuditRecord): Promise<void>;
  /** The same for many things at once, in one statement. */
  auditAll(entries: readonly AuditRecord[]): Promise<void>;
};

/** A read of a caller: its unit of work, and the database through which `readRows` takes the same connection. */
export type Reading = { work: UnitOfWork; through: Database };

/** Does what follows from an event. The process that starts hands it in, so that no verb imports its consequences. */
export type Publish = (work: UnitOfWork<Actor>, event: DomainEvent) => Promise<void>;
