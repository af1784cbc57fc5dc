import type { StoredBuyer } from '@zuschlag/validation/billing/invoices/parties';
import type { Actor, SystemActor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { dateOf } from '../../../database/date-columns.ts';
import { isUuid } from '../../../database/uuid.ts';
import { billedColumns, invoiceColumns } from '../../../platform/invoice-columns.ts';
import type { InvoiceContent } from './invoice-content.ts';

/** An invoice as lists read it. */
export type StoredInvoice = {
  id: string;
  mainOrganizationId: number;
  number: string;
  issuedOn: Date;
  dueOn: Date;
  periodFrom: Date;
  periodTo: Date;
  currency: string;
  net: number;
  tax: number;
  gross: number;
  payment: { paidOn: Date } | null;
  cancels: { number: string } | null;
  cancelledBy: { number: string } | null;
  contract: { main: { shortName: string } };
};

/** The invoices of the tenant, the newest first. */
export function invoicesOfTenant(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  limit: number,
): Promise<StoredInvoice[]> {
  return db.invoice.findMany({
    where: { mainOrganizationId },
    select: invoiceColumns,
    orderBy: { sequence: 'desc' },
    take: limit,
  });
}

/** An invoice of the tenant with all that it says; null without one. */
export async function invoiceOfTenant({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, id: string) {
  if (!isUuid(id)) return null;
  return db.invoice.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    select: { ...invoiceColumns, content: true },
  });
}

/** A file of an invoice of the tenant; null without one. */
export function invoiceFileOfTenant({ actor: { mainOrganizationId }, db }: TenantDb<Actor>, id: string) {
  return db.invoice.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId, id } },
    select: { number: true, xml: true, pdf: true },
  });
}

/** How many invoices the contract has. The contract must be locked, so that each number is given once. */
export function countInvoices({ actor: { mainOrganizationId }, db }: TenantDb<SystemActor>): Promise<number> {
  return db.invoice.count({ where: { mainOrganizationId } });
}

/** Whether the period has an invoice that stands. */
export async function hasInvoice(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  periodFrom: string,
): Promise<boolean> {
  const found = await db.invoice.findFirst({
    where: { mainOrganizationId, periodFrom: dateOf(periodFrom), cancelsId: null, cancelledBy: { is: null } },
    select: { id: true },
  });
  return found !== null;
}

/** Whether an invoice that stands is open after its day. */
export async function hasOverdueInvoice({
  actor: { mainOrganizationId },
  db,
  today,
}: TenantDb<SystemActor> & { today: string }): Promise<boolean> {
  const found = await db.invoice.findFirst({
    where: {
      mainOrganizationId,
      dueOn: { lt: dateOf(today) },
      cancelsId: null,
      cancelledBy: { is: null },
      payment: { is: null },
    },
    select: { id: true },
  });
  return found !== null;
}

/** The seats of each month of the tenant from one to another. @param from and to ISO days */
export async function seatsOfMonths(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  { from, to }: { from: string; to: string },
): Promise<{ month: string; seats: number }[]> {
  return db.$queryRaw<{ month: string; seats: number }[]>`
    select to_char(month, 'YYYY-MM') as month, sum(seats)::int as seats from seat_month
    where "mainOrganizationId" = ${mainOrganizationId} and month between ${from}::date and ${to}::date
    group by month`;
}

export async function insertInvoice(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  { content, sequence, cancelsId, xml, pdf }: NewInvoice,
  at: Date,
): Promise<StoredInvoice> {
  const { number, currency, net, tax, gross, period } = content;
  return db.invoice.create({
    data: {
      ...{ mainOrganizationId, sequence, number, cancelsId, currency, net, tax, gross, content, xml },
      issuedOn: dateOf(content.issuedOn),
      dueOn: dateOf(content.dueOn),
      periodFrom: dateOf(period.from),
      periodTo: dateOf(period.to),
      pdf: new Uint8Array(pdf),
      createdAt: at,
    },
    select: invoiceColumns,
  });
}
export type NewInvoice = {
  content: InvoiceContent;
  sequence: number;
  cancelsId: string | null;
  xml: string;
  pdf: Buffer;
};

/** @param paidOn ISO day; null: not paid */
export async function storePayment(
  { actor: { mainOrganizationId }, db }: TenantDb<SystemActor>,
  invoiceId: string,
  paidOn: string | null,
): Promise<void> {
  await db.invoicePayment.deleteMany({ where: { mainOrganizationId, invoiceId } });
  if (paidOn === null) return;
  await db.invoicePayment.create({ data: { mainOrganizationId, invoiceId, paidOn: dateOf(paidOn) } });
}

/**
 * Notes at the contract what its invoices say: the latest one with its state in the words of the payment provider, and until
 * when all is paid, which ends before the first invoice that waits.
 */
export async function noteInvoices({ actor: { mainOrganizationId }, db }: TenantDb<SystemActor>): Promise<void> {
  await db.$executeRaw`
    with standing as (
      select i.*, p."paidOn", exists (select from invoice c where c."mainOrganizationId" = i."mainOrganizationId"
        and c."cancelsId" = i.id) as "isCancelled"
      from invoice i
      left join invoice_payment p on p."mainOrganizationId" = i."mainOrganizationId" and p."invoiceId" = i.id
      where i."mainOrganizationId" = ${mainOrganizationId} and i."cancelsId" is null),
    latest as (select * from standing order by sequence desc limit 1)
    update billing b set "latestInvoiceId" = latest.id::text,
      "latestInvoiceStatus" = case when latest."isCancelled" then 'void' when latest."paidOn" is null then 'open' else 'paid' end,
      "paidThrough" = (select max(s."periodTo" + 1)::timestamp at time zone 'Europe/Berlin' - interval '1 second' from standing s
        where s."paidOn" is not null and not s."isCancelled" and not exists (select from standing earlier
          where earlier."paidOn" is null and not earlier."isCancelled" and earlier."periodFrom" < s."periodFrom")),
      "updatedAt" = now()
    from latest where b."mainOrganizationId" = ${mainOrganizationId}`;
}

/** The part of the contract that invoices are made of; null without a contract. The lock is the caller's. */
export function billedContract({ actor: { mainOrganizationId }, db }: TenantDb<Actor>) {
  return db.billing.findUnique({ where: { mainOrganizationId }, select: billedColumns });
}

/** Locks the data of the contract, which edits of two people merge, until the transaction ends. */
export async function lockData({ actor: { mainOrganizationId }, db }: TenantDb<Actor>): Promise<void> {
  await db.$queryRaw`select id from billing where "mainOrganizationId" = ${mainOrganizationId} for update`;
}

/** Stores whom invoices name. The contract must be locked. */
export async function storeBuyer(
  { actor: { mainOrganizationId }, db }: TenantDb<Actor>,
  { customerName, billingEmail, vatNumber, street, postalCode, city, country, buyerReference }: StoredBuyer,
): Promise<void> {
  await db.billing.update({
    where: { mainOrganizationId },
    data: {
      ...{ customerName, billingEmail, vatNumber, street, postalCode, city, country, buyerReference },
      version: { increment: 1 },
    },
  });
}
