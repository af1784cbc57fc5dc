import { z } from 'zod';
import { documentsAtCreation } from '../documents/documents.ts';
import { fieldValue } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { clockTime, isoDay } from '../measures/dates.ts';
import { fraction } from '../measures/units.ts';
import type { chanceTypes } from '../vocabulary.ts';
import { customerTypeInput, provinceInput } from '../wire/aliases.ts';
import { chanceTypeSchema, pricingTypeSchema } from '../wire/enums.ts';
import { line, optionalLine, optionalText, text } from '../wire/text.ts';
import { awardFields, extensionFields, missingOfExtension, stageFields, stagesWithoutDay } from './award-fields.ts';

/** Name, customer and organizations: the common part of the quick and the full form. */
const essentials = {
  name: line(limits.chanceName.min, limits.chanceName.max),
  /** an existing customer, or a name; the server creates a customer for an unknown name */
  customerId: opaqueId().nullish(),
  customerName: optionalLine(limits.customerName.max),
  customerType: customerTypeInput(),
};

const fullDescription = z.object({
  ...essentials,
  type: z.enum(['Public', 'Private']).meta({ shownAs: chanceTypeSchema }),
  province: provinceInput(),
  /** null: the creator */
  ownerId: numericId().nullish(),
  platform: optionalLine(limits.platform),
  awardingAuthority: optionalLine(limits.awardingAuthority),
  details: text(limits.details.min, limits.details.max),
  permanent: z.boolean().default(false),
  mobile: z.boolean().default(false),
  alarm: z.boolean().default(false),
  ...awardFields(),
});

/** Public tenders need a platform and an authority, private ones have neither. */
export const descriptionInput = fullDescription
  .superRefine((value, context) => {
    requireCustomer(value, context);
    if (value.type === 'Public') {
      requireLength(context, 'platform', value.platform);
      requireLength(context, 'awardingAuthority', value.awardingAuthority);
    }
    if (!value.permanent && !value.mobile && !value.alarm) problem(context, 'permanent', 'SERVICE_TYPE_REQUIRED');
  })
  .transform((value) => (value.type === 'Private' ? { ...value, platform: null, awardingAuthority: null } : value))
  .meta({ id: 'DescriptionInput' });

const day = () =>
  isoDay()
    .nullish()
    .transform((value) => value ?? null);

export const deadlineInput = z
  .object({
    submission: isoDay(),
    submissionTime: clockTime().default('12:00'),
    publication: day(),
    questions: day(),
    outsideInformation: day(),
    siteVisit: day(),
    ...stageFields(),
  })
  .superRefine((value, context) => {
    for (const stage of stagesWithoutDay(value)) problem(context, stage, 'REQUIRED');
  })
  .meta({ id: 'DeadlineInput' });

export const estimateInput = z
  .object({
    revenue: z.int().positive().max(limits.money),
    hoursPerMonth: z.int().positive().max(1_000_000),
    margin: fraction(),
    effort: z.int().positive().max(1_000_000),
    description: optionalText(limits.estimateDescription),
  })
  .meta({ id: 'EstimateInput' });

const criterion = () => z.int().min(0).max(100);

/** `pricingType` is not stored: fixed drops the clause, variable needs one. Without it the clause alone decides. */
export const contractInput = z
  .object({
    startDate: isoDay(),
    endDate: isoDay(),
    pricingType: pricingTypeSchema.nullish(),
    escalationClause: fraction()
      .nullish()
      .transform((value) => value ?? null),
    priceCriteria: criterion(),
    qualityCriteria: criterion(),
    referenceCriteria: criterion(),
    paymentTerm: z
      .int()
      .positive()
      .max(3650)
      .nullish()
      .transform((value) => value ?? null),
    ...extensionFields(),
  })
  .superRefine((value, context) => {
    checkPeriod(value, context);
    const missing = missingOfExtension(value);
    if (missing) problem(context, missing, 'REQUIRED');
    if (value.priceCriteria + value.qualityCriteria + value.referenceCriteria !== 100)
      problem(context, 'priceCriteria', 'CRITERIA_SUM');
    if (value.pricingType === 'variable' && value.escalationClause === null)
      problem(context, 'escalationClause', 'CLAUSE_REQUIRED');
  })
  .transform(({ pricingType, ...value }) => (pricingType === 'fixed' ? { ...value, escalationClause: null } : value))
  .meta({ id: 'ContractInput' });

