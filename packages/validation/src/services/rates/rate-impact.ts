import { z } from 'zod';
import { entrySchemas } from '../../configuration/entry.ts';
import { tableKey } from '../../configuration/overview.ts';
import { numericId, opaqueId } from '../../ids.ts';
import { sentDay } from '../../measures/dates.ts';

const most = 1_000;
/** Planned rows, table by table in the format of `configuration.<table>.add`, and rows to be removed. */
const addedRows = z
  .object({
    tariff: z.array(entrySchemas.tariff.input).max(most),
    wage: z.array(entrySchemas.wage.input).max(most),
    socialSecurity: z.array(entrySchemas.socialSecurity.input).max(most),
    liabilityInsurance: z.array(entrySchemas.liabilityInsurance.input).max(most),
    vacationBonus: z.array(entrySchemas.vacationBonus.input).max(most),
    christmasBonus: z.array(entrySchemas.christmasBonus.input).max(most),
    vacationDays: z.array(entrySchemas.vacationDays.input).max(most),
    holiday: z.array(entrySchemas.holiday.input).max(most),
  })
  .partial()
  .meta({ id: 'AddedRows' });

/** The effect of added or removed rows, or of a planned import. */
export const startRateImpact = z.object({
  add: addedRows.nullish(),
  remove: z
    .array(z.object({ table: tableKey, id: opaqueId() }))
    .max(most)
    .nullish(),
  importId: opaqueId().nullish(),
});
export type RateChanges = z.output<typeof startRateImpact>;

/** The services of one organization on an open Chance, as the effect of a change names them. */
const servicesOfBidder = {
  chanceId: opaqueId(),
  shortNumber: z.string(),
  name: z.string(),
  state: z.string(),
  organizationId: numericId(),
  organization: z.string(),
  services: z.int(),
};

/**
 * One open Chance and one organization in it; costs over the whole contract, both calculated now. `after` null: the
 * change removes the last row in force.
 */
export const touchedChance = z
  .object({
    ...servicesOfBidder,
    costBefore: z.number(),
    costAfter: z.number().nullable(),
  })
  .meta({ id: 'TouchedChance' });

/** Services on open Chances for which another wage would stand in the wage table during their contract. */
export const wageImpact = z
  .object({
    services: z.int(),
    /** those that pay less than the table would have on some day of the contract */
    below: z.int(),
    /** at most fifty, those with the most services below the table first */
    chances: z.array(
      z
        .object({
          ...servicesOfBidder,
          below: z.int(),
        })
        .meta({ id: 'ChanceWithOtherWages' }),
    ),
  })
  .meta({ id: 'WageImpact' });
export type WageImpact = z.output<typeof wageImpact>;

export const rateImpact = z
  .object({
    id: opaqueId(),
    state: z.enum(['running', 'done', 'failed']),
    /** services calculated so far, and all services */
    done: z.int(),
    total: z.int(),
    chances: z.int(),
    services: z.int(),
    /** services that lose their price */
    unpriced: z.int(),
    costBefore: z.number(),
    costAfter: z.number(),
    /** at most fifty, the largest differences first */
    touched: z.array(touchedChance),
    /** rows whose series loses its row in force today */
    orphanedSeries: z.int(),
    wages: wageImpact,
  })
  .meta({ id: 'RateImpact' });
export type RateImpact = z.output<typeof rateImpact>;
export const rateImpactById = z.object({ id: opaqueId() });

/** The organizations of a Chance whose stored figures rest on outdated rows, and the result of a recalculation. */
export const outdatedRates = z
  .object({
    chanceId: opaqueId(),
    organizations: z.array(
      z
        .object({
          organizationId: numericId(),
          organization: z.string(),
          services: z.int(),
          costStored: z.number(),
          costNow: z.number().nullable(),
          revenueStored: z.number(),
          revenueNow: z.number().nullable(),
          /** whether the caller may recalculate its services now */
          mayRecalculate: z.boolean(),
          /** added and removed rows */
          rows: z.array(
            z
              .object({
                table: tableKey,
                province: z.string().nullable(),
                activeFrom: sentDay(),
                change: z.enum(['added', 'removed']),
              })
              .meta({ id: 'ChangedRateRow' }),
          ),
        })
        .meta({ id: 'OrganizationWithChangedRates' }),
    ),
  })
  .meta({ id: 'OutdatedRates' });
export type OutdatedRates = z.output<typeof outdatedRates>;
export const outdatedRatesOnChance = z.object({ chanceId: opaqueId() });
