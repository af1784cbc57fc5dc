import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { eurAndCents, eurPerHour, relativeRate, serviceMargin } from '../measures/units.ts';
import { revenueCalculationTypeSchema } from '../wire/enums.ts';

const hourly = () => eurPerHour().max(limits.hourlyMoney);

/** Six hourly prices in EUR. */
export const hourlyRateAbsolute = z
  .object({
    day: hourly(),
    night: hourly(),
    sunday: hourly(),
    sundayNight: hourly(),
    holiday: hourly(),
    holidayNight: hourly(),
  })
  .meta({ id: 'HourlyRateAbsolute' });

/** The day price in EUR, the others as surcharges on it (0.25 is 25 % more). */
export const hourlyRateRelative = z
  .object({
    day: hourly(),
    night: relativeRate(),
    sunday: relativeRate(),
    sundayNight: relativeRate(),
    holiday: relativeRate(),
    holidayNight: relativeRate(),
  })
  .meta({ id: 'HourlyRateRelative' });

/**
 * The way of pricing of a permanent service: only the field of the chosen type is stored. A flat rate is the price of
 * the whole contract.
 */
export const revenueCalculation = z
  .discriminatedUnion('revenueCalculationType', [
    z.object({ revenueCalculationType: z.literal('Margin'), margin: serviceMargin() }),
    z.object({ revenueCalculationType: z.literal('Flatrate'), flatRate: eurAndCents().max(limits.money) }),
    z.object({ revenueCalculationType: z.literal('Hourlyrateabsolute'), hourlyRateAbsolute }),
    z.object({ revenueCalculationType: z.literal('Hourlyraterelative'), hourlyRateRelative }),
  ])
  .meta({ id: 'RevenueCalculationInput', discriminatedBy: revenueCalculationTypeSchema });
export type RevenueCalculation = z.output<typeof revenueCalculation>;

/** `version` is that of the service. */
export const updateRevenueCalculationInput = z.object({
  serviceId: opaqueId(),
  ...editedFrom(),
  input: revenueCalculation,
});
export type UpdateRevenueCalculation = z.output<typeof updateRevenueCalculationInput>;

/** The fields of every way of pricing, for a call that carries them beside the others of a service. */
export const revenueFields = {
  revenueCalculationType: revenueCalculationTypeSchema.nullish(),
  margin: serviceMargin().nullish(),
  flatRate: eurAndCents().max(limits.money).nullish(),
  hourlyRateAbsolute: hourlyRateAbsolute.nullish(),
  hourlyRateRelative: hourlyRateRelative.nullish(),
};

type RevenueFields = { [Field in keyof typeof revenueFields]?: z.output<(typeof revenueFields)[Field]> };

/** Gathers the fields of a way of pricing in `revenue`; where there is a `revenue` already, it counts. */
export function withRevenue<Input>(input: Input): Input {
  if (typeof input !== 'object' || input === null || ('revenue' in input && input.revenue)) return input;
  const gathered = gatheredFrom(input);
  return gathered ? { ...input, revenue: gathered } : input;
}

/** The same for fields that were read already: what is left of them is `revenue`, with its problems under that name. */
export function gatherRevenue<Edit extends RevenueFields & { revenue?: RevenueCalculation | undefined }>(
  edit: Edit,
  context: z.RefinementCtx,
): Omit<Edit, keyof RevenueFields> {
  const { revenueCalculationType: _, margin, flatRate, hourlyRateAbsolute, hourlyRateRelative, ...rest } = edit;
  const gathered = rest.revenue ? null : gatheredFrom(edit);
  if (!gathered) return rest;
  const { data, error } = revenueCalculation.safeParse(gathered);
  for (const { path, message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['revenue', ...path], message });
  return { ...rest, revenue: data };
}

function gatheredFrom(fields: object): object | null {
  const gathered = Object.entries(fields).filter(
    ([field, value]) => field in revenueFields && value !== null && value !== undefined,
  );
  return gathered.length > 0 ? Object.fromEntries(gathered) : null;
}
