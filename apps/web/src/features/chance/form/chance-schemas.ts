import {
  type CreateChance,
  type CreateQuickChance,
  createChanceInput,
  createQuickChanceInput,
} from '@zuschlag/validation/chance/chance-input';
import { flatFields } from '@zuschlag/validation/edits/field-values';
import { z } from 'zod';
import type { ChanceValues, QuickChanceValues } from './chance-values.ts';
import { missingFields, reportAll, wrongTogether } from './missing-fields.ts';
import { filesProblem, listsOf } from './sent-documents.ts';

/**
 * The schema of the full form: the server's, with the outside-information date of a public Chance unless the tenant does
 * without, and telling everything that is missing at once.
 */
export function chanceFormSchema(requiresOutsideInformation: boolean): z.ZodType<CreateChance, ChanceValues> {
  return z.custom<ChanceValues>().transform((values, context): CreateChance => {
    const result = createChanceInput.safeParse(withFiles(values));
    const { input } = values;
    const others = [...missingFields(input, requiresOutsideInformation), ...wrongTogether(input.contract)];
    reportAll(result, others, context);
    reportFiles(values, context);
    return result.data ?? z.NEVER;
  });
}

/** The schema of the quick form, telling everything that is missing at once. */
export const quickChanceFormSchema: z.ZodType<CreateQuickChance, QuickChanceValues> = z
  .custom<QuickChanceValues>()
  .transform((values, context): CreateQuickChance => {
    const result = createQuickChanceInput.safeParse(withFiles(values));
    const description = { ...values.input.description, type: 'QuickOffer' };
    const others = [...missingFields({ description, deadline: {} }, false), ...wrongTogether(values.input.contract)];
    reportAll(result, others, context);
    reportFiles(values, context);
    return result.data ?? z.NEVER;
  });

/** What the full form creates: a full Chance, or a quick one that is to be made full. */
export type NewChance = { full: CreateChance } | { quick: CreateQuickChance };

/**
 * The schema of the full form, which may go on as a quick Chance: then only what the quick form needs is checked, and the
 * rest goes along as it was typed.
 */
export function fullOrQuickSchema(
  requiresOutsideInformation: boolean,
  goesOnQuick: () => boolean,
): z.ZodType<NewChance, ChanceValues> {
  const full = chanceFormSchema(requiresOutsideInformation);
  return z.custom<ChanceValues>().transform((values, context): NewChance => {
    const result = goesOnQuick() ? quickChanceFormSchema.safeParse(quickOf(values)) : full.safeParse(values);
    for (const issue of result.error?.issues ?? []) context.issues.push({ ...issue, input: undefined } as never);
    if (!result.data) return z.NEVER;
    return goesOnQuick()
      ? { quick: { ...(result.data as CreateQuickChance), fullForm: flatFields(values.input) } }
      : { full: result.data as CreateChance };
  });
}

type Files = Pick<QuickChanceValues, 'sentDocuments'>;

function withFiles<Values extends Files>({ sentDocuments, ...values }: Values) {
  return { ...values, ...listsOf(sentDocuments) };
}

function reportFiles({ sentDocuments }: Files, context: z.RefinementCtx): void {
  const message = filesProblem(sentDocuments);
  if (message) context.addIssue({ code: 'custom', path: ['sentDocuments'], message });
}

function quickOf({ input, executiveSummary, sentDocuments }: ChanceValues): QuickChanceValues {
  const { name, customerId, customerName, customerType, ownerId } = input.description;
  const { submission, submissionTime } = input.deadline;
  const { startDate, endDate } = input.contract;
  return {
    executiveSummary,
    sentDocuments,
    input: {
      description: { name, customerId, customerName, customerType, ownerId, type: 'QuickOffer' },
      deadline: { submission, submissionTime },
      contract: { startDate, endDate },
      operationalOrganizationIds: input.operationalOrganizationIds,
      additionalText: input.additionalText,
    },
  };
}
