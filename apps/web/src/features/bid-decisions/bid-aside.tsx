import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, ConfirmDialog, toasts } from '@zuschlag/ui';
import type { BidConversation, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { chancePaths } from '../chance/workspace/chance-paths.ts';
import { NextStepsCard } from '../decisions/next-steps-card.tsx';
import { ParticipantsCard } from '../decisions/participants-card.tsx';
import { AddOrganizationDialog } from './add-organization-dialog.tsx';
import { useBidNextSteps } from './bid-actions.ts';
import { useBidMessages } from './bid-messages.ts';
import { useBidChange } from './use-bid-change.ts';

/** Beside the conversation: who takes part, what happens next, and what the owner may still change. */
export function BidAside({
  conversation: { group, bidDecisions },
  mayWithdraw,
}: {
  conversation: BidConversation;
  mayWithdraw: boolean;
}) {
  const { t } = useLingui();
  const { stateOf } = useBidMessages();
  const steps = useBidNextSteps(group, bidDecisions);
  const change = useBidChange(group);
  const addParticipant = trpc.bidDecisions.addParticipant.useMutation(change);
  const removeParticipant = trpc.bidDecisions.removeParticipant.useMutation(change);
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
      <NextStepsCard steps={steps} />
      {mayWithdraw && group.currentDecision === null ? <WithdrawButton group={group} /> : null}
    </>
  );
}

/** Asks an organization no longer at all, as long as it has not decided. */
function WithdrawButton({ group }: { group: BidDecisionGroup }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const removeOrganization = trpc.bidDecisions.removeOrganization.useMutation();
  const [isAsking, setAsking] = useState(false);
  const { chanceId, operationalOrganizationId: organizationId, operationalOrganizationShortName: name } = group;
  const withdraw = async () => {
    try {
      await removeOrganization.mutateAsync({ chanceId, organizationId });
    } catch (error) {
      showError(error);
      throw error;
    }
    toasts.success(t`${name} wird nicht mehr gefragt.`);
    await navigate({ href: chancePaths(chanceId).bidDecisions });
    await Promise.all([utils.bidDecisions.groupsOfChance.invalidate(), utils.chance.invalidate()]);
  };
  return (
    <div>
      <Button variant="ghost" size="small" onPress={() => setAsking(true)}>
        {t`${name} zurückziehen`}
      </Button>
      <ConfirmDialog
        title={t`${name} zurückziehen?`}
        text={t`Die Gesellschaft wird nicht mehr gefragt, ihre Gruppe und die Kommentare darin entfallen.`}
        confirmLabel={t`Zurückziehen`}
        cancelLabel={t`Abbrechen`}
        danger
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={removeOrganization.isPending}
        onConfirm={withdraw}
      />
    </div>
  );
}
