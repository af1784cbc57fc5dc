import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { eurPerHour, fraction } from '../measures/units.ts';
import { carInput } from './car.ts';
import { headsFromSchema } from './figures/heads-of-service.ts';
import { editedMasterData, masterData, place, requirePlace, withOnePlace } from './master-data.ts';
import { purchaseInput } from './purchase.ts';
import { gatherRevenue, revenueCalculation, revenueFields, withRevenue } from './revenue-calculation.ts';
import { shiftInput } from './shift.ts';

/** EUR per hour of a subcontractor's guard; without one no shift may name such guards. */
const subcontractorRate = eurPerHour().positive().max(limits.hourlyMoney);

/** Heads that are briefed and dressed; they count where `headsFrom` is `TYPED`. */
const typedHeads = z.int().positive().max(limits.quantity);

const fields = {
  ...masterData,
  ...place,
  transferredEmployeePercentage: fraction().default(0),
  pauseIncluded: z.boolean().default(true),
  subcontractorHourlyRate: subcontractorRate.nullish().transform((value) => value ?? null),
  headsFrom: headsFromSchema.default('AVERAGE'),
  typedHeads: typedHeads.nullish().transform((value) => value ?? null),
  operationalOrganizationId: numericId(),
  revenue: revenueCalculation,
  shifts: z.array(shiftInput).min(1, { error: 'SHIFT_REQUIRED' }).max(limits.shiftsPerService),
  cars: z.array(carInput).max(limits.carsPerService).default([]),
  purchases: z.array(purchaseInput).max(limits.purchasesPerService).default([]),
};

/** A new permanent service. Either an existing site or a new one; when both are sent the existing one counts. */
export const permanentServiceInput = z
  .object(fields)
  .check(requirePlace)
  .superRefine(({ headsFrom, typedHeads: heads }, context) => {
    if (headsFrom === 'TYPED' && heads === null)
      context.addIssue({ code: 'custom', path: ['typedHeads'], message: 'REQUIRED' });
  })
  .superRefine(({ shifts, subcontractorHourlyRate }, context) => {
    if (subcontractorHourlyRate !== null) return;
    for (const [at, { subContractorQuantity }] of shifts.entries()) {
      if (subContractorQuantity === 0) continue;
      const path = ['shifts', at, 'subContractorQuantity'];
      context.addIssue({ code: 'custom', path, message: 'SUBCONTRACTOR_RATE_MISSING' });
    }
  })
  .transform(withOnePlace)
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

/** What may change of a permanent service. */
export const permanentServiceEdit = z
  .object({
    ...editedMasterData,
    transferredEmployeePercentage: fraction(),
    pauseIncluded: z.boolean(),
    subcontractorHourlyRate: subcontractorRate.nullable(),
    headsFrom: headsFromSchema,
    typedHeads: typedHeads.nullable(),
    revenue: revenueCalculation,
  })
  .partial();

const editWithRevenueFields = permanentServiceEdit.extend(revenueFields).meta({ id: 'PermanentServiceEdit' });

/**
 * Only the fields that are sent change. Shifts, cars and purchases have calls of their own. `revenue` replaces the whole
 * way of pricing, so that a wage and the price that rests on it change in one act; it may also stand among the fields.
 */
export const editPermanentServiceInput = z.object({
  serviceId: opaqueId(),
  ...editedFrom(),
  input: editWithRevenueFields.transform(gatherRevenue).meta({ shownAs: editWithRevenueFields }),
});
export type EditPermanentService = z.output<typeof editPermanentServiceInput>;

export const updatePauseIncludedInput = z.object({ serviceId: opaqueId(), pauseIncluded: z.boolean() });
