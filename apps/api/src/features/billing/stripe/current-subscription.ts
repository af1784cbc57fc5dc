import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { isEnded, type RemoteSubscription } from './remote.ts';
import { type BegunReading, storeSubscription } from './stripe.store.ts';
import type { StripeClient } from './stripe-client.ts';

type KnownCustomer = BegunReading & { customerId: string };

/**
 * The subscription that the contract follows. One that has ended stays only while no other is in its place.
 *
 * @returns null when the contract was corrected, or follows another one, since the reading began
 */
export async function currentSubscription(
  origin: CallOrigin,
  client: StripeClient,
  contract: KnownCustomer,
): Promise<RemoteSubscription | null> {
  const { subscriptionId, customerId, id, version } = contract;
  if (subscriptionId === null) return makeSubscription(origin, client, contract);
  const followed = await client.readSubscription(subscriptionId, contract);
  const hasOlder = version > 0;
  if (!isEnded(followed) && !hasOlder) return followed;
  const all = await client.listSubscriptions(customerId, contract);
  await cancelOlder(client, contract, all);
  if (!isEnded(followed)) return followed;
  const running = all.filter((one) => !isEnded(one) && !isOlder(one, contract));
  const only = running.length === 1 ? running[0] : undefined;
  const next = running.find(({ contractId }) => contractId === id) ?? only;
  if (!next) return followed;
  const change = { subscriptionId: next.id, before: subscriptionId, version };
  return (await runAsSystem(origin, (work) => storeSubscription(work, change))) ? next : null;
}

/** A correction while a subscription is made makes another one: the one that the contract does not follow is cancelled. */
async function makeSubscription(
  origin: CallOrigin,
  client: StripeClient,
  contract: KnownCustomer,
): Promise<RemoteSubscription | null> {
  const { customerId, id, version } = contract;
  const all = await client.listSubscriptions(customerId, contract);
  await cancelOlder(client, contract, all);
  const own = all.filter((one) => one.contractId === id && (one.dataVersion ?? version) === version);
  const found = own.find((one) => !isEnded(one)) ?? own[0];
  const subscription = found ?? (await client.makeSubscription(customerId, contract));
  const change = { subscriptionId: subscription.id, before: null, version };
  if (await runAsSystem(origin, (work) => storeSubscription(work, change))) return subscription;
  await client.cancelSubscription(subscription.id);
  return null;
}

/** Cancels what was made with data that are corrected since, also when the reading that made it did not come to that. */
async function cancelOlder(
  client: StripeClient,
  contract: KnownCustomer,
  all: readonly RemoteSubscription[],
): Promise<void> {
  for (const one of all) if (isOlder(one, contract) && !isEnded(one)) await client.cancelSubscription(one.id);
}

/** Whether it was made with older data of the contract, which it does not follow. */
function isOlder(one: RemoteSubscription, { id, version, subscriptionId }: KnownCustomer): boolean {
  return one.contractId === id && (one.dataVersion ?? version) < version && one.id !== subscriptionId;
}
