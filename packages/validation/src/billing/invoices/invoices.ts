import { z } from 'zod';
import { numericId, opaqueId } from '../../ids.ts';
import { isoDay, sentDay } from '../../measures/dates.ts';
import { keptBuyer, keptSeller } from './parties.ts';

const minorUnits = () => z.number().int();

/** Cancelled goes before paid: what was paid is given back. */
export const invoiceStates = ['open', 'paid', 'cancelled', 'cancellation'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** An invoice or its cancellation, whose amounts are below zero. */
export const invoice = z.object({
  id: opaqueId(),
  organizationId: numericId(),
  shortName: z.string(),
  number: z.string(),
  issuedOn: sentDay(),
  dueOn: sentDay(),
  periodFrom: sentDay(),
  periodTo: sentDay(),
  currency: z.string(),
  net: minorUnits(),
  tax: minorUnits(),
  gross: minorUnits(),
  state: z.enum(invoiceStates),
  paidOn: sentDay().nullable(),
  /** open after its day */
  isOverdue: z.boolean(),
  /** the number of the invoice that this one cancels */
  cancels: z.string().nullable(),
  /** the number of the invoice that cancels this one */
  cancelledBy: z.string().nullable(),
});
export type Invoice = z.output<typeof invoice>;

/** A period that has ended and has no invoice. */
export const duePeriod = z.object({
  organizationId: numericId(),
  shortName: z.string(),
  periodFrom: sentDay(),
  periodTo: sentDay(),
  /** the seats of its months, added up */
  seatMonths: z.number().int(),
  currency: z.string(),
  net: minorUnits(),
  tax: minorUnits(),
  gross: minorUnits(),
  /** the state of the contract, in the words of the payment provider */
  contractState: z.string(),
  /** nothing is missing at the contract */
  isComplete: z.boolean(),
});
export type DuePeriod = z.output<typeof duePeriod>;

/** The work with invoices: what the operator looks like, whom it bills, what is due, and what was issued, the newest first. */
export const invoiceBook = z.object({
  seller: keptSeller.nullable(),
  contracts: z.array(z.object({ organizationId: numericId(), shortName: z.string(), buyer: keptBuyer })),
  due: z.array(duePeriod),
  invoices: z.array(invoice),
});
export type InvoiceBook = z.output<typeof invoiceBook>;
export type BilledContract = InvoiceBook['contracts'][number];

/** An invoice that a payment provider wrote. Its state is a word of the provider: open, paid, uncollectible, void, … */
export const providerInvoice = z.object({
  id: opaqueId(),
  /** null until it is given */
  number: z.string().nullable(),
  state: z.string(),
  currency: z.string(),
  gross: minorUnits(),
  issuedOn: sentDay(),
  dueOn: sentDay().nullable(),
});
export type ProviderInvoice = z.output<typeof providerInvoice>;

/**
 * The invoices of the own tenant, the newest first: those of the built-in book with the party that they name, or those of
 * the payment provider that keeps the contract. `provider` is null without a contract.
 */
export const ownInvoices = z.object({
  buyer: keptBuyer.nullable(),
  invoices: z.array(invoice),
  provider: z.string().nullable(),
  providerInvoices: z.array(providerInvoice),
});
export type OwnInvoices = z.output<typeof ownInvoices>;

/** `expectedGross`: what the list showed. Another amount is not issued, because nothing changes an invoice afterwards. */
export const issueInvoiceInput = z.object({
  organizationId: numericId(),
  periodFrom: isoDay(),
  expectedGross: minorUnits(),
});
export type IssuedPeriod = z.output<typeof issueInvoiceInput>;
/** Which invoice of the payment provider is to be read. */
export const invoiceLinkInput = z.object({ invoiceId: opaqueId() });
export const invoiceOf = z.object({ organizationId: numericId(), invoiceId: opaqueId() });
/** `paidOn` null: it is not paid after all. */
export const invoicePaymentInput = invoiceOf.extend({
  paidOn: isoDay()
    .nullish()
    .transform((day) => day ?? null),
});
/** The same for a form that asks for the day. */
export const invoicePaidInput = invoiceOf.extend({ paidOn: isoDay() });
export type InvoicePayment = z.output<typeof invoicePaymentInput>;

/** In which form an invoice is downloaded: a PDF that carries it as ZUGFeRD, or XRechnung. */
export const invoiceFormat = z.enum(['pdf', 'xml']);
export type InvoiceFormat = z.output<typeof invoiceFormat>;
