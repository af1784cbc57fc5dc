import { useLingui } from '@lingui/react/macro';
import { Avatar, Card, CardHeader, ConfirmDialog, IconButton } from '@zuschlag/ui';
import type { BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useSession } from '../../app/session/session.tsx';

export type Participant = BidDecisionGroup['participantsOnDecisionGroup'][number];
export type ParticipantState = { text: string; look: 'mine' | 'waiting' | 'yes' | 'no' | 'plain' };

const looks: Record<ParticipantState['look'], string> = {
  mine: 'text-state-editing-text',
  waiting: 'text-state-pending-text',
  yes: 'text-state-won-text',
  no: 'text-state-lost-text',
  plain: 'text-ink-3',
};

/** The participants, the reason for their participation, and their replies. */
export function ParticipantsCard({
  participants,
  stateOf,
  aside,
  onRemove,
}: {
  participants: readonly Participant[];
  stateOf: (participant: Participant) => ParticipantState;
  /** the way to add one */
  aside?: ReactNode;
  onRemove?: (participant: Participant) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const reasons = useReasonWords();
  return (
    <Card label={t`Beteiligte`}>
      <CardHeader title={t`Beteiligte`} aside={aside} />
      <ul className="py-1.5">
        {participants.map((participant) => {
          const { text, look } = stateOf(participant);
          const isMe = participant.id === organizationId;
          return (
            <li key={participant.id} className="flex items-center gap-2.5 px-4 py-2">
              <Avatar name={participant.shortName} isMe={isMe} hasTooltip={false} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{participant.shortName}</span>
                <span className="block text-12 text-ink-3">
                  {isMe ? t`Ihre Gesellschaft` : reasons[participant.reason]}
                </span>
              </span>
              <span className={`shrink-0 font-semibold text-12 ${looks[look]}`}>{text}</span>
              {onRemove && participant.reason !== 'operational' ? (
                <RemoveButton participant={participant} onRemove={onRemove} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Why an organization takes part, in a few words. */
export function useReasonWords(): Record<Participant['reason'], string> {
  const { t } = useLingui();
  return {
    operational: t`operativ`,
    chance: t`Gesellschaft der Chance`,
    rule: t`durch eine Regel beteiligt`,
    hand: t`von Hand hinzugefügt`,
    overrule: t`hat überstimmt`,
  };
}

function RemoveButton({
  participant,
  onRemove,
}: {
  participant: Participant;
  onRemove: (participant: Participant) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const name = participant.shortName;
  const remove = async () => {
    setPending(true);
    try {
      await onRemove(participant);
    } catch (error) {
      showError(error);
      throw error;
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <IconButton size="tight" label={t`${name} nicht mehr fragen`} icon={<X />} onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={t`${name} nicht mehr fragen?`}
        text={t`Die Gesellschaft entscheidet hier nicht mehr mit. Haben alle übrigen zugestimmt, endet die Gruppe damit.`}
        confirmLabel={t`Nicht mehr fragen`}
        cancelLabel={t`Abbrechen`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        onConfirm={remove}
      />
    </>
  );
}