/** `description.type` decides which deadlines are kept; a public tender needs publication and questions. */
export const chanceInput = z
  .object({
    description: descriptionInput,
    deadline: deadlineInput,
    estimate: estimateInput,
    contract: contractInput,
    operationalOrganizationIds: organizationIds(),
    additionalText: optionalText(limits.longText),
    referenceNumber: optionalLine(limits.referenceNumber),
  })
  .superRefine((value, context) => checkDeadlines(value, context))
  .transform((value) => ({ ...value, deadline: deadlinesFor(value.description.type, value.deadline) }))
  .meta({ id: 'ChanceInput' });
export type ChanceInput = z.output<typeof chanceInput>;
export type ChanceFormValues = z.input<typeof chanceInput>;

export const createChanceInput = z.object({
  input: chanceInput,
  executiveSummary: optionalText(limits.longText),
  ...documentsAtCreation,
  /** the AI import whose files the Chance takes over, before further `documents` */
  aiImportId: opaqueId().nullish(),
  /** further lots of the same procedure: each becomes a Chance beside the first, with the same summary and files */
  furtherLots: z
    .array(z.object({ input: chanceInput }).meta({ id: 'LotInput' }))
    .max(limits.lotsAtCreation - 1)
    .nullish(),
});
export type CreateChance = z.output<typeof createChanceInput>;

/** The quick form: no type, no province, no estimate. */
export const quickChanceInput = z
  .object({
    description: z
      .object({
        ...essentials,
        ownerId: numericId().nullish(),
        type: z.literal('QuickOffer').meta({ shownAs: chanceTypeSchema }).default('QuickOffer'),
        lotNumber: optionalLine(limits.lotNumber),
        lotTitle: optionalLine(limits.lotTitle),
      })
      .superRefine(requireCustomer)
      .meta({ id: 'QuickDescriptionInput' }),
    deadline: z
      .object({ submission: isoDay(), submissionTime: clockTime().default('12:00') })
      .meta({ id: 'QuickDeadlineInput' }),
    contract: z
      .object({ startDate: isoDay(), endDate: isoDay() })
      .superRefine(checkPeriod)
      .meta({ id: 'QuickContractInput' }),
    operationalOrganizationIds: organizationIds(),
    additionalText: optionalText(limits.longText),
  })
  .meta({ id: 'QuickChanceInput' });

/**
 * What was typed into the full form, by the dotted paths of its fields; it goes on as a quick Chance that is to be made
 * full. What cannot be stored yet stays with the Chance as a draft.
 */
const typedFullForm = () => z.record(z.string().max(100), fieldValue).nullish().meta({ isInFacade: false });

export const createQuickChanceInput = z.object({
  input: quickChanceInput,
  executiveSummary: optionalText(limits.longText),
  ...documentsAtCreation,
  /** the AI import whose files the Chance takes over, before further `documents` */
  aiImportId: opaqueId().nullish(),
  fullForm: typedFullForm(),
  /** further lots of the same procedure: each becomes a Chance beside the first, with the same summary and files */
  furtherLots: z
    .array(z.object({ input: quickChanceInput, fullForm: typedFullForm() }).meta({ id: 'QuickLotInput' }))
    .max(limits.lotsAtCreation - 1)
    .nullish(),
});
export type CreateQuickChance = z.output<typeof createQuickChanceInput>;

const warnings = z.array(z.enum(chanceWarnings()).meta({ id: 'ChanceWarning' }));

