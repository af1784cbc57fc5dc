import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { type LockedContract, lockContract } from '../billing.store.ts';
import { changeState } from '../contracts.ts';
import { hasOverdueInvoice } from './invoices.store.ts';

/**
 * Lets the state of a locked contract follow its invoices: overdue when one waits longer than its term, and active again at
 * once when none does. States that do not come from invoices stay, and "unpaid" is the decision of an Admin.
 */
export async function followPayments(work: UnitOfWork<SystemActor>, contract: LockedContract): Promise<void> {
  const { subscriptionStatus } = contract;
  const waits = await hasOverdueInvoice(work);
  const next = nextState(subscriptionStatus, waits);
  if (next) await changeState(work, contract, { subscriptionStatus: next, unpaidSince: null });
}

function nextState(state: string, waits: boolean): 'active' | 'past_due' | null {
  if (waits) return state === 'active' ? 'past_due' : null;
  return state === 'past_due' || state === 'unpaid' ? 'active' : null;
}

/** Once a night: a contract whose invoice waits longer than its term is overdue. */
export async function markOverdue(work: UnitOfWork<SystemActor>): Promise<void> {
  if (!(await hasOverdueInvoice(work))) return;
  const contract = await lockContract(work);
  if (contract) await followPayments(work, contract);
}
