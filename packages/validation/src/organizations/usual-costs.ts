import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import type { CarInput } from '../services/car.ts';
import type { PurchaseInput } from '../services/purchase.ts';

/** The fields of cars and purchases that are compared with what the tenant usually enters; a number of pieces says nothing. */
export const comparedFields = {
  cars: [
    'netValue',
    'runtime',
    'yearlyInsurance',
    'yearlyTax',
    'yearlyKilometers',
    'consumption',
    'fuelPrice',
    'repairPerKilometer',
  ],
  purchases: ['purchaseCost', 'monthsDepreciation', 'yearlyMaintenance', 'yearlyRepair', 'yearlyAdditionals'],
} as const satisfies { cars: readonly (keyof CarInput)[]; purchases: readonly (keyof PurchaseInput)[] };
export type ComparedKind = keyof typeof comparedFields;

export const usualCostsInput = z.object({ chanceId: opaqueId() });

/** The median of each field among the rows of the tenant; null while too few rows have a value. */
function medians<Field extends string>(fields: readonly Field[]) {
  return z.object(
    Object.fromEntries(fields.map((field) => [field, z.number().nullable()])) as Record<
      Field,
      z.ZodNullable<z.ZodNumber>
    >,
  );
}

export const usualCosts = z
  .object({
    cars: medians(comparedFields.cars).meta({ id: 'UsualCarCosts' }),
    purchases: medians(comparedFields.purchases).meta({ id: 'UsualPurchaseCosts' }),
  })
  .meta({ id: 'UsualCosts' });
export type UsualCosts = z.output<typeof usualCosts>;

/** How many times the median a value may be before it is pointed out. */
const UNUSUAL = 10;

/** Whether a value is more than ten times what the tenant usually enters. */
export function isUnusuallyHigh(value: number, median: number | null): boolean {
  return median !== null && value > UNUSUAL * median;
}
