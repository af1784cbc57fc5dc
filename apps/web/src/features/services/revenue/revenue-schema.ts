import { type RevenueCalculation, revenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import { z } from 'zod';
import { transformedSchema } from '../service/transformed-schema.ts';
import { chosenRevenue, type RevenueValues } from './revenue-values.ts';

/** The revenue calculation, reduced to the selected type and validated like on the server. */
export const revenueSchema = transformedSchema<RevenueValues, RevenueCalculation>(chosenRevenue, revenueCalculation);

/** The same as the only part of a form. */
export const revenueFormSchema = transformedSchema<{ revenue: RevenueValues }, { revenue: RevenueCalculation }>(
  ({ revenue }) => ({ revenue: chosenRevenue(revenue) }),
  z.object({ revenue: revenueCalculation }),
);
