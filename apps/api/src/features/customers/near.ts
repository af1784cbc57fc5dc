import type { NearCustomers } from '@zuschlag/validation/customers/customers';
import { nameLikeness, searchWords } from '@zuschlag/validation/customers/near-names';
import type { TenantDb } from '../../context.ts';
import { searchSimilarIds } from '../../lists/search.store.ts';
import { customerByName, namesOfCustomers, survivorsOf } from './customers.store.ts';
import { customersOf } from './customers.ts';

const MOST_WORDS = 4;
const CANDIDATES_PER_WORD = 100;
const SHOWN = 3;

/**
 * The customer that bears a name without regard to case and spacing, and otherwise those that may be meant by it. Words
 * such as legal forms alone find no customer: candidates come from the search of each telling word, and `nameLikeness` decides.
 */
export async function findNearCustomers(tenant: TenantDb, name: string): Promise<NearCustomers> {
  const exact = await customerByName(tenant, name);
  if (exact) return { exact: (await customersOf(tenant, await survivorsOf(tenant, [exact.id])))[0] ?? null, near: [] };
  const ids = new Set<string>();
  for (const word of searchWords(name).slice(0, MOST_WORDS)) {
    const found = await searchSimilarIds(tenant, 'customer', word);
    for (const id of found.slice(0, CANDIDATES_PER_WORD)) ids.add(id);
  }
  const likely = (await namesOfCustomers(tenant, [...ids]))
    .map((customer) => ({ id: customer.id, likeness: nameLikeness(name, customer.name) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness || (one.id < other.id ? -1 : 1))
    .slice(0, SHOWN);
  return {
    exact: null,
    near: await customersOf(
      tenant,
      await survivorsOf(
        tenant,
        likely.map(({ id }) => id),
      ),
    ),
  };
}
