import { useLingui } from '@lingui/react/macro';
import type { BidConversation } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { trpc } from '../../app/api/trpc.ts';
import { NextStepCard } from '../chance/next-step/next-step-card.tsx';
import { useChance } from '../chance/workspace/chance-context.ts';
import { NextStepsCard } from '../decisions/next-steps-card.tsx';
import { ParticipantsCard } from '../decisions/participants-card.tsx';
import { AddOrganizationDialog } from './add-organization-dialog.tsx';
import { useBidNextSteps } from './bid-actions.ts';
import { useBidMessages } from './bid-messages.ts';
import { useBidChange } from './use-bid-change.ts';

/** Beside the conversation: who takes part, what happens next, and what the owner may still change. */
export function BidAside({ conversation: { group, bidDecisions } }: { conversation: BidConversation }) {
  const { t } = useLingui();
  const { stateOf } = useBidMessages();
  const steps = useBidNextSteps(group, bidDecisions);
  const change = useBidChange(group);
  const addParticipant = trpc.bidDecisions.addParticipant.useMutation(change);
  const removeParticipant = trpc.bidDecisions.removeParticipant.useMutation(change);
  const chance = useChance();
  const groupId = group.id;
  const name = group.operationalOrganizationShortName;
  return (
    <>
      <ParticipantsCard
        participants={group.participantsOnDecisionGroup}
        stateOf={stateOf(group)}
        onRemove={
          group.mayChangeParticipants
            ? (participant) => removeParticipant.mutateAsync({ groupId, organizationId: participant.id })
            : undefined
        }
        aside={
          group.mayChangeParticipants ? (
            <AddOrganizationDialog
              title={t`Gesellschaft beteiligen`}
              text={t`Sie sieht dann die Chance und entscheidet mit, ob ${name} bietet.`}
              except={group.participantsOnDecisionGroup.map(({ id }) => id)}
              onAdd={(organizationId) => addParticipant.mutateAsync({ groupId, organizationId })}
            />
          ) : undefined
        }
      />
      {group.isFinal ? (
        <NextStepCard chance={chance} page="bidDecisions" isGroupMine={false} />
      ) : (
        <NextStepsCard steps={steps} />
      )}
    </>
  );
}
