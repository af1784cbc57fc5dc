import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { type LockedContract, lockContract } from '../billing.store.ts';
import { changeState } from '../change-state.ts';
import { hasOverdueInvoice } from './invoices.store.ts';

/**
 * Lets the state of a locked contract follow its invoices: overdue when one waits longer than its term, and active again at
 * once when none does. States that do not come from invoices stay, and "unpaid" is the decision of an Admin: only an invoice
 * that is settled now ends it.
 */
export async function followPayments(
  work: UnitOfWork<SystemActor>,
  contract: LockedContract,
  { isSettled }: { isSettled: boolean },
): Promise<void> {
  const { subscriptionStatus } = contract;
  const waits = await hasOverdueInvoice(work);
  const next = nextState(subscriptionStatus, { waits, isSettled });
  if (next) await changeState(work, contract, { subscriptionStatus: next, unpaidSince: null });
}

type Invoices = { waits: boolean; isSettled: boolean };

function nextState(state: string, { waits, isSettled }: Invoices): 'active' | 'past_due' | null {
  if (waits) return state === 'active' ? 'past_due' : null;
  return state === 'past_due' || (state === 'unpaid' && isSettled) ? 'active' : null;
}

/** Once a night: a contract whose invoice waits longer than its term is overdue. */
export async function markOverdue(work: UnitOfWork<SystemActor>): Promise<void> {
  if (!(await hasOverdueInvoice(work))) return;
  const contract = await lockContract(work);
  if (contract) await followPayments(work, contract, { isSettled: false });
}
