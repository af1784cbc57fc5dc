import type { SystemActor, UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { StoredBilling } from '../billing.store.ts';

/** Who keeps a contract. */
export type ProviderName = 'book' | 'stripe';

/** A call that may wait for another server: it opens transactions of its own, and no transaction is open while it waits. */
export type WaitingCall = {
  /** where the web is; null: links are paths */
  publicUrl: string | null;
  /** work of the caller in a transaction */
  inTransaction<Result>(run: (work: UnitOfWork<UserActor>) => Promise<Result>): Promise<Result>;
};

/** The seam between contracts and those who keep them: the built-in book, or a payment provider. */
export type BillingProvider = {
  name: ProviderName;
  /** the state of a new contract: in force at once, or not before the provider confirms it */
  firstState: 'active' | 'incomplete';
  /** Begins a contract in the transaction that stores it. It calls no other server: a job does. */
  begin(work: UnitOfWork<SystemActor>, contract: { seats: number }): Promise<void>;
  /** Once a night, in a transaction: sees to it that the provider learns the seats, and the product what it missed. */
  keepUp(work: UnitOfWork<SystemActor>): Promise<void>;
  /**
   * A link to the page where a customer sees and settles the contract. The caller may do so.
   *
   * @throws {DomainError} UNAVAILABLE while the provider cannot be asked
   */
  portalLink(call: WaitingCall, contract: StoredBilling): Promise<string>;
};
