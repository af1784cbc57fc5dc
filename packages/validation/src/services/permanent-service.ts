import { z } from 'zod';
import { siteInput } from '../customers/sites.ts';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { eurPerHour, fraction, wholeHours } from '../measures/units.ts';
import { line, optionalText } from '../text.ts';
import { revenueCalculation, revenueFields, withRevenue } from './revenue-calculation.ts';
import { shiftInput } from './shift.ts';

const masterData = {
  name: line(1, limits.serviceName),
  info: optionalText(limits.serviceInfo),
  payGroup: line(1, limits.payGroup),
  hourlyWage: eurPerHour().max(limits.hourlyMoney),
  nonTariffAllowance: eurPerHour().max(limits.hourlyMoney).default(0),
  hoursBriefingPerEmployee: wholeHours().max(10_000),
  transferredEmployeePercentage: fraction().default(0),
  additional: z.boolean().default(false),
  pauseIncluded: z.boolean().default(true),
};

const place = {
  siteId: opaqueId()
    .nullish()
    .transform((value) => value ?? null),
  /** a new site of the Chance's customer, used instead of `siteId` */
  siteInput: siteInput.nullish().transform((value) => value ?? null),
};

const fields = {
  ...masterData,
  ...place,
  operationalOrganizationId: numericId(),
  revenue: revenueCalculation,
  shifts: z.array(shiftInput).min(1, { error: 'SHIFT_REQUIRED' }).max(limits.shiftsPerService),
};

/** A new permanent service. Either an existing site or a new one; when both are sent the existing one counts. */
export const permanentServiceInput = z
  .object(fields)
  .superRefine((value, context) => {
    if (value.siteId || value.siteInput) return;
    context.addIssue({ code: 'custom', path: ['siteId'], message: 'SITE_MISSING' });
    context.addIssue({ code: 'custom', path: ['siteInput'], message: 'SITE_MISSING' });
  })
  .transform((value) => (value.siteId ? { ...value, siteInput: null } : value))
  .meta({ id: 'PermanentServiceInput' });
export type PermanentServiceInput = z.output<typeof permanentServiceInput>;
export type PermanentServiceFormValues = z.input<typeof permanentServiceInput>;

/** The same for a call, which may carry the way of pricing as fields of the service instead of in `revenue`. */
const calledServiceInput = z.preprocess(withRevenue, permanentServiceInput).meta({
  shownAs: z
    .object({ ...fields, revenue: revenueCalculation.nullish(), ...revenueFields })
    .meta({ id: 'AddPermanentServiceInput' }),
});

export const addPermanentServiceInput = z.object({ chanceId: opaqueId(), input: calledServiceInput });
export type AddPermanentService = z.output<typeof addPermanentServiceInput>;

/** Only the fields that are sent change. Shifts and revenue have calls of their own. */
export const editPermanentServiceInput = z.object({
  serviceId: opaqueId(),
  ...editedFrom(),
  input: z
    .object({
      ...masterData,
      nonTariffAllowance: eurPerHour().max(limits.hourlyMoney),
      transferredEmployeePercentage: fraction(),
      additional: z.boolean(),
      pauseIncluded: z.boolean(),
      siteId: opaqueId().nullable(),
      siteInput: siteInput.nullable(),
    })
    .partial()
    .meta({ id: 'PermanentServiceEdit' }),
});
export type EditPermanentService = z.output<typeof editPermanentServiceInput>;

export const updatePauseIncludedInput = z.object({ serviceId: opaqueId(), pauseIncluded: z.boolean() });
