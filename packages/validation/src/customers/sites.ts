import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { province, provinceInput } from '../wire/aliases.ts';
import { line } from '../wire/text.ts';
import { localHolidayAnswers, localHolidaysInput } from './local-holidays.ts';

/** A new place of work. */
export const siteInput = z
  .object({
    name: line(1, 255),
    address: line(1, 255),
    postalCode: line(1, 20),
    city: line(1, 255),
    province: provinceInput(),
    country: line(1, 100),
    localHolidays: localHolidaysInput.nullish(),
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
    localHolidays: localHolidayAnswers,
    /** counts every change */
    version: z.int(),
    createdAt: sentMoment(),
    updatedAt: sentMoment(),
  })
  .meta({ id: 'Site' });
export type Site = z.output<typeof site>;

export const addSiteInput = z.object({ customerId: opaqueId(), input: siteInput });
export type AddSite = z.output<typeof addSiteInput>;

/**
 * A change of a place of work: only the fields in the call change. Another federal state or another local holiday moves
 * the services that are calculated there; while a Chance of them is open, that needs `confirmsMovedServices`.
 */
export const updateSiteInput = z.object({
  siteId: opaqueId(),
  ...editedFrom(),
  confirmsMovedServices: z.boolean().nullish(),
  input: siteInput.partial().meta({ id: 'SiteEdit' }),
});
export type UpdateSite = z.output<typeof updateSiteInput>;
