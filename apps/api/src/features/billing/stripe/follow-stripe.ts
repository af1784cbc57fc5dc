import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { lockContract, seatsNow } from '../billing.store.ts';
import { changeState } from '../change-state.ts';
import type { RemoteInvoice, RemoteSubscription } from './remote.ts';
import {
  type BegunReading,
  beginReading,
  beginSeatChange,
  storeCustomer,
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

/**
 * Brings a contract and Stripe together: makes there what is missing, tells it the seats, and takes over what Stripe
 * says. Each step is noted before the next one begins, and none calls Stripe inside a transaction; so whenever the
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
    const first = contract.subscriptionId
      ? await client.readSubscription(contract.subscriptionId)
      : await makeSubscription(origin, client, { ...contract, customerId });
    const subscription = await tellSeats(origin, client, { id: contract.id, subscription: first, seats });
    const invoices = await client.listInvoices(subscription.id);
    await runAsSystem(origin, (work) => takeOver(work, contract.reading, subscription, invoices));
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    const { retryAfter } = error;
    await runAsSystem(origin, async (work) => {
      await storeProblem(work, error);
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

async function makeSubscription(
  origin: CallOrigin,
  client: StripeClient,
  { customerId, ...contract }: BegunReading & { customerId: string },
): Promise<RemoteSubscription> {
  const found = await client.findSubscription(customerId, contract.id);
  const subscription = found ?? (await client.makeSubscription(customerId, contract));
  await runAsSystem(origin, (work) => storeSubscription(work, subscription.id));
  return subscription;
}

/** A subscription that has ended takes no seats any more. */
const ended = new Set(['canceled', 'incomplete_expired']);

async function tellSeats(
  origin: CallOrigin,
  client: StripeClient,
  { id, subscription, seats }: { id: string; subscription: RemoteSubscription; seats: number },
): Promise<RemoteSubscription> {
  const { item, status } = subscription;
  if (item === null || item.seats === seats || ended.has(status)) return subscription;
  const change = await runAsSystem(origin, beginSeatChange);
  const key = `zuschlag-${id}-seats-${change}`;
  return client.setSeats({ subscriptionId: subscription.id, itemId: item.id, seats, key });
}

/** Stores a reading, unless one that began later is stored already. The contract follows the state that it names. */
async function takeOver(
  work: UnitOfWork<SystemActor>,
  reading: number,
  subscription: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
): Promise<void> {
  const contract = await lockContract(work);
  if (!contract || !(await takeReading(work, reading))) return;
  await storeReading(work, subscription, invoices);
  if (contract.subscriptionStatus === subscription.status) return;
  await changeState(work, contract, { subscriptionStatus: subscription.status, unpaidSince: null });
}
