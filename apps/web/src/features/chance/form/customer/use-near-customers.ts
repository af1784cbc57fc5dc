import { ZuschlagError } from '@zuschlag/sdk/errors';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import { trpc } from '../../../../app/api/trpc.ts';
import type { QuickChanceValues } from '../chance-values.ts';

const minute = 60_000;

/** Customers that may be meant by a typed name; undefined until the server has answered for exactly this name. */
export function useNearCustomers(name: string) {
  const { data } = trpc.customers.near.useQuery({ name }, { enabled: name.length >= 2, staleTime: minute });
  return data;
}

type Named = Pick<QuickChanceValues['input']['description'], 'customerId' | 'customerName' | 'newCustomer'>;

/**
 * Refuses a new Chance while a customer of a similar name waits for an answer, also when the form is sent faster than the
 * search answers. Without an answer of the server nothing is similar.
 */
export function useRequireClearCustomer() {
  const utils = trpc.useUtils();
  return async ({ customerId, customerName, newCustomer }: Named): Promise<void> => {
    const name = customerName?.trim() ?? '';
    if (customerId || name.length < 2 || newCustomer === customerNameKey(name)) return;
    const found = await utils.customers.near.fetch({ name }, { staleTime: minute }).catch(() => null);
    if (!found || found.near.length === 0) return;
    const field = { path: 'input.description.customerName', problem: 'CUSTOMER_UNCLEAR' as const };
    throw new ZuschlagError('INVALID_INPUT', { fields: [field] }, null);
  };
}
