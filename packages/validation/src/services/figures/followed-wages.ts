import { z } from 'zod';
import { opaqueId } from '../../ids.ts';
import { sentDay } from '../../measures/dates.ts';
import { figure } from '../../measures/units.ts';
import { provinceOrAll } from '../../wire/aliases.ts';

/** A stretch of a contract that one row of the wage table pays, with the rise that is assumed on it. */
export const wageStretch = z
  .object({
    from: sentDay(),
    to: sentDay(),
    hourlyWage: z.number(),
    /** the row behind the wage */
    rowId: opaqueId(),
    isOwn: z.boolean(),
    province: provinceOrAll,
    activeFrom: sentDay(),
    rowWage: z.number(),
    /** years since the row for each of which a rise is assumed; 0 where the row itself pays */
    assumedRises: z.int(),
    hours: z.number(),
    baseWage: z.number(),
    /** the statutory minimum wage that the wage is below; null otherwise */
    minimumWage: figure(),
  })
  .meta({ id: 'WageStretch' });

/** A year of a contract at its own price, without the rounding of unit prices. */
export const contractYear = z
  .object({
    from: sentDay(),
    to: sentDay(),
    minutes: z.number(),
    cost: z.number(),
    revenue: z.number(),
    pricePerHour: figure(),
  })
  .meta({ id: 'ContractYear' });

/** What the wage table pays over a contract, and what each of its years costs. */
export const followedWages = z
  .object({
    assumedRise: z.number(),
    averageWage: figure(),
    stretches: z.array(wageStretch),
    years: z.array(contractYear),
  })
  .meta({ id: 'FollowedWages' });
export type FollowedWages = z.output<typeof followedWages>;
