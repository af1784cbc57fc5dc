import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { chanceRules } from '../chance.policy.ts';
import { changeChance } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { requireOpen } from '../lifecycle/locks.ts';
import { customerNames } from '../lots/lots.store.ts';
import { authorizeOwner } from '../owner-right.ts';

/**
 * Gives a Chance another customer of the tenant.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} CONFLICT when others have saved since the version that the caller saw
 * @throws {DomainError} LOCKED when the state forbids it
 * @throws {DomainError} SITES_OF_CUSTOMER with the names of services that stand at sites of the present customer
 */
export async function changeCustomer(
  work: UnitOfWork,
  { chanceId, customerId, version }: { chanceId: string; customerId: string; version?: number },
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.changeDetails, chance, chance);
  if (chance.customerId === customerId) return;
  if (version !== undefined && version !== chance.version)
    throw new DomainError('CONFLICT', { currentVersion: chance.version });
  requireOpen('details', chance.state);
  const bound = chance.services.filter(({ siteId }) => siteId !== null);
  if (bound.length > 0) throw new DomainError('SITES_OF_CUSTOMER', { names: bound.map(({ name }) => name) });
  const names = await customerNames(work, [chance.customerId, customerId]);
  await changeChance(work, chance.id, { customerId });
  await work.audit({
    entity: 'chance',
    entityId: chance.id,
    chanceId: chance.id,
    action: 'changeCustomer',
    before: { customerId: chance.customerId, customer: names.get(chance.customerId) },
    after: { customerId, customer: names.get(customerId) },
  });
  await work.publish({ kind: 'chanceChanged', chanceId: chance.id, what: 'customer' });
  if (chance.state === 'pendingbiddecision')
    await work.publish({ kind: 'biddingConditionsChanged', chanceId: chance.id });
}
