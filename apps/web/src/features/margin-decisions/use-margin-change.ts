import type { MarginConversation, MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { trpc } from '../../app/api/trpc.ts';

/** How the page follows a change of a margin group: it shows the answer, and reads what else changed with it. */
export function useMarginChange({ id: marginDecisionGroupId, chanceId }: MarginDecisionGroup) {
  const utils = trpc.useUtils();
  return {
    onSuccess: (answer: MarginConversation) => {
      utils.marginDecisions.ofGroup.setData({ marginDecisionGroupId }, answer);
      // The list beside it must not show for a moment what no longer holds.
      utils.marginDecisions.groupsOfChance.setData(
        { chanceId },
        (before) =>
          before && {
            ...before,
            groups: before.groups.map((group) => (group.id === marginDecisionGroupId ? answer.group : group)),
          },
      );
      void utils.chance.invalidate();
    },
    // The figures of the other groups and, after a refusal, the changes of others.
    onSettled: () => void utils.marginDecisions.invalidate(),
  };
}
