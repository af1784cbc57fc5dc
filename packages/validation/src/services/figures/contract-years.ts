import { z } from 'zod';
import { numericId, opaqueId } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { sentDay } from '../../measures/dates.ts';
import { figure } from '../../measures/units.ts';
import { provinceOrAll } from '../../wire/aliases.ts';
import { serviceProblem } from '../service.ts';

/** The services of a Chance, of one organization or of all, and the rise that is assumed for the options. */
export const contractYearsInput = z.object({
  chanceId: opaqueId(),
  operationalOrganizationId: numericId().nullish(),
  /** per year; left out, the usual increase. A service that assumes a rise of its own keeps it */
  assumedWageRise: z.number().min(0).max(limits.assumedWageRise, { error: 'FRACTION_EXPECTED' }).nullish(),
});
export type ContractYearsInput = z.output<typeof contractYearsInput>;

export const partKinds = ['YEAR', 'OPTION'] as const;
/**
 * What a wage rests on: the entered wage, a row of the wage table, one of them carried on without a known successor, or an
 * assumed rise. The last two are assumptions.
 */
export const wageBases = ['ENTERED', 'ROW', 'CARRIED', 'RISE'] as const;
export type WageBasis = (typeof wageBases)[number];

/** Work, cost and price of a part of a contract, or of several. */
export const partSums = z
  .object({
    minutes: z.number(),
    /** of own guards */
    hours: z.number(),
    cost: z.number(),
    revenue: z.number(),
    profit: z.number(),
    margin: figure(),
    pricePerHour: figure(),
    averageWage: figure(),
  })
  .meta({ id: 'ContractPartSums' });
export type PartSums = z.output<typeof partSums>;

const days = {
  kind: z.enum(partKinds).meta({ id: 'ContractPartKind' }),
  /** of the contract year or the option, from 1 */
  number: z.int(),
  from: sentDay(),
  to: sentDay(),
  /** null where a service lacks them */
  sums: partSums.nullable(),
  isAssumed: z.boolean(),
  /** the reader does not know the wages of the organization, and the table pays the part */
  isHidden: z.boolean(),
};

/** A contract year or an option to extend the contract, over all regular services. */
export const contractPart = z.object(days).meta({ id: 'ContractPart' });
export type ContractPart = z.output<typeof contractPart>;

export const partWage = z
  .object({
    from: sentDay(),
    to: sentDay(),
    hourlyWage: z.number(),
    basis: z.enum(wageBases).meta({ id: 'WageBasis' }),
    /** years for each of which the rise is assumed */
    assumedRises: z.int(),
    /** the row of the wage table; null where the wage was entered */
    row: z
      .object({ isOwn: z.boolean(), province: provinceOrAll, activeFrom: sentDay(), hourlyWage: z.number() })
      .meta({ id: 'PartWageRow' })
      .nullable(),
  })
  .meta({ id: 'PartWage' });
export type PartWage = z.output<typeof partWage>;

/** The same of one service, with what its wages rest on. */
export const servicePart = z
  .object({
    ...days,
    wages: z.array(partWage),
    /** why the part has no figures */
    problem: serviceProblem.nullable(),
    /** years whose holidays are those of the law, because the table lacks them */
    lawfulHolidayYears: z.array(z.int()),
    /** the first day on which the wage is below the statutory minimum wage, and this */
    belowMinimumWage: z.object({ day: sentDay(), minimumWage: z.number() }).meta({ id: 'BelowMinimumWage' }).nullable(),
  })
  .meta({ id: 'ServicePart' });
export type ServicePart = z.output<typeof servicePart>;

export const serviceYears = z
  .object({
    serviceId: opaqueId(),
    name: z.string(),
    operationalOrganizationId: numericId(),
    operationalOrganizationShortName: z.string(),
    additional: z.boolean(),
    wageFollowsTable: z.boolean(),
    /** the rise per year that its options assume */
    assumedRise: z.number(),
    /** duties or kinds of visits that end before the contract and do not come back in an option */
    endedRows: z.int(),
    /** table rows behind the stored price are gone: its years rest on the tables of today */
    areRatesGone: z.boolean(),
    contract: partSums.nullable(),
    total: partSums.nullable(),
    parts: z.array(servicePart),
  })
  .meta({ id: 'ServiceYears' });
export type ServiceYears = z.output<typeof serviceYears>;

/** What each contract year and each option costs, and the price with all options. Sums are those of regular services. */
export const contractYears = z
  .object({
    chanceId: opaqueId(),
    assumedWageRise: z.number(),
    extensionCount: z.int().nullable(),
    extensionMonths: z.int().nullable(),
    parts: z.array(contractPart),
    contract: partSums.nullable(),
    options: partSums.nullable(),
    total: partSums.nullable(),
    /** the price of the contract less those of its years, which are stated without rounding; null where the rows behind it are gone */
    rounding: figure(),
    services: z.array(serviceYears),
  })
  .meta({ id: 'ContractYears' });
export type ContractYears = z.output<typeof contractYears>;
