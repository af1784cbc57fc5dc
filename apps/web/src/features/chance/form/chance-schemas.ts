import {
  type CreateChance,
  type CreateQuickChance,
  createChanceInput,
  createQuickChanceInput,
} from '@zuschlag/validation/chance/chance-input';
import { z } from 'zod';
import type { ChanceValues, QuickChanceValues } from './chance-values.ts';
import { missingFields, reportAll, wrongTogether } from './missing-fields.ts';

/**
 * The schema of the full form: the server's, with the outside-information date of a public Chance unless the tenant does
 * without, and telling everything that is missing at once.
 */
export function chanceFormSchema(requiresOutsideInformation: boolean): z.ZodType<CreateChance, ChanceValues> {
  return z.custom<ChanceValues>().transform((values, context): CreateChance => {
    const result = createChanceInput.safeParse(values);
    const { input } = values;
    const others = [...missingFields(input, requiresOutsideInformation), ...wrongTogether(input.contract)];
    reportAll(result, others, context);
    return result.data ?? z.NEVER;
  });
}

/** The schema of the quick form, telling everything that is missing at once. */
export const quickChanceFormSchema: z.ZodType<CreateQuickChance, QuickChanceValues> = z
  .custom<QuickChanceValues>()
  .transform((values, context): CreateQuickChance => {
    const result = createQuickChanceInput.safeParse(values);
    const description = { ...values.input.description, type: 'QuickOffer' };
    const others = [...missingFields({ description, deadline: {} }, false), ...wrongTogether(values.input.contract)];
    reportAll(result, others, context);
    return result.data ?? z.NEVER;
  });
