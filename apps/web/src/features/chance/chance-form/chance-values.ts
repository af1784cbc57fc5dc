import {
  type CreateChance,
  type CreateQuickChance,
  createChanceInput,
  createQuickChanceInput,
} from '@zuschlag/validation/chance/chance-input';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type { Unfilled } from '../../../forms/use-schema-form.ts';
import { missingFields, reportAll } from './missing-fields.ts';

/** What the full form holds while one types; the details editor uses the same shape. */
export type ChanceValues = z.input<typeof createChanceInput>;
export type QuickChanceValues = z.input<typeof createQuickChanceInput>;
export type ChanceControl = Control<ChanceValues, unknown, CreateChance>;

/**
 * The schema of the full form: the server's, with the outside-information date of a public Chance unless the tenant does
 * without, and telling everything that is missing at once.
 */
export function chanceFormSchema(requiresOutsideInformation: boolean): z.ZodType<CreateChance, ChanceValues> {
  return z.custom<ChanceValues>().transform((values, context): CreateChance => {
    const result = createChanceInput.safeParse(values);
    reportAll(result, missingFields(values.input, requiresOutsideInformation), context);
    return result.data ?? z.NEVER;
  });
}

/** The schema of the quick form, telling everything that is missing at once. */
export const quickChanceFormSchema: z.ZodType<CreateQuickChance, QuickChanceValues> = z
  .custom<QuickChanceValues>()
  .transform((values, context): CreateQuickChance => {
    const result = createQuickChanceInput.safeParse(values);
    const description = { ...values.input.description, type: 'QuickOffer' };
    reportAll(result, missingFields({ description, deadline: {} }, false), context);
    return result.data ?? z.NEVER;
  });

/** An empty full form; the creator is its owner. */
export function emptyChance(ownerId: number): Unfilled<ChanceValues> {
  return {
    input: {
      description: {
        name: '',
        type: 'Public',
        customerId: null,
        customerName: '',
        customerType: 'existingCustomer',
        province: null,
        ownerId,
        platform: '',
        awardingAuthority: '',
        details: '',
        permanent: false,
        mobile: false,
        alarm: false,
      },
      deadline: {
        submission: null,
        submissionTime: '12:00',
        publication: null,
        questions: null,
        outsideInformation: null,
        siteVisit: null,
      },
      estimate: { revenue: null, hoursPerMonth: null, margin: null, effort: null, description: '' },
      contract: {
        startDate: null,
        endDate: null,
        pricingType: 'fixed',
        escalationClause: null,
        priceCriteria: null,
        qualityCriteria: null,
        referenceCriteria: null,
        paymentTerm: null,
      },
      operationalOrganizationIds: [],
      additionalText: '',
      referenceNumber: '',
    },
    executiveSummary: '',
  };
}
