import { z } from 'zod';
import { editedFrom } from '../../edits/edit-input.ts';
import { numericId } from '../../ids.ts';
import { email, line, optionalLine } from '../../wire/text.ts';
import { simpleEmail } from '../billing.ts';
import { hasEuVatShape, isVatNumberOf, plainVatNumber } from '../vat-number.ts';
import { isIban, plainIban } from './iban.ts';

/** The countries of customers, ISO 3166: the European Union, whose tax on services to companies is one rule. */
export const buyerCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;

const germanVatId = () =>
  optionalLine(40)
    .transform((value) => value && plainVatNumber(value))
    .refine((value) => value === null || (value.startsWith('DE') && hasEuVatShape(value)), {
      error: 'INVALID_VAT_NUMBER',
    });

/**
 * The operator as it stands on invoices, in Germany. A VAT id or a tax number is required by § 14 (4) UStG; account, person,
 * phone and address of e-mail by XRechnung.
 */
const seller = z.object({
  name: line(1, 200),
  street: line(1, 200),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/, { error: 'INVALID_POSTCODE' }),
  city: line(1, 100),
  vatId: germanVatId(),
  taxNumber: optionalLine(40),
  register: optionalLine(200),
  contactName: line(1, 100),
  contactPhone: line(1, 50).refine((value) => /(\d\D*){3}/.test(value), { error: 'INVALID_PHONE' }),
  contactEmail: email(),
  iban: z.string().trim().min(1, { error: 'REQUIRED' }).refine(isIban, { error: 'INVALID_IBAN' }).transform(plainIban),
  bic: optionalLine(40)
    .transform((value) => value?.replaceAll(' ', '').toUpperCase() ?? null)
    .refine((value) => value === null || /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(value), { error: 'INVALID' }),
  bank: optionalLine(100),
});

/** Whether § 14 (4) UStG is content with what an operator states of its taxes. */
export function hasTaxNumber({ vatId, taxNumber }: { vatId: string | null; taxNumber: string | null }): boolean {
  return vatId !== null || taxNumber !== null;
}
const withTaxNumber = { path: ['vatId'], error: 'REQUIRED' };

export const invoiceSellerInput = seller.refine(hasTaxNumber, withTaxNumber);
export type InvoiceSeller = z.output<typeof invoiceSellerInput>;
/** The operator as an Admin edits it. Before the first entry the version is 0. */
export const changeSellerInput = seller.extend(editedFrom()).refine(hasTaxNumber, withTaxNumber);
export type ChangeSeller = z.output<typeof changeSellerInput>;

/** The operator as it stands on an invoice. */
export const invoiceSeller = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  vatId: z.string().nullable(),
  taxNumber: z.string().nullable(),
  register: z.string().nullable(),
  contactName: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  bank: z.string().nullable(),
});
/** The operator as it is entered now. `version` counts the changes. */
export const keptSeller = invoiceSeller.extend({ version: z.int() });
export type KeptSeller = z.output<typeof keptSeller>;

const buyer = z.object({
  customerName: line(1, 200),
  billingEmail: simpleEmail(),
  vatNumber: line(1, 40),
  street: line(1, 200),
  postalCode: line(1, 20),
  city: line(1, 100),
  country: z.enum(buyerCountries, { error: 'INVALID_CHOICE' }),
  /** the Leitweg-ID or reference that the customer wants to find on invoices */
  buyerReference: optionalLine(100),
});
type Buyer = z.output<typeof buyer>;

// A customer in another country owes the tax, which the number proves.
const hasFittingVatNumber = ({ country, vatNumber }: Buyer) => isVatNumberOf(country, vatNumber);
const fitting = { path: ['vatNumber'], error: 'INVALID_VAT_NUMBER' };

/** Whom the invoices of the own tenant name. */
export const invoiceBuyerInput = buyer.refine(hasFittingVatNumber, fitting);
export type InvoiceBuyer = Buyer;
/** The same where the country is the one that is stored. */
export type EnteredBuyer = Omit<Buyer, 'country'> & { country: string };
/** Whom the invoices of the own tenant name, as an edit. Country and VAT number are only checked. */
export const changeOwnBuyerInput = buyer.extend(editedFrom()).refine(hasFittingVatNumber, fitting);
export type ChangeOwnBuyer = z.output<typeof changeOwnBuyerInput>;
/** Whom the invoices of a tenant name, as an edit. */
export const changeBuyerInput = buyer
  .extend({ organizationId: numericId(), ...editedFrom() })
  .refine(hasFittingVatNumber, fitting);
export type ChangeBuyer = z.output<typeof changeBuyerInput>;

/** The party of a contract as far as it is entered. Without street, postcode and city there is no invoice. */
export const storedBuyer = z.object({
  customerName: z.string(),
  billingEmail: z.string(),
  vatNumber: z.string(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  buyerReference: z.string().nullable(),
});
export type StoredBuyer = z.output<typeof storedBuyer>;
/** The same as it is stored now. `version` counts the changes of the data of the contract. */
export const keptBuyer = storedBuyer.extend({ version: z.int() });
export type KeptBuyer = z.output<typeof keptBuyer>;
