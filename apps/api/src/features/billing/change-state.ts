import { effectOf } from '@zuschlag/validation/billing/contract-states';
import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { type LockedContract, organizationsOfTenant, type StoredBilling, storeContractState } from './billing.store.ts';

/**
 * Gives a locked contract another state, and tells its people.
 *
 * @param unpaidSince ISO day; null: as before, else today, in a state in which it is unpaid
 */
export async function changeState(
  work: UnitOfWork<SystemActor>,
  { id, provider: _, ...from }: LockedContract,
  { subscriptionStatus, unpaidSince: named }: { subscriptionStatus: string; unpaidSince: string | null },
): Promise<StoredBilling> {
  const isUnpaid = effectOf(subscriptionStatus) === 'unpaid';
  const unpaidSince = isUnpaid ? (named ?? from.unpaidSince ?? work.today) : null;
  const stored = await storeContractState(work, { subscriptionStatus, unpaidSince });
  const after = { subscriptionStatus, unpaidSince };
  await work.audit({ entity: 'billing', entityId: id, action: 'changeState', before: from, after });
  for (const each of await organizationsOfTenant(work))
    await work.publish({ kind: 'contractChanged', organizationId: each });
  return stored;
}
