import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentDay } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { chanceStateSchema } from '../wire/enums.ts';
import { pageInput, pageOf, sortOrder } from '../wire/paging.ts';
import { line, searchText } from '../wire/text.ts';
import { customerMerge } from './merge.ts';
import { site } from './sites.ts';

/** A customer with sites and the number of Chances, by which users recognize the right customer. */
export const customer = z
  .object({
    id: opaqueId(),
    organizationId: numericId(),
    name: z.string(),
    chanceCount: z.int(),
    sites: z.array(site),
    /** counts every change of the name */
    version: z.int(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.output<typeof customer>;

export const customerList = z.object({
  first: z.int().positive().max(limits.pickerSize).default(limits.pickerSize),
  name: searchText(255),
});

/** The customer that bears a name, and otherwise those that may be meant by it. */
export const nearCustomersInput = z.object({ name: line(limits.customerName.min, limits.customerName.max) });
export const nearCustomers = z
  .object({
    exact: customer.nullable(),
    /** at most three, the most alike first; empty beside an exact hit */
    near: z.array(customer),
  })
  .meta({ id: 'NearCustomers' });
export type NearCustomers = z.output<typeof nearCustomers>;

export const customerPermission = z
  .enum(['ADD_SITE', 'EDIT_SITE', 'RENAME', 'MERGE'])
  .meta({ id: 'CustomerPermission' });

/** What became of the Chances of a customer, out of those the caller may view. */
export const customerFigures = z
  .object({
    /** neither won, lost, given up nor archived */
    open: z.int(),
    won: z.int(),
    lost: z.int(),
    total: z.int(),
    /** won out of won and lost; null before the first outcome */
    winRate: figure(),
    /** EUR per hour in the latest Chance that was submitted; null before the first one */
    lastPricePerHour: figure(),
    /** the Chance with that price */
    lastPriceChanceId: opaqueId().nullable(),
    /** Berlin day of that submission */
    lastPriceOn: sentDay().nullable(),
  })
  .meta({ id: 'CustomerFigures' });
export type CustomerFigures = z.output<typeof customerFigures>;

/** A row of the directory. */
export const customerRow = z
  .object({
    id: opaqueId(),
    name: z.string(),
    siteCount: z.int(),
    /** the town of the site when there is one, or the towns in the order of the sites */
    cities: z.array(z.string()),
    figures: customerFigures,
  })
  .meta({ id: 'CustomerRow' });
export type CustomerRow = z.output<typeof customerRow>;

export const customerPage = pageOf(customerRow, 'Customer');

/** The directory by name; a name finds customers that contain it or resemble it. */
export const customerDirectory = z.object({
  ...pageInput(limits.pickerSize),
  name: searchText(255),
  order: sortOrder.nullish(),
});
export type CustomerDirectory = z.output<typeof customerDirectory>;

/** A Chance on the page of its customer. */
export const chanceOfCustomer = z
  .object({
    id: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    state: chanceStateSchema,
    submission: sentDay(),
    pricePerHour: figure(),
  })
  .meta({ id: 'ChanceOfCustomer' });

/** A customer with everything its page shows. */
export const customerDetails = customer
  .omit({ chanceCount: true })
  .extend({
    figures: customerFigures,
    /** the ten latest that the caller may view */
    chances: z.array(chanceOfCustomer),
    /** customers that were merged into this one and can still be restored, the latest first */
    merges: z.array(customerMerge),
    permissions: z.array(customerPermission),
  })
  .meta({ id: 'CustomerDetails' });
export type CustomerDetails = z.output<typeof customerDetails>;

export const customerById = z.object({ customerId: opaqueId() });

/** A new name, in every Chance of the customer. `version` is that of the customer. */
export const renameCustomerById = z.object({
  customerId: opaqueId(),
  ...editedFrom(),
  name: line(limits.customerName.min, limits.customerName.max),
});
export type RenameCustomerById = z.output<typeof renameCustomerById>;
