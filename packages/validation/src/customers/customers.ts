import { z } from 'zod';
import { province, provinceInput } from '../aliases.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { line, searchText } from '../text.ts';

/** A new place of work. */
export const siteInput = z
  .object({
    name: line(1, 255),
    address: line(1, 255),
    postalCode: line(1, 20),
    city: line(1, 255),
    province: provinceInput(),
    country: line(1, 100),
  })
  .meta({ id: 'SiteInput' });
export type SiteInput = z.output<typeof siteInput>;

export const site = z
  .object({
    id: opaqueId(),
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    province,
    city: z.string(),
    country: z.string(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
  })
  .meta({ id: 'Site' });
export type Site = z.output<typeof site>;

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
