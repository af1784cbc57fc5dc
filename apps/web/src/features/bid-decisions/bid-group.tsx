import { useLingui } from '@lingui/react/macro';
import { StateBadge } from '@zuschlag/ui';
import type { BidConversation, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { Bid, BidAction, ChanceState } from '@zuschlag/validation/vocabulary';
import { trpc } from '../../app/api/trpc.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { ClosedNote } from '../decisions/closed-note.tsx';
import { DecisionCard } from '../decisions/decision-card.tsx';
import { DecisionInput } from '../decisions/decision-input.tsx';
import { useHeld } from '../decisions/use-held.ts';
import { useNameList } from '../decisions/use-name-list.ts';
import { useBidActions } from './bid-actions.ts';
import { useBidMessages } from './bid-messages.ts';
import { replyToDecision } from './reply-to-decision.ts';
import { useBidChange } from './use-bid-change.ts';

/** The conversation in which an organization's bid is decided, and the input under it. */
export function BidGroup({ conversation: { group, bidDecisions, chanceState } }: { conversation: BidConversation }) {
  const { t } = useLingui();
  const messages = useBidMessages();
  const name = group.operationalOrganizationShortName;
  return (
    <DecisionCard
      title={t`Bid-Entscheidung ${name}`}
      group={group}
      decisions={bidDecisions}
      messages={messages}
      emptyText={t`Noch keine Beiträge.`}
      badge={
        group.withdrawnAt ? (
          <StateBadge tone="lost">{t`Zurückgezogen`}</StateBadge>
        ) : group.isContested ? (
          <StateBadge tone="pending">{t`Uneinig`}</StateBadge>
        ) : undefined
      }
    >
      <BidInput key={group.id} group={group} chanceState={chanceState} />
    </DecisionCard>
  );
}

/** What the viewer may decide or say about a bid. */
export function BidInput({ group: latest, chanceState }: { group: BidDecisionGroup; chanceState: ChanceState }) {
  const { t } = useLingui();
  const submit = trpc.bidDecisions.submit.useMutation(useBidChange(latest));
  const group = useHeld(latest, submit.isPending);
  const actions = useBidActions(group);
  const send = (reply: { action: BidAction; decision: Bid | null; comment: string | null }) =>
    submit.mutateAsync({
      input: {
        ...{ bidDecisionGroupId: group.id, ...reply },
        forOrganizationId: group.decidesFor?.organizationId ?? null,
      },
    });
  return (
    <DecisionInput
      group={group}
      closed={group.isFinal ? <FinalNote group={group} chanceState={chanceState} /> : null}
      draftKey={`bid-${group.id}`}
      actions={actions}
      hint={hintFor(
        group,
        actions.length,
        t`Zuerst entscheidet ${group.operationalOrganizationShortName}; kommentieren können Sie schon.`,
      )}
      onReply={({ action, comment }) => send({ ...replyToDecision(action, group.currentDecision), comment })}
      overrule={{
        options: [
          { id: 'Bid', label: t`Bid` },
          { id: 'Nobid', label: t`No-Bid` },
        ],
        text: t`Sie entscheiden abschließend für alle Beteiligten. Danach lässt sich nichts mehr ändern.`,
        onOverrule: (decision: Bid, comment) => send({ action: 'Overrule', decision, comment }),
      }}
    />
  );
}

/** Explains to a later participant why the form offers only a comment. */
function hintFor({ denials }: BidDecisionGroup, count: number, hint: string): string | undefined {
  const isLater = denials.some(({ permission, code }) => permission === 'DECIDE' && code === 'NOT_YOUR_TURN');
  return isLater && count === 1 ? hint : undefined;
}

function FinalNote({ group, chanceState }: { group: BidDecisionGroup; chanceState: ChanceState }) {
  const { t } = useLingui();
  const nameList = useNameList();
  const format = useFormat();
  const { chanceId, operationalOrganizationShortName: name } = group;
  const isWaiting = chanceState === 'pendingbiddecision';
  const { data: groups } = trpc.bidDecisions.groupsOfChance.useQuery({ chanceId }, { enabled: isWaiting });
  if (group.withdrawnAt)
    return (
      <ClosedNote>{t`${name} hatte zugesagt und bietet seit ${format.day(group.withdrawnAt)} nicht mehr mit.`}</ClosedNote>
    );
  if (isWaiting) {
    const open = groups?.filter(({ id, isFinal }) => id !== group.id && !isFinal) ?? [];
    const names = nameList(
      open.map((one) => ({ id: one.operationalOrganizationId, shortName: one.operationalOrganizationShortName })),
      false,
    );
    return (
      <ClosedNote>
        {names === '' ? t`${name} hat entschieden.` : t`${name} hat entschieden. Es fehlen noch: ${names}.`}
      </ClosedNote>
    );
  }
  if (chanceState === 'notbidding')
    return <ClosedNote>{t`Entschieden: Auf diese Chance wird nicht geboten.`}</ClosedNote>;
  return <ClosedNote>{t`Die Bid-Entscheidung ist abgeschlossen.`}</ClosedNote>;
}
