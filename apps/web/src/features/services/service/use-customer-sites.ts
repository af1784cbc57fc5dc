import type { Site } from '@zuschlag/validation/customers/sites';
import { trpc } from '../../../app/api/trpc.ts';
import { useChance } from '../../chance/workspace/chance-context.ts';

/** The sites of the Chance's customer; undefined until they are read. */
export function useCustomerSites(): readonly Site[] | undefined {
  const { customerId } = useChance().description;
  const { data, isError } = trpc.customers.byId.useQuery({ customerId });
  // Without the list a new site can still be described.
  if (!data) return isError ? [] : undefined;
  return data.sites;
}