/** The answer to both: the id, and warnings about unusual input. */
export const createdChance = z
  .object({
    id: opaqueId(),
    warnings,
    /** the Chances of `furtherLots`, in their order */
    furtherLots: z.array(z.object({ id: opaqueId(), warnings }).meta({ id: 'CreatedLot' })),
  })
  .meta({ id: 'CreatedChance' });

export function chanceWarnings() {
  return [
    'OUTSIDE_INFORMATION_MISSING',
    'QUESTIONS_AFTER_SUBMISSION',
    'SUBMISSION_IN_PAST',
    'SITE_VISIT_AFTER_SUBMISSION',
    'PARTICIPATION_AFTER_SUBMISSION',
    'BINDING_BEFORE_SUBMISSION',
    'AWARD_BEFORE_SUBMISSION',
    'CONTRACT_BEFORE_SUBMISSION',
  ] as const;
}
export type ChanceWarning = ReturnType<typeof chanceWarnings>[number];

export const contractDurationInput = z
  .object({
    chanceId: opaqueId(),
    startDate: isoDay(),
    endDate: isoDay(),
    /** with services: calculate all of them anew, and cut the shifts that lie outside of the new days */
    confirmsRecalculation: z.boolean().nullish(),
  })
  .superRefine(checkPeriod);
export type ContractDuration = z.output<typeof contractDurationInput>;

/** For a Private Chance publication, questions and site visit do not exist. */
export function deadlinesFor<Deadline extends z.output<typeof deadlineInput>>(
  type: (typeof chanceTypes)[number],
  deadline: Deadline,
): Deadline {
  return type === 'Private' ? { ...deadline, publication: null, questions: null, siteVisit: null } : deadline;
}

/** The deadlines a Public Chance must have. */
export function checkDeadlines(
  value: { description: { type: string }; deadline: z.output<typeof deadlineInput> },
  context: z.RefinementCtx,
) {
  if (value.description.type !== 'Public') return;
  for (const key of ['publication', 'questions'] as const) {
    if (!value.deadline[key]) context.addIssue({ code: 'custom', path: ['deadline', key], message: 'REQUIRED' });
  }
}

/** Start before end, and not longer than the engine accepts. */
export function checkPeriod(value: { startDate: string; endDate: string }, context: z.RefinementCtx) {
  const wrong = periodProblem(value);
  if (wrong) problem(context, 'endDate', wrong);
}

/** The problem of the last day of a contract. */
export function periodProblem({ startDate, endDate }: { startDate: string; endDate: string }) {
  if (endDate < startDate) return 'END_BEFORE_START' as const;
  return endDate >= anniversary(startDate, limits.contractYears) ? ('CONTRACT_TOO_LONG' as const) : null;
}

/** The first day that no longer belongs to a contract of so many years. */
function anniversary(startDate: string, years: number): string {
  const day = `${Number(startDate.slice(0, 4)) + years}${startDate.slice(4)}`;
  return z.iso.date().safeParse(day).success ? day : day.replace('-02-29', '-02-28');
}

function organizationIds() {
  return z
    .array(numericId())
    .min(1, { error: 'ORGANIZATION_REQUIRED' })
    .max(limits.operationalOrganizations)
    .transform((ids) => [...new Set(ids)]);
}

function requireCustomer(value: { customerId?: string | null; customerName: string | null }, context: z.RefinementCtx) {
  if (!value.customerId && (value.customerName ?? '').length < limits.customerName.min)
    problem(context, 'customerName', 'CUSTOMER_REQUIRED');
}

function requireLength(context: z.RefinementCtx, path: string, value: string | null) {
  if (!value) problem(context, path, 'REQUIRED');
  else if (value.length < 2) problem(context, path, 'TOO_SHORT');
}

function problem(context: z.RefinementCtx, path: string, message: string) {
  context.addIssue({ code: 'custom', path: [path], message });
}
