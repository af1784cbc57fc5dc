import { groupComment } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { opaqueId } from '@zuschlag/validation/ids';
import {
  marginGroupsOfChance as groupsOfChance,
  marginDecisionsByGroup,
  marginDecisionsOfGroup,
  marginGroupsByChance,
  pendingMarginGroups as pendingGroups,
  requestOnChance as requestOnChanceInput,
  requestOnGroup as requestOnGroupInput,
  requestRecalculationInput,
  submitMarginDecisionInput,
} from '@zuschlag/validation/margin-decisions/margin-decisions';
import { marginRequestPreview } from '@zuschlag/validation/margin-decisions/margin-preview';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { commentOnBidGroup } from '../bid-decisions/decide.ts';
import { commentOnMarginGroup, submitMarginDecision } from './decide.ts';
import {
  marginConversation,
  marginConversationOn,
  marginGroupsOfChance,
  marginGroupsOn,
  pendingMarginGroups,
} from './list-groups.ts';
import { requestRecalculation } from './recalculation.ts';
import { previewRequest } from './requests/preview-request.ts';
import { requestOnChance, requestOnGroup } from './requests/request-approval.ts';

export const marginDecisionsRouter = router({
  groupsOfChance: signedIn
    .input(marginGroupsByChance)
    .output(groupsOfChance)
    .query(({ ctx, input }) => marginGroupsOfChance(ctx, input.chanceId)),
  ofGroup: signedIn
    .input(marginDecisionsByGroup)
    .output(marginDecisionsOfGroup)
    .query(({ ctx, input }) => marginConversation(ctx, input.marginDecisionGroupId)),
  pending: signedIn.output(pendingGroups).query(({ ctx }) => pendingMarginGroups(ctx)),
  previewRequest: signedIn
    .input(marginGroupsByChance)
    .output(marginRequestPreview)
    .query(({ ctx, input }) => previewRequest(ctx, input.chanceId)),
  submit: signedIn
    .input(submitMarginDecisionInput)
    .output(marginDecisionsOfGroup)
    .mutation(async ({ ctx, input }) =>
      marginConversationOn(ctx, await submitMarginDecision(ctx, input), input.marginDecisionGroupId),
    ),
  commentOnGroup: signedIn
    .input(groupComment)
    .output(z.object({ id: opaqueId() }))
    .mutation(async ({ ctx, input: { groupId, comment, type } }) => {
      const commentOn = type === 'BidDecision' ? commentOnBidGroup : commentOnMarginGroup;
      return { id: await commentOn(ctx, groupId, comment) };
    }),
  requestOnChance: signedIn
    .input(requestOnChanceInput)
    .output(groupsOfChance)
    .mutation(async ({ ctx, input }) =>
      marginGroupsOn(
        ctx,
        await requestOnChance(ctx, input.chanceId, { confirmsIncomplete: input.confirmIncomplete === true }),
      ),
    ),
  requestOnGroup: signedIn
    .input(requestOnGroupInput)
    .output(marginDecisionsOfGroup)
    .mutation(async ({ ctx, input }) =>
      marginConversationOn(ctx, await requestOnGroup(ctx, input.groupId), input.groupId),
    ),
  requestRecalculation: signedIn
    .input(requestRecalculationInput)
    .output(groupsOfChance)
    .mutation(async ({ ctx, input }) => marginGroupsOn(ctx, await requestRecalculation(ctx, input))),
});
