import { z } from 'zod';
import { numericId, opaqueId } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { eurPerHour, figure } from '../../measures/units.ts';
import { serviceProblem } from '../service.ts';

/**
 * How hourly wages change: by a share of each (0.04 is 4 %), by an amount in EUR an hour, or to one wage for all. A wage
 * that follows from a share is rounded to cents, as agreements state wages.
 */
export const wageRaise = z
  .discriminatedUnion('by', [
    z.object({ by: z.literal('share'), value: z.number().min(-0.5).max(1, { error: 'FRACTION_EXPECTED' }) }),
    z.object({ by: z.literal('amount'), value: z.number().min(-limits.hourlyMoney).max(limits.hourlyMoney) }),
    z.object({ by: z.literal('wage'), value: eurPerHour().max(limits.hourlyMoney) }),
  ])
  .meta({ id: 'WageRaise' });
export type WageRaise = z.output<typeof wageRaise>;

/** Changes the hourly wages of services of one Chance in one act; a trial says what would come of it and changes nothing. */
export const raiseWagesInput = z.object({
  chanceId: opaqueId(),
  serviceIds: z.array(opaqueId()).min(1).max(limits.selectedRows),
  raise: wageRaise,
  /** the wages that the caller saw, in the order of the ids: another one refuses the whole act */
  seenWages: z.array(z.number()).max(limits.selectedRows).optional(),
  isTrial: z.boolean().default(false),
});
export type RaiseWages = z.output<typeof raiseWagesInput>;

/** The wage of a service in EUR per hour and the figures that it leads to; figures are null without a price. */
const wageFigures = z
  .object({
    hourlyWage: z.number(),
    /** EUR over the contract */
    revenue: figure(),
    /** EUR over the contract */
    totalCost: figure(),
    margin: figure(),
    /** EUR per hour */
    pricePerHour: figure(),
  })
  .meta({ id: 'WageFigures' });
export type WageFigures = z.output<typeof wageFigures>;

/** A service before and after a change of its wage, in a trial as it would be. */
export const raisedWage = z
  .object({
    serviceId: opaqueId(),
    serviceName: z.string(),
    operationalOrganizationId: numericId(),
    operationalOrganizationShortName: z.string(),
    before: wageFigures,
    after: wageFigures,
    /** EUR of revenue that newer table rows make of the difference, without the wage; null where the rows are the same */
    revenueByTables: figure(),
    problem: serviceProblem.nullable(),
  })
  .meta({ id: 'RaisedWage' });
export type RaisedWage = z.output<typeof raisedWage>;

/** In the order of the input. */
export const raisedWages = z
  .object({ chanceId: opaqueId(), services: z.array(raisedWage) })
  .meta({ id: 'RaisedWages' });
export type RaisedWages = z.output<typeof raisedWages>;
