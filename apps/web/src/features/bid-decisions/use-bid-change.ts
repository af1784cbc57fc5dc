import type { BidConversation, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { trpc } from '../../app/api/trpc.ts';

/** How the page follows a change of a bid group: it shows the answer, and after a refusal reads the changes of others. */
export function useBidChange({ id: groupId, chanceId }: BidDecisionGroup) {
  const utils = trpc.useUtils();
  return {
    onSuccess: (answer: BidConversation) => {
      utils.bidDecisions.ofGroup.setData({ groupId, chanceId }, answer);
      // The list beside it must not show for a moment what no longer holds.
      utils.bidDecisions.groupsOfChance.setData({ chanceId }, (groups) =>
        groups?.map((group) => (group.id === groupId ? answer.group : group)),
      );
      void utils.bidDecisions.groupsOfChance.invalidate();
      void utils.chance.invalidate();
    },
    onError: () => void utils.bidDecisions.invalidate(),
  };
}
