import type { CreateBilling, PricingOption, SeatUsage } from '@zuschlag/validation/billing/billing';
import type { Actor, SystemActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { dateOf } from '../../database/date-columns.ts';

/** A contract as it is stored, with the short name of its main organization. */
export type StoredBilling = {
  id: string;
  mainOrganizationId: number;
  subscriptionStatus: string;
  unpaidSince: Date | null;
  paidThrough: Date | null;
  collectionMethod: string;
  pricePerUser: number;
  currency: string;
  interval: string;
  currentSeatCount: number;
  billingEmail: string;
  latestInvoiceId: string | null;
  latestInvoiceStatus: string | null;
  provider: string;
  providerCustomerId: string | null;
  providerProblem: string | null;
  providerProblemField: string | null;
  customerName: string;
  vatNumber: string;
  pricingId: string;
  daysUntilDue: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  main: { shortName: string };
};

/** The contract of the tenant; null without one. */
export function contractOfTenant({
  actor: { mainOrganizationId },
  db,
}: TenantDb<Actor>): Promise<StoredBilling | null> {
  return db.billing.findUnique({ where: { mainOrganizationId }, include: { main: { select: { shortName: true } } } });
}

/** @returns the new contract; null when the tenant has one, also when two are made at the same moment */
export async function insertContract(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { organizationId: _, ...input }: CreateBilling,
  price: PricingOption,
  { seats, at, provider }: { seats: number; at: Date; provider: { name: string; firstState: string } },
): Promise<StoredBilling | null> {
  const { count } = await db.billing.createMany({
    data: {
      ...input,
      mainOrganizationId,
      subscriptionStatus: provider.firstState,
      provider: provider.name,
      collectionMethod: 'send_invoice',
      pricePerUser: price.unitAmount,
      currency: price.currency,
      interval: price.interval,
      currentSeatCount: seats,
      createdAt: at,
      updatedAt: at,
    },
    skipDuplicates: true,
  });
  if (count === 0) return null;
  return db.billing.findUnique({ where: { mainOrganizationId }, include: { main: { select: { shortName: true } } } });
}

/** What a change of the state of a contract begins with. */
export type LockedContract = {
  id: string;
  subscriptionStatus: string;
  unpaidSince: string | null;
  provider: string;
  version: number;
};

/** The contract of a tenant, locked until the transaction ends; null without one. */
export async function lockContract({
  actor: { mainOrganizationId },
  db,
}: TenantDb<SystemActor>): Promise<LockedContract | null> {
  const [row] = await db.$queryRaw<LockedContract[]>`
    select id, "subscriptionStatus", "unpaidSince"::text as "unpaidSince", provider, version from billing
    where "mainOrganizationId" = ${mainOrganizationId} for update`;
  return row ?? null;
}

/** @param unpaidSince ISO day */
export function storeContractState(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  { subscriptionStatus, unpaidSince }: { subscriptionStatus: string; unpaidSince: string | null },
): Promise<StoredBilling> {
  return db.billing.update({
    where: { mainOrganizationId },
    data: { subscriptionStatus, unpaidSince: unpaidSince === null ? null : dateOf(unpaidSince) },
    include: { main: { select: { shortName: true } } },
  });
}

/** Every organization of the tenant. */
export async function organizationsOfTenant({ actor, db }: TenantDb<SystemActor>): Promise<number[]> {
  const { mainOrganizationId } = actor;
  const rows = await db.organization.findMany({ where: { mainOrganizationId }, select: { id: true } });
  return rows.map(({ id }) => id);
}

export type SeatsOfOrganization = { organizationId: number; shortName: string; seats: number };

/** Who takes a seat now: people who accepted, have not left, and are no Admins; by organization, the main one first. */
export function seatsNow({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<SeatsOfOrganization[]> {
  return db.$queryRaw<SeatsOfOrganization[]>`
    select o.id as "organizationId", o."shortName", count(u.id)::int as seats
    from organization o
    left join app_user u on u."mainOrganizationId" = o."mainOrganizationId" and u."organizationId" = o.id
      and u."emailVerified" and not u.deleted and u.role <> 'Admin'
    where o."mainOrganizationId" = ${mainOrganizationId}
    group by o.id
    order by o.id <> o."mainOrganizationId", o."shortName", o.id`;
}

/** The seats of the last months that were counted, the newest first. @param month `YYYY-MM` of today */
export async function countedMonths(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  months: number,
): Promise<SeatUsage['months']> {
  return db.$queryRaw<SeatUsage['months']>`
    select to_char(s.month, 'YYYY-MM') as month, json_agg(json_build_object('organizationId', o.id,
      'shortName', o."shortName", 'seats', s.seats) order by o.id <> o."mainOrganizationId", o."shortName", o.id) as organizations
    from seat_month s
    join organization o on o."mainOrganizationId" = s."mainOrganizationId" and o.id = s."organizationId"
    where s."mainOrganizationId" = ${mainOrganizationId}
    group by s.month
    order by s.month desc
    limit ${months}`;
}

/** Notes the seats of a month where they are more than on its earlier days, and those of now at the contract. @param month its first day */
export async function storeSeats(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  month: string,
  counted: readonly SeatsOfOrganization[],
): Promise<void> {
  const organizationIds = counted.map(({ organizationId }) => organizationId);
  const seatsOf = counted.map((one) => one.seats);
  await db.$executeRaw`
    insert into seat_month ("mainOrganizationId", "organizationId", month, seats)
    select ${mainOrganizationId}, counted.id, ${month}::date, counted.seats
    from unnest(${organizationIds}::int[], ${seatsOf}::int[]) as counted (id, seats)
    on conflict ("mainOrganizationId", month, "organizationId") do update
    set seats = greatest(seat_month.seats, excluded.seats)`;
  const seats = counted.reduce((sum, one) => sum + one.seats, 0);
  await db.$executeRaw`
    update billing set "currentSeatCount" = ${seats}
    where "mainOrganizationId" = ${mainOrganizationId} and "currentSeatCount" <> ${seats}`;
}
