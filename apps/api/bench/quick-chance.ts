import type { Call, Caller } from './served.ts';

/**
 * The call that creates a Chance on which the caller's own organization bids.
 *
 * @param months how long its contract is, from next February on; whole years
 */
export async function quickChance(caller: Caller, name: string, months = 12): Promise<Call> {
  const me = (await caller.call({ path: 'accounts.me' })) as { organizationId: number };
  const year = new Date().getFullYear() + 1;
  const input = {
    description: { name, customerName: name, customerType: 'newCustomer' },
    deadline: { submission: `${year}-01-10` },
    contract: { startDate: `${year}-02-01`, endDate: `${year + months / 12}-01-31` },
    operationalOrganizationIds: [me.organizationId],
  };
  return { path: 'chance.createQuick', isMutation: true, input: { input } };
}
