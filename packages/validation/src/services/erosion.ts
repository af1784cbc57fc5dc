import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentDay } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { province } from '../wire/aliases.ts';

/**
 * What the analysis assumes; without a value, that of the Chance. `escalationClause` is the share of a tariff increase
 * that the price follows, and 0 is a fixed price.
 */
export const erosionInput = z.object({
  chanceId: opaqueId(),
  operativeMargin: z.number().gt(-1).max(0.99, { error: 'MARGIN_TOO_HIGH' }).nullish(),
  escalationClause: z.number().min(0).max(10, { error: 'FRACTION_EXPECTED' }).nullish(),
  yearlyTariffIncrease: z.number().min(-0.5).max(1, { error: 'FRACTION_EXPECTED' }).nullish(),
  durationMonths: z.int().min(1).max(1_200).nullish(),
});
export type ErosionInput = z.output<typeof erosionInput>;

/** Sums of the regular services of a Chance, in EUR over the whole contract. */
export const erosionBasis = z
  .object({
    minutes: z.number(),
    totalCosts: z.number(),
    totalPayCosts: z.number(),
    nonTariffAllowances: z.number(),
    totalMaterialCosts: z.number(),
    totalSpecialCosts: z.number(),
  })
  .meta({ id: 'ErosionBasis' });
export type ErosionBasis = z.output<typeof erosionBasis>;

export const erosionAssumptions = z
  .object({
    operativeMargin: z.number(),
    /** null is a fixed price */
    escalationClause: figure(),
    yearlyTariffIncrease: z.number(),
    durationMonths: z.int(),
  })
  .meta({ id: 'ErosionAssumptions' });
export type ErosionAssumptions = z.output<typeof erosionAssumptions>;

export const erosionYear = z
  .object({
    year: z.int(),
    /** 1, or less in a partial last year */
    weight: z.number(),
    pricePerHour: z.number(),
    costPerHour: z.number(),
    margin: z.number(),
    /** the lost share of the operative margin; null without a margin above 0 */
    erosion: figure(),
  })
  .meta({ id: 'ErosionYear' });

export const erosionStatuses = ['NO_SERVICE', 'NO_DATA', 'NOT_APPLICABLE', 'OK'] as const;
export const erosionLevels = ['GAIN', 'NORMAL', 'HIGH'] as const;
/** `fraction` and `EUR` are amounts, `days` a count, `clock` minutes since midnight. */
export const stepUnits = ['fraction', 'EUR', 'days', 'clock'] as const;

/** A row of a table that takes effect inside the contract, with the values that it changes; once for each earlier row that it replaces. */
export const tableStep = z
  .object({
    id: opaqueId(),
    table: z.string(),
    activeFrom: sentDay(),
    /** null for a table that holds in every federal state */
    province: province.nullable(),
    /** years of employment from which vacation days hold; null for other tables */
    lengthOfEmployment: z.int().nullable(),
    organizations: z.array(z.string()),
    /** whether stored prices were calculated with it */
    isInPrice: z.boolean(),
    changes: z.array(
      z
        .object({
          field: z.string(),
          unit: z.enum(stepUnits).meta({ id: 'StepUnit' }),
          before: figure(),
          after: z.number(),
        })
        .meta({ id: 'TableStepChange' }),
    ),
  })
  .meta({ id: 'TableStep' });
export type TableStep = z.output<typeof tableStep>;

/**
 * What is left of the margin when wages rise with the tariff every year. The figures of the analysis are null unless
 * `status` is OK.
 */
export const erosion = z
  .object({
    chanceId: opaqueId(),
    status: z.enum(erosionStatuses).meta({ id: 'ErosionStatus' }),
    basis: erosionBasis.nullable(),
    assumptions: erosionAssumptions.nullable(),
    years: z.int().nullable(),
    effectiveMargin: figure(),
    erosion: figure(),
    level: z.enum(erosionLevels).meta({ id: 'ErosionLevel' }).nullable(),
    plannedProfit: figure(),
    expectedProfit: figure(),
    tariffBoundShare: figure(),
    rows: z.array(erosionYear),
    steps: z.array(tableStep),
    /** how much more the tariff-bound cost is, because of rows inside the price, than with the rows of the first day */
    knownRise: z.number(),
    /** the yearly increase that the analysis adds: the assumed one without what these rows make of it; null without figures */
    countedIncrease: figure(),
  })
  .meta({ id: 'MarginErosion' });
export type Erosion = z.output<typeof erosion>;
