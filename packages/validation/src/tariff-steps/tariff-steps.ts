import { z } from 'zod';
import { wageSchemas } from '../configuration/entry.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { isoDay, sentDay, sentMoment } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { person } from '../users/users.ts';
import { provinceOrAll } from '../wire/aliases.ts';
import { line } from '../wire/text.ts';

/** Rows of one draft. */
const mostRows = 1_000;

/** A row of a draft, as the wage table would have it. */
export const tariffStepRow = z
  .object({
    id: opaqueId(),
    province: provinceOrAll,
    payGroup: z.string(),
    activeFrom: sentDay(),
    hourlyWage: z.number().meta({ unit: 'EUR/h' }),
  })
  .meta({ id: 'TariffStepRow' });
export type TariffStepRow = z.output<typeof tariffStepRow>;

/** A draft of rows of the wage table; `realSince` says when they came into it. */
export const tariffStep = z
  .object({
    id: opaqueId(),
    organizationId: numericId(),
    organization: z.string(),
    name: z.string(),
    rows: z.array(tariffStepRow),
    /** the first day of its rows; null without rows */
    activeFrom: sentDay().nullable(),
    version: z.int(),
    createdBy: person,
    createdAt: sentMoment(),
    realSince: sentMoment().nullable(),
  })
  .meta({ id: 'TariffStep' });
export type TariffStep = z.output<typeof tariffStep>;

export const tariffSteps = z
  .object({
    /** the newest first */
    steps: z.array(tariffStep),
    /** whether the caller may add one */
    mayAdd: z.boolean(),
  })
  .meta({ id: 'TariffSteps' });
export const tariffStepById = z.object({ id: opaqueId() });

/**
 * `raise` fills the draft with the rows of the own organization in force on a day, raised by a share and rounded to cents;
 * `importId` takes the new rows of a planned import of the wage table, which is discarded by that.
 */
export const createTariffStep = z.object({
  name: line(1, limits.tariffStepName),
  raise: z
    .object({ activeFrom: isoDay(), share: z.number().min(-0.5).max(1, { error: 'FRACTION_EXPECTED' }) })
    .meta({ id: 'TariffStepRaiseInput' })
    .nullish(),
  importId: opaqueId().nullish(),
});
export type CreateTariffStep = z.output<typeof createTariffStep>;

export const addTariffStepRows = z.object({
  id: opaqueId(),
  rows: z.array(wageSchemas.input).min(1).max(mostRows),
});
export type AddTariffStepRows = z.output<typeof addTariffStepRows>;
export const mostTariffStepRows = mostRows;

export const removeTariffStepRow = z.object({ id: opaqueId(), rowId: opaqueId() });

/** `version` is that of the draft whose rows the caller saw. */
export const makeTariffStepReal = z.object({ id: opaqueId(), version: z.int() });
export const discardTariffStep = z.object({ id: opaqueId(), version: z.int() });
export const discardedTariffStep = z.object({ id: opaqueId() }).meta({ id: 'DiscardedTariffStep' });

/** Sums from the first day of the draft on, in EUR; margins are null without income. */
export const tariffStepSums = z
  .object({
    costBefore: z.number(),
    costAfter: z.number(),
    incomeBefore: z.number(),
    incomeAfter: z.number(),
    /** the part of `incomeAfter` that escalation clauses add */
    clauseIncome: z.number(),
    marginBefore: figure(),
    marginAfter: figure(),
  })
  .meta({ id: 'TariffStepSums' });
export type TariffStepSums = z.output<typeof tariffStepSums>;

/** `BOUND`: submitted or won, the price follows the clause only; `OPEN`: the price is calculated anew. */
export const tariffStepKind = z.enum(['OPEN', 'BOUND']).meta({ id: 'TariffStepKind' });

/**
 * Why a customer gets no letter: the price was calculated from another wage than the one without the rows; a service has no
 * price; a row of a real step is no longer in the table; not all services were calculated.
 */
export const tariffStepNoLetter = z
  .enum(['WAGE_MOVED', 'UNPRICED', 'ROWS_CHANGED', 'INCOMPLETE'])
  .meta({ id: 'TariffStepNoLetter' });
export type TariffStepNoLetter = z.output<typeof tariffStepNoLetter>;

export const tariffStepChance = z
  .object({
    chanceId: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    state: z.string(),
    kind: tariffStepKind,
    customerId: opaqueId(),
    customer: z.string(),
    endDate: sentDay(),
    /** null: a fixed price */
    escalationClause: figure(),
    services: z.int(),
    /** services without a price without or with the draft; in no sum */
    unpriced: z.int(),
    sums: tariffStepSums,
    /** whether the clause moves its price, so that its customer gets a letter */
    hasLetter: z.boolean(),
    /** why it gets none although its price has a clause; null also where the clause does not move it */
    noLetter: tariffStepNoLetter.nullable(),
    /** the cost of the whole contract without and with the draft */
    contractCostBefore: z.number(),
    contractCostAfter: z.number(),
  })
  .meta({ id: 'TariffStepChance' });
export type TariffStepChance = z.output<typeof tariffStepChance>;

export const tariffStepEffect = z
  .object({
    id: opaqueId(),
    /** that of the rows that were calculated */
    version: z.int(),
    /** the first day of the draft, from which everything counts; null without rows */
    activeFrom: sentDay().nullable(),
    total: tariffStepSums,
    services: z.int(),
    /** services whose cost the draft moves */
    movedServices: z.int(),
    unpriced: z.int(),
    /** services beyond the most that one call calculates; in no sum */
    omitted: z.int(),
    /** the largest loss of profit first */
    chances: z.array(tariffStepChance),
    customers: z.array(
      z
        .object({ customerId: opaqueId(), customer: z.string(), chances: z.int(), sums: tariffStepSums })
        .meta({ id: 'TariffStepCustomer' }),
    ),
    months: z.array(
      z.object({ month: sentDay(), chances: z.int(), sums: tariffStepSums }).meta({ id: 'TariffStepMonth' }),
    ),
  })
  .meta({ id: 'TariffStepEffect' });
export type TariffStepEffect = z.output<typeof tariffStepEffect>;
