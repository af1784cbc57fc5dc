import type { SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { addJob } from '../../../jobs/queue.store.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { lockContract, seatsNow } from '../billing.store.ts';
import { changeState } from '../change-state.ts';
import { currentSubscription } from './current-subscription.ts';
import { isEnded, type RemoteInvoice, type RemoteSubscription } from './remote.ts';
import {
  type BegunReading,
  beginReading,
  beginSeatChange,
  lockSeatChanges,
  storeCustomer,
  storeFailure,
  storeProblem,
  storeReading,
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
  const contract = await runAsSystem(origin, beginReading);
  if (!contract) return;
  try {
    const customerId = contract.customerId ?? (await makeCustomer(origin, client, contract));
    if (customerId === null) return await runAsSystem(origin, (work) => followSoon(work));
    const subscription = await currentSubscription(origin, client, { ...contract, customerId });
    if (subscription === null) return await runAsSystem(origin, (work) => followSoon(work));
    // A key that may not read invoices, say, keeps no state away.
    const [listed] = await Promise.allSettled([client.listInvoices(subscription.id)]);
    const invoices = listed.status === 'fulfilled' ? listed.value : [];
    const isTaken = await runAsSystem(origin, (work) => takeOver(work, contract.reading, subscription, invoices));
    if (listed.status === 'rejected') throw listed.reason;
    if (!isTaken) return;
    await tellSeats(origin, client, contract, subscription);
    const problem = subscription.item === null && !isEnded(subscription) ? NO_SEAT_LINE : null;
    await runAsSystem(origin, (work) => storeProblem(work, problem));
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    const { retryAfter } = error;
    await runAsSystem(origin, async (work) => {
      await storeFailure(work, error, contract.version);
      if (retryAfter !== null) await followSoon(work, new Date(Date.now() + retryAfter * 1_000));
    });
    if (retryAfter === null) throw error;
  }
}

/** @returns null when the data of the contract were corrected while the customer was made */
async function makeCustomer(origin: CallOrigin, client: StripeClient, contract: BegunReading): Promise<string | null> {
  const id = (await client.findCustomer(contract)) ?? (await client.makeCustomer(contract));
  const { version } = contract;
  const isOwn = await runAsSystem(origin, (work) => storeCustomer(work, { customerId: id, version }));
  return isOwn ? id : null;
}

/** How often one reading tells the seats anew because another one told others in between. */
const SEAT_ROUNDS = 5;

/**
 * Tells Stripe the seats, counted when the call begins. Two readings may call at once, and Stripe may get the calls in
 * another order; so a reading whose number is no longer the newest one asks what Stripe has now, and sets that right.
 */
async function tellSeats(
  origin: CallOrigin,
  client: StripeClient,
  contract: BegunReading,
  subscription: RemoteSubscription,
  rounds = SEAT_ROUNDS,
): Promise<void> {
  const { item } = subscription;
  if (item === null || isEnded(subscription)) return;
  const change = await runAsSystem(origin, (work) => nextSeatChange(work, item.seats));
  if (!change) return;
  const key = `zuschlag-${contract.id}-seats-${change.number}`;
  await client.setSeats({ subscriptionId: subscription.id, itemId: item.id, seats: change.seats, key });
  if (await runAsSystem(origin, (work) => isNewestChange(work, change))) return;
  if (rounds === 0) return runAsSystem(origin, (work) => followSoon(work));
  const now = await client.readSubscription(subscription.id, contract);
  return tellSeats(origin, client, contract, now, rounds - 1);
}

type SeatChange = { number: number; seats: number };

/** @param known the seats that Stripe has @returns null when it knows them */
async function nextSeatChange(work: UnitOfWork<SystemActor>, known: number): Promise<SeatChange | null> {
  await lockSeatChanges(work);
  const seats = await countedSeats(work);
  return seats === known ? null : { number: await beginSeatChange(work), seats };
}

async function isNewestChange(work: UnitOfWork<SystemActor>, { number, seats }: SeatChange): Promise<boolean> {
  return (await lockSeatChanges(work)) === number && (await countedSeats(work)) === seats;
}

async function countedSeats(work: UnitOfWork<SystemActor>): Promise<number> {
  return (await seatsNow(work)).reduce((sum, one) => sum + one.seats, 0);
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
