import { z } from 'zod';
import { decisionGroup } from '../bid-decisions/bid-decisions.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { figure } from '../measures/units.ts';
import { ruleFinding } from '../rules/rules.ts';
import { person } from '../users/users.ts';
import { chanceStateSchema, marginDecisionValueSchema } from '../wire/enums.ts';
import { optionalText, text } from '../wire/text.ts';
import { marginChanges } from './margin-changes.ts';

export const marginOutcomes = ['open', 'contested', 'approved', 'rejected', 'withdrawn'] as const;
const marginOutcomeSchema = z.enum(marginOutcomes).meta({ id: 'MarginOutcome' });

/** `currentDecision` is the outcome of the standing round; null before the first request. Figures are those of the request. */
export const marginDecisionGroup = z
  .object({
    ...decisionGroup,
    currentDecision: marginOutcomeSchema.nullable(),
    round: z.int(),
    margin: figure(),
    totalCost: figure(),
    minutes: figure(),
    revenue: figure(),
    /** after overheads and risk, in EUR; null without them */
    netProfit: figure(),
    requestedAt: sentMoment().nullable(),
    recalculationRequestedAt: sentMoment().nullable(),
    recalculationReason: z.string().nullable(),
    /** approved, but the stored services, the terms of the contract, or what a notice states changed since */
    isStale: z.boolean(),
    /** what changed since; null unless stale, and for an approval from before the services of a round were kept */
    changes: marginChanges.nullable(),
  })
  .meta({ id: 'MarginDecisionGroup' });
export type MarginDecisionGroup = z.output<typeof marginDecisionGroup>;

export const marginDecision = z
  .object({
    id: opaqueId(),
    marginDecisionGroupId: opaqueId(),
    round: z.int(),
    decidedBy: numericId().nullable(),
    organizationId: numericId().nullable(),
    decision: marginDecisionValueSchema,
    comment: z.string().nullable(),
    /** on a request, and on an entry of the system, the rules behind it */
    findings: z.array(ruleFinding),
    /** on a request, what is different from the round before; null when nothing is */
    changes: marginChanges.nullable(),
    margin: figure(),
    totalCost: figure(),
    minutes: figure(),
    revenue: figure(),
    /** after overheads and risk, in EUR; null without them */
    netProfit: figure(),
    createdAt: sentMoment(),
    userOnDecision: person.nullable(),
    /** the absent person in whose place it was taken; null in the person's own right */
    onBehalfOf: person.nullable(),
  })
  .meta({ id: 'MarginDecision' });
export type MarginDecision = z.output<typeof marginDecision>;

/** The groups of a Chance with the state they stand in, and what a request would need first. */
export const marginGroupsOfChance = z
  .object({
    chanceId: opaqueId(),
    name: z.string(),
    chanceState: chanceStateSchema,
    groups: z.array(marginDecisionGroup),
  })
  .meta({ id: 'MarginDecisionGroups' });

export const marginGroupsByChance = z.object({ chanceId: opaqueId() });
export const marginDecisionsByGroup = z.object({ marginDecisionGroupId: opaqueId() });
export const marginDecisionsOfGroup = z
  .object({ group: marginDecisionGroup, marginDecisions: z.array(marginDecision), chanceState: chanceStateSchema })
  .meta({ id: 'MarginDecisionsOfGroup' });
export type MarginConversation = z.output<typeof marginDecisionsOfGroup>;

const voted = ['Approve', 'Reject', 'OverruleApprove', 'OverruleReject', 'Comment'] as const;

/** A comment is required for everything but an overrule. */
export const submitMarginDecisionInput = z
  .object({
    marginDecisionGroupId: opaqueId(),
    decision: z.enum(voted, { error: 'DECISION_REQUIRED' }).meta({ id: 'MarginVote' }),
    comment: optionalText(limits.comment),
    /** the organization that the decision is taken for; left out, the caller's own */
    forOrganizationId: numericId().nullish(),
  })
  .refine((value) => value.comment !== null || value.decision.startsWith('Overrule'), {
    error: 'COMMENT_REQUIRED',
    path: ['comment'],
  });
export type SubmitMarginDecision = z.output<typeof submitMarginDecisionInput>;

/** `confirmIncomplete` requests although a quick Chance that is to be made full misses fields. */
export const requestOnChance = z.object({ chanceId: opaqueId(), confirmIncomplete: z.boolean().nullish() });
export const requestOnGroup = z.object({ groupId: opaqueId() });

export const requestRecalculationInput = z.object({
  chanceId: opaqueId(),
  operationalOrgIds: z
    .array(numericId())
    .min(1, { error: 'ORGANIZATION_REQUIRED' })
    .max(limits.operationalOrganizations),
  reason: text(1, limits.reason),
});
export type RequestRecalculation = z.output<typeof requestRecalculationInput>;

export const pendingMarginGroups = z.array(
  z
    .object({ chanceId: opaqueId(), name: z.string(), groups: z.array(marginDecisionGroup) })
    .meta({ id: 'PendingMarginDecisionGroups' }),
);
