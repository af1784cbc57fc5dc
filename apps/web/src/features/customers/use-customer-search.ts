import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import { trpc } from '../../app/api/trpc.ts';

/**
 * Customers for a field that offers them while a person types. Until the server has answered for the typed name, those of
 * the answer before stay that have the name in them: what does not match vanishes with the key that excludes it.
 *
 * @param name as typed, without blanks around it
 * @param first how many the server offers
 */
export function useCustomerSearch(name: string, first: number) {
  const { data, isFetching, isPlaceholderData } = trpc.customers.list.useQuery(
    { first, name: name || null },
    { placeholderData: (previous) => previous },
  );
  const offered = data ?? [];
  const customers = isPlaceholderData
    ? offered.filter((customer) => customerNameKey(customer.name).includes(customerNameKey(name)))
    : offered;
  return { customers, isFetching };
}
