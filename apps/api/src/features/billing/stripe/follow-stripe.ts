import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { lockContract, seatsNow } from '../billing.store.ts';
import { changeState } from '../change-state.ts';
import { isEnded, type RemoteInvoice, type RemoteSubscription } from './remote.ts';
import {
  type BegunReading,
  beginReading,
  beginSeatChange,
  storeCustomer,
  storeFailure,
  storeProblem,
  storeReading,
  storeSubscription,
  takeReading,
} from './stripe.store.ts';
import type { StripeClient } from './stripe-client.ts';
import { StripeFailure } from './stripe-failure.ts';

/** Sees to it that a contract is followed soon. A job that waits already is the same. */
export async function followSoon(work: UnitOfWork<SystemActor>, at?: Date): Promise<void> {
  await addJob(work, 'follow-stripe', {}, { key: 'follow-stripe', ...(at && { at }) });
}

/** The line with the seats is not known, so no seats are sent. */
const NO_SEAT_LINE = 'no_seat_line';

/**
 * Brings a contract and Stripe together: makes there what is missing, takes over what Stripe says, and tells it the
 * seats. Each step is noted before the next one begins, and none calls Stripe inside a transaction; so whenever the
 * process ends, the next try goes on. Events only say that there is something to read, so their order is of no account.
 *
 * @param client left out, the operator has not set Stripe up: nothing happens until it is
 * @throws {StripeFailure} the queue tries again, later and later
 */
export async function followStripe(origin: CallOrigin, client: StripeClient | undefined): Promise<void> {
  if (!client) return;
  const begun = await runAsSystem(origin, async (work) => {
    const contract = await beginReading(work);
    return contract && { contract, seats: (await seatsNow(work)).reduce((sum, one) => sum + one.seats, 0) };
  });
  if (!begun) return;
  const { contract, seats } = begun;
  try {
    const customerId = contract.customerId ?? (await makeCustomer(origin, client, contract));
    const subscription = await currentSubscription(origin, client, { ...contract, customerId });
    // A key that may not read invoices, say, keeps no state away.
    const [listed] = await Promise.allSettled([client.listInvoices(subscription.id)]);
    const invoices = listed.status === 'fulfilled' ? listed.value : [];
    const isNewest = await runAsSystem(origin, (work) => takeOver(work, contract.reading, subscription, invoices));
    if (listed.status === 'rejected') throw listed.reason;
    if (!isNewest) return;
    await tellSeats(origin, client, { id: contract.id, subscription, seats });
    const problem = subscription.item === null && !isEnded(subscription) ? NO_SEAT_LINE : null;
    await runAsSystem(origin, (work) => storeProblem(work, problem));
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    const { retryAfter } = error;
    await runAsSystem(origin, async (work) => {
      await storeFailure(work, error);
      if (retryAfter !== null) await followSoon(work, new Date(Date.now() + retryAfter * 1_000));
    });
    if (retryAfter === null) throw error;
  }
}

async function makeCustomer(origin: CallOrigin, client: StripeClient, contract: BegunReading): Promise<string> {
  const id = (await client.findCustomer(contract)) ?? (await client.makeCustomer(contract));
  await runAsSystem(origin, (work) => storeCustomer(work, id));
  return id;
}

type KnownCustomer = BegunReading & { customerId: string };

/** The subscription that the contract follows. One that has ended stays only while no other is in its place. */
async function currentSubscription(
  origin: CallOrigin,
  client: StripeClient,
  contract: KnownCustomer,
): Promise<RemoteSubscription> {
  const { subscriptionId, customerId, id } = contract;
  if (subscriptionId === null) return makeSubscription(origin, client, contract);
  const followed = await client.readSubscription(subscriptionId, contract);
  if (!isEnded(followed)) return followed;
  const running = (await client.listSubscriptions(customerId, contract)).filter((one) => !isEnded(one));
  const only = running.length === 1 ? running[0] : undefined;
  const next = running.find(({ contractId }) => contractId === id) ?? only;
  if (!next) return followed;
  await runAsSystem(origin, (work) => storeSubscription(work, next.id, subscriptionId));
  return next;
}

async function makeSubscription(
  origin: CallOrigin,
  client: StripeClient,
  contract: KnownCustomer,
): Promise<RemoteSubscription> {
  const { customerId } = contract;
  const own = (await client.listSubscriptions(customerId, contract)).filter((one) => one.contractId === contract.id);
  const found = own.find((one) => !isEnded(one)) ?? own[0];
  const subscription = found ?? (await client.makeSubscription(customerId, contract));
  await runAsSystem(origin, (work) => storeSubscription(work, subscription.id, null));
  return subscription;
}

async function tellSeats(
  origin: CallOrigin,
  client: StripeClient,
  { id, subscription, seats }: { id: string; subscription: RemoteSubscription; seats: number },
): Promise<void> {
  const { item } = subscription;
  if (item === null || item.seats === seats || isEnded(subscription)) return;
  const change = await runAsSystem(origin, beginSeatChange);
  const key = `zuschlag-${id}-seats-${change}`;
  await client.setSeats({ subscriptionId: subscription.id, itemId: item.id, seats, key });
}

/**
 * Stores a reading, unless one that began later is stored already. The contract follows the state that it names.
 *
 * @returns whether it is the newest
 */
async function takeOver(
  work: UnitOfWork<SystemActor>,
  reading: number,
  subscription: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
): Promise<boolean> {
  const contract = await lockContract(work);
  if (!contract || !(await takeReading(work, reading))) return false;
  await storeReading(work, subscription, invoices);
  if (contract.subscriptionStatus !== subscription.status)
    await changeState(work, contract, { subscriptionStatus: subscription.status, unpaidSince: null });
  return true;
}
