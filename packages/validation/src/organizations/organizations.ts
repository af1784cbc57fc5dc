import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId } from '../ids.ts';
import { eurAndCents, eurPerHour, eurPerMinute, fraction, wholeDays, wholeYears } from '../measures/units.ts';
import { numberedPageInput, pageOf } from '../wire/paging.ts';

/** Cost parameters: an organization's defaults, and each service's own copy. Amounts per head and year unless named otherwise. */
export const costParameters = z
  .object({
    averageHoursWorkedPerMonth: z.int().min(1).max(744),
    trainingDays: wholeDays().max(366),
    yearlyTrainingCosts: eurAndCents().max(1_000_000),
    sickDays: wholeDays().max(366),
    employeeFluctuation: fraction(),
    yearlyUniformCosts: eurAndCents().max(1_000_000),
    otherMaterialCosts: eurAndCents().max(1_000_000),
    averageLengthOfEmployment: wholeYears().max(60),
    carCostsPerMinute: eurPerMinute().max(10_000),
    otherCostsPerMinute: eurPerMinute().max(10_000),
    /** of the cost, and EUR per billed hour beside it */
    overheadsShare: fraction(),
    overheadsPerHour: eurPerHour().max(10_000),
    /** of the cost with its overheads, and EUR per billed hour beside it */
    riskShare: fraction(),
    riskPerHour: eurPerHour().max(10_000),
  })
  .meta({ id: 'AdvancedCostParameters' });
export type CostParameters = z.output<typeof costParameters>;
export const costParameterNames = costParameters.keyof().options;

/** What only the visits of mobile services cost; other services carry the value without using it. */
export const mobileParameters: readonly (keyof CostParameters)[] = ['carCostsPerMinute', 'otherCostsPerMinute'];

/** Overheads and risk. All of them 0 is off, and that is how an organization begins. */
export const overheadParameters = [
  'overheadsShare',
  'overheadsPerHour',
  'riskShare',
  'riskPerHour',
] as const satisfies readonly (keyof CostParameters)[];
export const noOverheads = { overheadsShare: 0, overheadsPerHour: 0, riskShare: 0, riskPerHour: 0 };

export const organizationSummary = z
  .object({ id: numericId(), name: z.string(), shortName: z.string(), isOperational: z.boolean() })
  .meta({ id: 'OrganizationSummary' });
export type OrganizationSummary = z.output<typeof organizationSummary>;

export const organization = organizationSummary
  .extend({
    isMain: z.boolean(),
    /** takes part in nothing new */
    isClosed: z.boolean(),
    advancedCostParameters: costParameters.nullable(),
    /** counts every change of the cost parameters; 0 before the first change */
    costParametersVersion: z.int(),
  })
  .meta({ id: 'Organization' });
export type Organization = z.output<typeof organization>;

export const organizationById = z.object({ id: numericId() });

export const organizationList = z.object({
  ...numberedPageInput(),
  filters: z
    .object({
      isOperational: z.boolean().nullish(),
      /** false: only closed ones; left out: both */
      isOpen: z.boolean().nullish(),
    })
    .meta({ id: 'OrganizationFilters' })
    .nullish(),
});
export const organizationPage = pageOf(organizationSummary, 'Organization');

/**
 * Only the parameters that are sent change; the first time all but overheads and risk are required. Without an organization it is the
 * caller's own. Services keep the copy they were created with.
 */
export const updateCostParameters = z.object({
  acpFields: costParameters.partial().meta({ id: 'AdvancedCostParametersInput' }),
  organizationId: numericId().nullish(),
  ...editedFrom(),
});
export type UpdateCostParameters = z.output<typeof updateCostParameters>;
