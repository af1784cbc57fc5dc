import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { isoDay, sentDay, sentMoment } from '../measures/dates.ts';
import { isClean, line } from '../wire/text.ts';
import { contractStates } from './contract-states.ts';

/** Minor units of a currency: cents of euros. */
const minorUnits = () => z.number().int();

const pricingInterval = z.enum(['month', 'year']).meta({ id: 'PricingInterval' });

/** What a seat costs, by the price book of the operator. */
export const pricingOption = z
  .object({
    priceId: z.string(),
    productName: z.string(),
    unitAmount: minorUnits(),
    /** ISO 4217 */
    currency: z.string(),
    interval: pricingInterval,
  })
  .meta({ id: 'PricingOption' });
export type PricingOption = z.output<typeof pricingOption>;
export const pricingOptions = z.array(pricingOption);

/**
 * The contract of a tenant. Its states are words of the payment provider and stay as they come:
 * `subscriptionStatus` (active, past_due, unpaid, …), `collectionMethod` (send_invoice, charge_automatically) and
 * `latestInvoiceStatus` (draft, open, paid, …).
 */
export const billing = z
  .object({
    id: opaqueId(),
    organizationId: numericId(),
    subscriptionStatus: z.string(),
    /** from this day on unpaid or ended; null while the tenant may do everything */
    unpaidSince: sentDay().nullable(),
    /** the last moment that is paid; null before the first payment */
    paidThrough: sentMoment().nullable(),
    collectionMethod: z.string(),
    pricePerUser: minorUnits(),
    currency: z.string(),
    interval: pricingInterval,
    /** accepted people of the tenant, without those who left and without Admins */
    currentSeatCount: z.number().int(),
    billingEmail: z.string(),
    latestInvoiceId: z.string().nullable(),
    latestInvoiceStatus: z.string().nullable(),
    /** who keeps the contract: `book`, the built-in one, or a payment provider: `stripe` */
    provider: z.string(),
    /** the customer there; null until it is made, and in the book */
    providerCustomerId: z.string().nullable(),
    /** for Admins: the code with which the provider refuses what the contract needs; null while it does not */
    providerProblem: z.string().nullable(),
    /** for Admins: which of the data it refuses; null when it does not say */
    providerProblemField: z.string().nullable(),
    /** the data that it was made with, or that an Admin corrected */
    customerName: z.string(),
    vatNumber: z.string(),
    pricingId: z.string(),
    daysUntilDue: z.number().int(),
    /** counts the changes of the data */
    version: z.int(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
    organization: z.object({ shortName: z.string() }).meta({ id: 'BillingOrganization' }),
  })
  .meta({ id: 'Billing' });
export type Billing = z.output<typeof billing>;
export const billings = z.array(billing);

/** A tenant without a contract, by its main organization. */
export const organizationWithoutBilling = z
  .object({ id: numericId(), name: z.string() })
  .meta({ id: 'OrganizationWithoutBilling' });
export type OrganizationWithoutBilling = z.output<typeof organizationWithoutBilling>;
export const organizationsWithoutBilling = z.array(organizationWithoutBilling);

/** Something, at, something, dot, something, without blanks: the address of an invoice need not be that of a person. */
export const simpleEmail = () =>
  z
    .string()
    .trim()
    .max(254, { error: 'TOO_LONG' })
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'INVALID_EMAIL' })
    .refine(isClean, { error: 'INVALID_TEXT' });

const contractData = z.object({
  billingEmail: simpleEmail(),
  customerName: line(1, 200),
  pricingId: line(1, 200),
  vatNumber: line(1, 40),
  daysUntilDue: z
    .number({ error: 'REQUIRED' })
    .int({ error: 'NOT_WHOLE' })
    .min(1, { error: 'TOO_SMALL' })
    .max(365, { error: 'TOO_BIG' }),
});

/** A new contract. The VAT number is stored as typed. */
export const createBillingInput = z
  .object({ organizationId: numericId(), ...contractData.shape })
  .meta({ id: 'CreateBillingInput' });
export type CreateBilling = z.output<typeof createBillingInput>;
/** What a payment provider gets of a contract, as the form that corrects it has it. */
export const contractDataInput = contractData;
export type ContractData = z.output<typeof contractDataInput>;
/** Another try with other data, for a contract whose data the payment provider refused. */
export const correctContractInput = contractData.partial().extend({ organizationId: numericId(), ...editedFrom() });
export type CorrectContract = z.output<typeof correctContractInput>;
/** The data that the customer at a payment provider is made of; the others are those of the subscription. */
export const customerData = ['customerName', 'billingEmail', 'vatNumber'] as const;

/** The state that an Admin gives a contract. `unpaidSince` counts in a state in which it is unpaid; left out: as before, else today. */
export const contractStateInput = z.object({
  organizationId: numericId(),
  subscriptionStatus: z.enum(contractStates, { error: 'INVALID_CHOICE' }),
  unpaidSince: isoDay()
    .nullish()
    .transform((day) => day ?? null),
});
export type ContractStateInput = z.output<typeof contractStateInput>;
/** The tenant whose contract is compared with its payment provider. */
export const followProviderInput = z.object({ organizationId: numericId() });
/** How many days an invoice may wait, unless another number is agreed. */
export const usualDaysUntilDue = 14;

/** The seats of an organization in a month: the most of its days so far. */
export const organizationSeats = z.object({
  organizationId: numericId(),
  shortName: z.string(),
  seats: z.number().int(),
});
/** The seats of a tenant by months, `YYYY-MM`, the newest first. */
export const seatUsage = z.object({
  months: z.array(z.object({ month: z.string(), organizations: z.array(organizationSeats) })),
});
export type SeatUsage = z.output<typeof seatUsage>;
