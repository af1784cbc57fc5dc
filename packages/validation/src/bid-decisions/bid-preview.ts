import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { isoDay } from '../measures/dates.ts';
import { fraction } from '../measures/units.ts';
import { ruleFinding } from '../rules/rules.ts';
import { bidSchema } from '../wire/enums.ts';
import { decisionParticipant } from './bid-decisions.ts';

const organizations = () => z.array(numericId()).min(1).max(limits.operationalOrganizations);

/** The figures of a Chance that is not created yet, as bid rules see them. */
export const bidPreviewInput = z.object({
  operationalOrganizationIds: organizations(),
  startDate: isoDay(),
  endDate: isoDay(),
  estimateRevenue: z.number().nonnegative().max(limits.money).nullish(),
  /** null: fixed price */
  escalationClause: fraction().nullish(),
});
export type BidPreviewInput = z.output<typeof bidPreviewInput>;

/** Organizations that a Chance does not ask yet. */
export const bidPreviewOnChance = z.object({ chanceId: opaqueId(), operationalOrganizationIds: organizations() });
export type BidPreviewOnChance = z.output<typeof bidPreviewOnChance>;

/** Who would be asked whether an organization bids, and what would be decided at once. */
export const bidPreview = z
  .object({
    operationalOrganizationId: numericId(),
    operationalOrganizationName: z.string(),
    operationalOrganizationShortName: z.string(),
    /** the decision that the organization's own rules take for it; null: its people decide */
    standingVote: bidSchema.nullable(),
    /** whether that ends the group at once */
    isFinal: z.boolean(),
    participantsOnDecisionGroup: z.array(decisionParticipant),
    ruleFindings: z.array(ruleFinding),
  })
  .meta({ id: 'BidPreview' });
export type BidPreview = z.output<typeof bidPreview>;
export const bidPreviews = z.array(bidPreview);
