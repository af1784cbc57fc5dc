import type { ContractData, PricingOption } from '@zuschlag/validation/billing/billing';
import type { Actor, SystemActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf } from '../../../database/date-columns.ts';
import { isUuid } from '../../../database/uuid.ts';
import { lockContract, type StoredBilling } from '../billing.store.ts';
import type { RemoteInvoice, RemoteSubscription } from './remote.ts';
import type { NewContract } from './stripe-client.ts';
import type { StripeFailure } from './stripe-failure.ts';

type Tenant = TenantDb<SystemActor>;

/** Notes that a new contract is to be made at Stripe. */
export async function insertStripeContract(
  { actor: { mainOrganizationId }, db }: Tenant,
  firstSeats: number,
): Promise<void> {
  await db.stripeContract.create({ data: { mainOrganizationId, firstSeats } });
}

/** What a reading begins with. `reading` is its number. */
export type BegunReading = NewContract & { customerId: string | null; subscriptionId: string | null; reading: number };

/** Begins a reading of the contract at Stripe; null for a tenant without a contract there. */
export async function beginReading(work: Tenant): Promise<BegunReading | null> {
  const { actor, db } = work;
  const { mainOrganizationId } = actor;
  // A statement that waits for a row reads that row again, and takes the other row of its join as it was before.
  await lockContract(work);
  const [row] = await db.$queryRaw<BegunReading[]>`
    update stripe_contract s set "begunReadings" = s."begunReadings" + 1
    from billing b
    where s."mainOrganizationId" = ${mainOrganizationId} and b."mainOrganizationId" = s."mainOrganizationId"
    returning b.id, b."mainOrganizationId", b."customerName", b."billingEmail", b."vatNumber", b."pricingId",
      b."daysUntilDue", b.version, s."firstSeats", s.faults, b."providerCustomerId" as "customerId", s."subscriptionId",
      s."begunReadings" as reading`;
  return row ?? null;
}

/**
 * Notes the customer of a contract, unless its data were corrected since: that one is made with old ones, and has no subscription.
 *
 * @returns whether it is the customer of the contract
 */
export async function storeCustomer(
  { actor: { mainOrganizationId }, db }: Tenant,
  { customerId, version }: { customerId: string; version: number },
): Promise<boolean> {
  const where = { mainOrganizationId, providerCustomerId: null, version };
  await db.billing.updateMany({ where, data: { providerCustomerId: customerId } });
  const found = await db.billing.findUnique({ where: { mainOrganizationId }, select: { providerCustomerId: true } });
  return found?.providerCustomerId === customerId;
}

/**
 * Notes which subscription the contract follows, unless its data were corrected, or it follows another one, since.
 *
 * @param before the one that it followed when that was read
 * @returns whether it is the subscription of the contract
 */
export async function storeSubscription(
  work: Tenant,
  { subscriptionId, before, version }: { subscriptionId: string; before: string | null; version: number },
): Promise<boolean> {
  const { actor, db } = work;
  const { mainOrganizationId } = actor;
  if ((await lockContract(work))?.version !== version) return false;
  await db.stripeContract.updateMany({
    where: { mainOrganizationId, subscriptionId: before },
    data: { subscriptionId },
  });
  const found = await db.stripeContract.findUnique({ where: { mainOrganizationId }, select: { subscriptionId: true } });
  return found?.subscriptionId === subscriptionId;
}

/** The number of the last change of the seats that began. It is locked, so that a later change counts later. */
export async function lockSeatChanges({ actor: { mainOrganizationId }, db }: Tenant): Promise<number> {
  const [row] = await db.$queryRaw<{ seatChanges: number }[]>`
    select "seatChanges" from stripe_contract where "mainOrganizationId" = ${mainOrganizationId} for update`;
  return row?.seatChanges ?? 0;
}

/** Notes that the seats are going to be changed. @returns the number of the change */
export async function beginSeatChange({ actor: { mainOrganizationId }, db }: Tenant): Promise<number> {
  const { seatChanges } = await db.stripeContract.update({
    where: { mainOrganizationId },
    data: { seatChanges: { increment: 1 } },
    select: { seatChanges: true },
  });
  return seatChanges;
}

/** Notes why the contract is not as it should be at Stripe, and which of its data that is about. @param problem null: it is */
export async function storeProblem(
  { actor: { mainOrganizationId }, db }: Tenant,
  problem: string | null,
  field: string | null = null,
): Promise<void> {
  const data = { providerProblem: problem, providerProblemField: field };
  await db.billing.updateMany({ where: { mainOrganizationId }, data });
}

/**
 * Notes that Stripe did not do a call. After a refusal or a fault, which it keeps, the next try takes other keys.
 *
 * @param version of the data of the call: what Stripe says of data that were corrected since is of no account
 */
export async function storeFailure(
  work: Tenant,
  { refusal, field, isFault }: Pick<StripeFailure, 'refusal' | 'field' | 'isFault'>,
  version: number,
): Promise<void> {
  const { actor, db } = work;
  const { mainOrganizationId } = actor;
  if ((await lockContract(work))?.version !== version) return;
  if (refusal !== null) await storeProblem(work, refusal, field);
  if (refusal !== null || isFault)
    await db.stripeContract.updateMany({ where: { mainOrganizationId }, data: { faults: { increment: 1 } } });
}

