import type { RenameCustomer } from '@zuschlag/validation/chance/chance-edit';
import type { UnitOfWork } from '../../../context.ts';
import type { Handler } from '../../../events/handler.ts';
import { renameCustomer } from '../../customers/customers.ts';
import { chanceRules } from '../chance.policy.ts';
import { chanceIdsOfCustomers } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { authorizeOwner } from '../owner-right.ts';

/**
 * Renames the customer of a Chance, which shows in all Chances of that customer.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} CONFLICT with both names when the customer was renamed since the version of the edit
 * @throws {DomainError} CUSTOMER_EXISTS with the name when another customer bears it
 */
export async function renameCustomerOfChance(
  work: UnitOfWork,
  { chanceId, name, ...from }: RenameCustomer,
): Promise<void> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.renameCustomer, chance, chance);
  await renameCustomer(work, chance.customerId, { name, ...from });
}

/** Users may have any Chance of the customer open. */
export const showCustomerInChances: Handler<'customerChanged'> = async (work, { customerIds }) => {
  for (const chanceId of await chanceIdsOfCustomers(work, customerIds)) {
    await work.publish({ kind: 'chanceChanged', chanceId, what: 'customer' });
  }
};
