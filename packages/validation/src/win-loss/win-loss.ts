import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentDay } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { province, provinceInput } from '../wire/aliases.ts';
import { chanceStateSchema } from '../wire/enums.ts';
import { chanceKinds, chanceSizes, winLossDimensions } from './win-loss-vocabulary.ts';

const kindSchema = z.enum(chanceKinds).meta({ id: 'ChanceKind' });
const sizeSchema = z.enum(chanceSizes).meta({ id: 'ChanceSize' });

/** Which decided Chances count; what is left out narrows nothing. */
export const winLossFilter = z.object({
  customerId: opaqueId().nullish(),
  province: provinceInput().nullish(),
  kind: kindSchema.nullish(),
  size: sizeSchema.nullish(),
  /** of the submission */
  year: z.int().min(1900).max(2200).nullish(),
});
export type WinLossFilter = z.output<typeof winLossFilter>;

/** Interpolated between the two nearest cases. */
export const percentiles = z
  .object({ p10: z.number(), p25: z.number(), p50: z.number(), p75: z.number(), p90: z.number() })
  .meta({ id: 'Percentiles' });
export type Percentiles = z.output<typeof percentiles>;

/** The figures of a group. A figure is null for fewer than eight cases, and where it would give such a one away. */
export const winLossFigures = z
  .object({
    /** decided Chances: won or lost */
    cases: z.int(),
    /** 0.25 is 25 % */
    winRate: figure(),
    /** those with a price per hour */
    pricedCases: z.int(),
    /** EUR per hour, as offered */
    pricePerHour: percentiles.nullable(),
    /** lost ones with the price of the winner */
    distanceCases: z.int(),
    /** (our price − price of the winner) ÷ price of the winner; 0.05 is 5 % dearer */
    distance: percentiles.nullable(),
  })
  .meta({ id: 'WinLossFigures' });
export type WinLossFigures = z.output<typeof winLossFigures>;

/** One group: the field of its dimension is set, unless the cases do not state it. */
export const winLossGroup = winLossFigures
  .extend({
    customer: z.object({ id: opaqueId(), name: z.string() }).meta({ id: 'WinLossCustomer' }).nullable(),
    province: province.nullable(),
    kind: kindSchema.nullable(),
    size: sizeSchema.nullable(),
    year: z.int().nullable(),
  })
  .meta({ id: 'WinLossGroup' });
export type WinLossGroup = z.output<typeof winLossGroup>;

/** The groups of a dimension. Its own filter does not narrow it, so that the chosen group stands beside the others. */
export const winLossTable = z
  .object({
    dimension: z.enum(winLossDimensions).meta({ id: 'WinLossDimension' }),
    groups: z.array(winLossGroup),
    /** groups that are not named, and their cases */
    otherGroups: z.int(),
    otherCases: z.int(),
  })
  .meta({ id: 'WinLossTable' });
export type WinLossTable = z.output<typeof winLossTable>;

/** Won and lost Chances that the caller may view, archived ones left out. */
export const winLoss = z.object({ total: winLossFigures, tables: z.array(winLossTable) }).meta({ id: 'WinLoss' });
export type WinLoss = z.output<typeof winLoss>;

export const lastOutcomesInput = z.object({ customerId: opaqueId() });

/** A decided Chance, as a single fact. */
export const decidedChance = z
  .object({
    chanceId: opaqueId(),
    shortNumber: z.string(),
    name: z.string(),
    state: chanceStateSchema,
    submission: sentDay(),
    /** EUR, as offered */
    pricePerHour: figure(),
    /** lost, with the price of the winner: (our price − its price) ÷ its price */
    distance: figure(),
  })
  .meta({ id: 'DecidedChance' });
export type DecidedChance = z.output<typeof decidedChance>;

/** The last Chance won for a customer and the last one lost, among those the caller may view. */
export const lastOutcomes = z
  .object({ won: decidedChance.nullable(), lost: decidedChance.nullable() })
  .meta({ id: 'LastOutcomes' });
export type LastOutcomes = z.output<typeof lastOutcomes>;