/** Takes a reading as the newest one. The contract must be locked. @returns false when a later one is stored already */
export async function takeReading({ actor: { mainOrganizationId }, db }: Tenant, reading: number): Promise<boolean> {
  const where = { mainOrganizationId, storedReading: { lt: reading } };
  const { count } = await db.stripeContract.updateMany({ where, data: { storedReading: reading } });
  return count === 1;
}

/** Stores what was read, but for the state, which the contract follows by a verb. */
export async function storeReading(
  { actor: { mainOrganizationId }, db }: Tenant,
  { collectionMethod, price }: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
): Promise<void> {
  const latest = invoices.find(({ state }) => state !== 'draft');
  const paid = invoices.filter(({ state }) => state === 'paid');
  const ends = paid.flatMap(({ periodEnd }) => periodEnd?.getTime() ?? []);
  if (ends.length < paid.length) {
    // The unknown end may be the one that is stored already.
    const stored = await db.billing.findUnique({ where: { mainOrganizationId }, select: { paidThrough: true } });
    if (stored?.paidThrough) ends.push(stored.paidThrough.getTime());
  }
  await db.billing.update({
    where: { mainOrganizationId },
    data: {
      collectionMethod,
      ...(price && { pricePerUser: price.unitAmount, currency: price.currency, interval: price.interval }),
      ...(latest && { latestInvoiceId: latest.stripeId, latestInvoiceStatus: latest.state }),
      ...(ends.length > 0 && { paidThrough: new Date(Math.max(...ends)) }),
    },
  });
  for (const { stripeId, number, state, currency, gross, issuedOn, dueOn } of invoices) {
    const data = { number, state, currency, gross, issuedOn: dateOf(issuedOn), dueOn: dueOn && dateOf(dueOn) };
    await db.stripeInvoice.upsert({
      where: { mainOrganizationId_stripeId: { mainOrganizationId, stripeId } },
      create: { mainOrganizationId, stripeId, ...data },
      update: data,
    });
  }
}

/** Takes an event in. @returns false when it was taken in before */
export async function insertEvent(
  { actor: { mainOrganizationId }, db }: Tenant,
  { id, kind }: { id: string; kind: string },
  receivedAt: Date,
): Promise<boolean> {
  const { count } = await db.stripeEvent.createMany({
    data: { mainOrganizationId, eventId: id, kind, receivedAt },
    skipDuplicates: true,
  });
  return count === 1;
}

/** Stripe sends an event again for some days at most. @param atMost so many, the oldest first: the rest waits for the next night */
export async function forgetEvents(
  { actor: { mainOrganizationId }, db }: Tenant,
  before: Date,
  atMost: number,
): Promise<void> {
  await db.$executeRaw`
    delete from stripe_event where "mainOrganizationId" = ${mainOrganizationId} and "eventId" in (
      select "eventId" from stripe_event
      where "mainOrganizationId" = ${mainOrganizationId} and "receivedAt" < ${before}::timestamptz
      order by "receivedAt" limit ${atMost})`;
}

/** The invoices of the tenant that its customer may see: no drafts, the newest first. */
export function stripeInvoices({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, limit: number) {
  return db.stripeInvoice.findMany({
    where: { mainOrganizationId, state: { not: 'draft' } },
    select: { id: true, number: true, state: true, currency: true, gross: true, issuedOn: true, dueOn: true },
    orderBy: [{ issuedOn: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

/** The id at Stripe of an invoice that its customer may see; null without one. */
export async function stripeIdOfInvoice(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  id: string,
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const found = await db.stripeInvoice.findFirst({
    where: { mainOrganizationId, id, state: { not: 'draft' } },
    select: { stripeId: true },
  });
  return found?.stripeId ?? null;
}

/** The data of the contract that a correction changes, locked, with what is made at Stripe; null without one there. */
export async function lockCorrected({ actor: { mainOrganizationId }, db }: Tenant): Promise<Corrected | null> {
  const [row] = await db.$queryRaw<Corrected[]>`
    select b.id, b.version, b."customerName", b."billingEmail", b."vatNumber", b."pricingId", b."daysUntilDue",
      b."providerCustomerId" is not null as "hasCustomer", s."subscriptionId" is not null as "hasSubscription"
    from billing b join stripe_contract s on s."mainOrganizationId" = b."mainOrganizationId"
    where b."mainOrganizationId" = ${mainOrganizationId} for update`;
  return row ?? null;
}
type Corrected = ContractData & { id: string; version: number; hasCustomer: boolean; hasSubscription: boolean };

/**
 * Stores corrected data. Their version is in the keys of the next try, because Stripe answers the old ones as before.
 *
 * @param data left out, nothing is corrected: a try that runs stays the one of the contract
 */
export async function storeCorrected(
  { actor: { mainOrganizationId }, db }: Tenant,
  data: ContractData | undefined,
  price: PricingOption | undefined,
): Promise<StoredBilling> {
  return db.billing.update({
    where: { mainOrganizationId },
    data: {
      ...(data && { ...data, version: { increment: 1 } }),
      ...(price && { pricePerUser: price.unitAmount, currency: price.currency, interval: price.interval }),
      ...{ providerProblem: null, providerProblemField: null },
    },
    include: { main: { select: { shortName: true } } },
  });
}
