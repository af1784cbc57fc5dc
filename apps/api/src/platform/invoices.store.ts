import type { PlatformClient } from '@zuschlag/db/client';
import type { InvoiceSeller, KeptSeller } from '@zuschlag/validation/billing/invoices/parties';
import { billedColumns, invoiceColumns } from './invoice-columns.ts';

type OfAdmin = { db: PlatformClient };

/** The operator as it is entered; null until it is. */
export function storedSeller({ db }: OfAdmin): Promise<KeptSeller | null> {
  return db.invoiceSeller.findFirst({ omit: { id: true, updatedAt: true } });
}

/**
 * Stores the operator over the version that was read; 0 is the one before the first entry.
 *
 * @returns what is stored; null when another Admin stored another version in between
 */
export async function storeSeller({ db }: OfAdmin, seller: InvoiceSeller, version: number): Promise<KeptSeller | null> {
  const next = { ...seller, version: version + 1 };
  const { count } =
    version === 0
      ? await db.invoiceSeller.createMany({ data: next, skipDuplicates: true })
      : await db.invoiceSeller.updateMany({ where: { id: 1, version }, data: next });
  return count === 1 ? next : null;
}

/** What invoices take from each contract of the built-in book, by the short name of the tenant. */
export function billedContracts({ db }: OfAdmin) {
  return db.billing.findMany({
    where: { provider: 'book' },
    select: { ...billedColumns, main: { select: { shortName: true } } },
    orderBy: { main: { shortName: 'asc' } },
  });
}

/** The seats of every tenant by month. */
export function seatsOfPlatform({ db }: OfAdmin) {
  return db.seatMonth.groupBy({ by: ['mainOrganizationId', 'month'], _sum: { seats: true } });
}

/** The first days of the periods that have an invoice which stands, of every tenant. */
export function invoicedPeriods({ db }: OfAdmin) {
  return db.invoice.findMany({
    where: { cancelsId: null, cancelledBy: { is: null } },
    select: { mainOrganizationId: true, periodFrom: true },
  });
}

/** The latest invoices of all tenants, the newest first. */
export function latestInvoices({ db }: OfAdmin, limit: number) {
  return db.invoice.findMany({
    select: invoiceColumns,
    orderBy: [{ issuedOn: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

/** A file of an invoice of any tenant; null without one. */
export function invoiceFileOfPlatform({ db }: OfAdmin, id: string) {
  return db.invoice.findUnique({ where: { id }, select: { number: true, xml: true, pdf: true } });
}
