import {
  bidDecisionGroup,
  bidDecisionsByGroup,
  bidDecisionsOfGroup,
  bidGroupsOfChance as bidGroupsByChance,
  chanceOrganizationInput,
  groupParticipant,
  pendingBidGroups as pendingGroups,
  submitBidDecisionInput,
  withdrawBidderInput,
} from '@zuschlag/validation/bid-decisions/bid-decisions';
import { bidPreviewInput, bidPreviewOnChance, bidPreviews } from '@zuschlag/validation/bid-decisions/bid-preview';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { submitBidDecision } from './decide.ts';
import { bidConversation, bidConversationOn, bidGroupsOfChance, pendingBidGroups } from './list-groups.ts';
import { addOrganization, removeOrganization } from './participants/chance-organizations.ts';
import { addParticipant, removeParticipant } from './participants/participants.ts';
import { previewBids, previewBidsOnChance } from './participants/preview-bids.ts';
import { withdrawBidder } from './withdraw-bidder.ts';

const groups = z.array(bidDecisionGroup);

export const bidDecisionsRouter = router({
  groupsOfChance: signedIn
    .input(bidGroupsByChance)
    .output(groups)
    .query(({ ctx, input }) => bidGroupsOfChance(ctx, input.chanceId)),
  ofGroup: signedIn
    .input(bidDecisionsByGroup)
    .output(bidDecisionsOfGroup)
    .query(({ ctx, input }) => bidConversation(ctx, input.groupId, input.chanceId)),
  pending: signedIn.output(pendingGroups).query(({ ctx }) => pendingBidGroups(ctx)),
  preview: signedIn
    .input(bidPreviewInput)
    .output(bidPreviews)
    .query(({ ctx, input }) => previewBids(ctx, input)),
  previewOnChance: signedIn
    .input(bidPreviewOnChance)
    .output(bidPreviews)
    .query(({ ctx, input }) => previewBidsOnChance(ctx, input)),
  submit: signedIn
    .input(submitBidDecisionInput)
    .output(bidDecisionsOfGroup)
    .mutation(async ({ ctx, input }) => {
      const chance = await submitBidDecision(ctx, input);
      return bidConversationOn(ctx, chance, input.input.bidDecisionGroupId);
    }),
  addParticipant: signedIn
    .input(groupParticipant)
    .output(bidDecisionsOfGroup)
    .mutation(async ({ ctx, input }) => {
      await addParticipant(ctx, input);
      return bidConversation(ctx, input.groupId);
    }),
  removeParticipant: signedIn
    .input(groupParticipant)
    .output(bidDecisionsOfGroup)
    .mutation(async ({ ctx, input }) => {
      await removeParticipant(ctx, input);
      return bidConversation(ctx, input.groupId);
    }),
  addOrganization: signedIn
    .input(chanceOrganizationInput)
    .output(groups)
    .mutation(async ({ ctx, input }) => {
      await addOrganization(ctx, input);
      return bidGroupsOfChance(ctx, input.chanceId);
    }),
  removeOrganization: signedIn
    .input(chanceOrganizationInput)
    .output(groups)
    .mutation(async ({ ctx, input }) => {
      await removeOrganization(ctx, input);
      return bidGroupsOfChance(ctx, input.chanceId);
    }),
  withdrawBidder: signedIn
    .input(withdrawBidderInput)
    .output(groups)
    .mutation(async ({ ctx, input }) => {
      await withdrawBidder(ctx, input);
      return bidGroupsOfChance(ctx, input.chanceId);
    }),
});
