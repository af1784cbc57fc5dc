import { z } from 'zod';
import { denial } from '../chance/chance.ts';
import { restatement } from '../chance/restatement.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { sentMoment } from '../measures/dates.ts';
import { ruleFinding } from '../rules/rules.ts';
import { person } from '../users/users.ts';
import { bidActionSchema, bidSchema, chanceStateSchema, groupPermissionSchema } from '../wire/enums.ts';
import { optionalText, text } from '../wire/text.ts';

/** An organization whose decision counts. `hasDecided`: it supports the current decision (bid) or has voted (margin). */
export const decisionParticipant = z
  .object({
    id: numericId(),
    organizationName: z.string(),
    shortName: z.string(),
    isOperational: z.boolean(),
    hasDecided: z.boolean(),
    /** why its decision counts */
    reason: z.enum(['operational', 'chance', 'rule', 'hand', 'overrule']).meta({ id: 'ParticipationReason' }),
    /** the names of its rules that want it to be asked */
    ruleNames: z.array(z.string()),
  })
  .meta({ id: 'DecisionParticipant' });

/**
 * The common fields of bid and margin groups. `awaitingOrganizationId` depends on the viewer; null means that the group
 * has decided.
 */
export const decisionGroup = {
  id: opaqueId(),
  chanceId: opaqueId(),
  operationalOrganizationId: numericId(),
  operationalOrganizationName: z.string(),
  operationalOrganizationShortName: z.string(),
  awaitingOrganizationId: numericId().nullable(),
  isFinal: z.boolean(),
  isContested: z.boolean(),
  autoApproved: z.boolean(),
  /** 0 to 100 */
  progress: z.int(),
  participantsOnDecisionGroup: z.array(decisionParticipant),
  permissions: z.array(groupPermissionSchema),
  denials: z.array(denial(groupPermissionSchema, 'GroupDenial')),
  /** what each rule said when the group was opened or the round began */
  ruleFindings: z.array(ruleFinding).meta({ isInFacade: false }),
  /** since when other rules are active than those the group runs by; null: they are the same, or it is decided */
  rulesChangedAt: sentMoment().nullable(),
  /** what the decision rests on and was changed since by a changed notice; null: nothing */
  restatement: restatement.nullable(),
  /** whose decision the caller takes, when it is not the caller's own: a deputy, or the main organization for one that
   * has no person left who can decide */
  decidesFor: z
    .object({ organizationId: numericId(), shortName: z.string(), onBehalfOf: z.string().nullable() })
    .meta({ id: 'DecidesFor' })
    .nullable(),
  createdAt: sentMoment(),
  finalAt: sentMoment().nullable(),
};
export type DecisionGroup = z.output<z.ZodObject<typeof decisionGroup>>;

export const bidDecisionGroup = z
  .object({
    ...decisionGroup,
    currentDecision: bidSchema.nullable(),
    currentFlipOrganizationId: numericId().nullable(),
    /** since when an organization that had agreed to bid is out again; null: it is not */
    withdrawnAt: sentMoment().nullable(),
    withdrawalReason: z.string().nullable(),
    /** whether the caller may add and remove participants */
    mayChangeParticipants: z.boolean(),
  })
  .meta({ id: 'BidDecisionGroup' });
export type BidDecisionGroup = z.output<typeof bidDecisionGroup>;

/** An entry of the conversation. `userOnDecision` null: the system. `decision` is the result after the entry. */
export const bidDecision = z
  .object({
    id: opaqueId(),
    bidDecisionGroupId: opaqueId(),
    participantId: numericId().nullable(),
    decidedBy: numericId().nullable(),
    organizationId: numericId().nullable(),
    decision: bidSchema.nullable(),
    action: bidActionSchema,
    /** the very first decision of the group */
    isFirst: z.boolean(),
    comment: z.string().nullable(),
    /** on an entry of the system, the rules behind it */
    findings: z.array(ruleFinding),
    createdAt: sentMoment(),
    userOnDecision: person.nullable(),
    /** the absent person in whose place it was taken; null in the person's own right */
    onBehalfOf: person.nullable(),
  })
  .meta({ id: 'BidDecision' });
export type BidDecision = z.output<typeof bidDecision>;

export const bidGroupsOfChance = z.object({ chanceId: opaqueId() });
export const bidDecisionsByGroup = z.object({ groupId: opaqueId(), chanceId: opaqueId().nullish() });
export const bidDecisionsOfGroup = z
  .object({ group: bidDecisionGroup, bidDecisions: z.array(bidDecision), chanceState: chanceStateSchema })
  .meta({ id: 'BidDecisionsOfGroup' });
export type BidConversation = z.output<typeof bidDecisionsOfGroup>;

const empty = (value: unknown) => (value === '' ? null : value);

/** The state of the group decides which fields may be combined (docs/domain.md, Bid decisions); empty strings are unset. */
export const submitBidDecisionInput = z.object({
  input: z
    .object({
      bidDecisionGroupId: opaqueId(),
      action: z.preprocess(empty, bidActionSchema.nullish()),
      decision: z.preprocess(empty, bidSchema.nullish()),
      comment: optionalText(limits.comment),
      /** the organization that the decision is taken for; left out, the caller's own */
      forOrganizationId: numericId().nullish(),
    })
    .meta({ id: 'SubmitDecisionInput' }),
});
export type SubmitBidDecision = z.output<typeof submitBidDecisionInput>;

export const groupComment = z.object({
  groupId: opaqueId(),
  comment: text(1, limits.comment),
  type: z.enum(['BidDecision', 'MarginDecision']).meta({ id: 'DecisionGroupType' }),
});
export type GroupComment = z.output<typeof groupComment>;

export const groupParticipant = z.object({ groupId: opaqueId(), organizationId: numericId() });
export const chanceOrganizationInput = z.object({ chanceId: opaqueId(), organizationId: numericId() });

/** Takes back that an organization bids, while the Chance is calculated. */
export const withdrawBidderInput = z.object({
  chanceId: opaqueId(),
  organizationId: numericId(),
  reason: text(1, limits.reason),
});
export type WithdrawBidder = z.output<typeof withdrawBidderInput>;

/** Open groups per Chance that wait for a decision, for the dashboard and the palette. */
export const pendingBidGroups = z.array(
  z
    .object({ chanceId: opaqueId(), name: z.string(), groups: z.array(bidDecisionGroup) })
    .meta({ id: 'PendingBidDecisionGroups' }),
);
