import type { ZuschlagClient } from '@zuschlag/sdk/client';
import type { FoundThing } from '../../../app/features/feature.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';

const shownCustomers = 5;

/** Customers by words of their name; an empty list before something is typed, because the palette begins with Chances. */
export async function findCustomers(client: ZuschlagClient, text: string): Promise<FoundThing[]> {
  if (text === '') return [];
  const customers = await client.customers.list.query({ first: shownCustomers, name: text });
  return customers.map(({ id, name, chanceCount, sites }) => ({
    id,
    label: name,
    description: [...new Set(sites.map(({ city }) => city))].join(', '),
    href: pathTo({ to: '/settings/customers/$customerId', params: { customerId: id } }),
    facts: { chanceCount: String(chanceCount) },
  }));
}
