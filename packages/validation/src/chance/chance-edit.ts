import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { clockTime, isoDay } from '../measures/dates.ts';
import { eurAndCents, fraction } from '../measures/units.ts';
import { customerTypeInput, provinceInput } from '../wire/aliases.ts';
import { chanceTypeSchema, pricingTypeSchema } from '../wire/enums.ts';
import { line, optionalLine, optionalText, text } from '../wire/text.ts';
import { awardFields, extensionFields, stageFields } from './award-fields.ts';

const day = () => isoDay().nullish();
const criterion = () => z.int().min(0).max(100).nullish();

/**
 * A change of details: only the blocks and fields in the call change, null clears one. The verb checks rules between
 * fields on the merged result (a public Chance has a platform, criteria sum to 100).
 */
export const chanceEdit = z
  .object({
    description: z
      .object({
        name: line(limits.chanceName.min, limits.chanceName.max),
        type: chanceTypeSchema,
        customerType: customerTypeInput(),
        province: provinceInput().nullable(),
        platform: optionalLine(255),
        awardingAuthority: optionalLine(255),
        details: text(limits.details.min, limits.details.max),
        permanent: z.boolean(),
        mobile: z.boolean(),
        alarm: z.boolean(),
        ...awardFields(),
      })
      .partial()
      .meta({ id: 'DescriptionEdit' }),
    deadline: z
      .object({
        submission: isoDay(),
        submissionTime: clockTime(),
        publication: day(),
        questions: day(),
        outsideInformation: day(),
        siteVisit: day(),
        ...stageFields(),
      })
      .partial()
      .meta({ id: 'DeadlineEdit' }),
    estimate: z
      .object({
        revenue: z.int().positive().max(limits.money),
        hoursPerMonth: z.int().positive().max(1_000_000),
        margin: fraction(),
        effort: z.int().positive().max(1_000_000),
        description: optionalText(limits.estimateDescription),
      })
      .partial()
      .meta({ id: 'EstimateEdit' }),
    contract: z
      .object({
        startDate: isoDay(),
        endDate: isoDay(),
        pricingType: pricingTypeSchema.nullish(),
        escalationClause: fraction().nullish(),
        priceCriteria: criterion(),
        qualityCriteria: criterion(),
        referenceCriteria: criterion(),
        paymentTerm: z.int().positive().max(3650).nullish(),
        ...extensionFields(),
      })
      .partial()
      .meta({ id: 'ContractEdit' }),
    additionalText: optionalText(limits.longText),
    referenceNumber: optionalLine(limits.referenceNumber),
    executiveSummary: optionalText(limits.longText),
    /** prices per hour and per visit are rounded to cents before they are multiplied, in all services */
    roundsUnitPrices: z.boolean(),
  })
  .partial()
  .meta({ id: 'ChanceEdit' });
export type ChanceEdit = z.output<typeof chanceEdit>;

export const updateChanceInput = z.object({
  chanceId: opaqueId(),
  ...editedFrom(),
  input: chanceEdit,
  /** other contract days with services: calculate all of them anew, and cut the shifts that lie outside of the days */
  confirmsRecalculation: z.boolean().nullish(),
});
export type UpdateChance = z.output<typeof updateChanceInput>;

/** `version` is that of the Chance. */
export const changeOwnerInput = z.object({ chanceId: opaqueId(), ...editedFrom(), newChanceAdminId: numericId() });
export type ChangeOwner = z.output<typeof changeOwnerInput>;

/** The new owner of several Chances. A trial says what would be refused and changes nothing. */
export const changeOwnersInput = z.object({
  chanceIds: z.array(opaqueId()).min(1).max(limits.selectedRows),
  newChanceAdminId: numericId(),
  isTrial: z.boolean(),
});
export type ChangeOwners = z.output<typeof changeOwnersInput>;

/** What became of each Chance, in the order of the input. */
export const ownerChanges = z.array(
  z
    .object({
      /** null for a Chance that the caller does not see */
      name: z.string().nullable(),
      shortNumber: z.string().nullable(),
      /** why it was refused; null when the new owner has it */
      problem: z.string().nullable(),
      names: z.array(z.string()),
    })
    .meta({ id: 'OwnerChange' }),
);
export type OwnerChanges = z.output<typeof ownerChanges>;
/** `version` is that of the customer. */
export const renameCustomerInput = z.object({
  chanceId: opaqueId(),
  ...editedFrom(),
  name: line(limits.customerName.min, limits.customerName.max),
});
export type RenameCustomer = z.output<typeof renameCustomerInput>;

/** A price over the whole contract as people state it, above 0, to the cent. */
const statedPrice = () => eurAndCents().positive().max(limits.money).nullish();

/**
 * Without `won`: mark as submitted; figures that rest on changed table rows are submitted only with `confirmRatesChanged`,
 * and an offered price that differs from the calculated one needs `offeredReason`.
 * With it: the outcome; a lost Chance needs a reason in words. What belongs to the other step is not read.
 */
export const updateStateInput = z
  .object({
    chanceId: opaqueId(),
    won: z.boolean().nullish(),
    reasonForLoss: optionalText(limits.reason),
    confirmRatesChanged: z.boolean().nullish(),
    /** what was really offered, in EUR over the whole contract; left out, the calculated revenue */
    offeredRevenue: statedPrice(),
    offeredReason: optionalText(limits.reason),
    /** that the caller knows the deadline has passed; the trail keeps it */
    confirmDeadlinePassed: z.boolean().nullish(),
    /** a reason that `chance.lossReasons` offers */
    lossReasonId: opaqueId().nullish(),
    winner: optionalLine(limits.winner),
    /** what the winner offered, or the price of the award, in EUR over the whole contract */
    winningPrice: statedPrice(),
  })
  .refine((value) => value.won !== false || value.reasonForLoss !== null, {
    error: 'REASON_REQUIRED',
    path: ['reasonForLoss'],
  });
export type UpdateState = z.output<typeof updateStateInput>;

/** Takes an outcome back, so that the right one can be declared. */
export const correctOutcomeInput = z.object({ chanceId: opaqueId(), reason: text(1, limits.reason) });
export const outcomeOfChance = z.object({ chanceId: opaqueId() });
export type CorrectOutcome = z.output<typeof correctOutcomeInput>;

/** Takes a Chance out of the lists; the trail keeps the reason. */
export const archiveChanceInput = z.object({ chanceId: opaqueId(), reason: optionalText(limits.reason) });
export type ArchiveChance = z.output<typeof archiveChanceInput>;
export const restoreChanceInput = z.object({ chanceId: opaqueId() });
