import { useLingui } from '@lingui/react/macro';
import { Card, StateBadge } from '@zuschlag/ui';
import type { BidDecision, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { Bid, ChanceState } from '@zuschlag/validation/vocabulary';
import { trpc } from '../../app/api/trpc.ts';
import { useSession } from '../../app/session/session.tsx';
import { ClosedNote } from '../decisions/closed-note.tsx';
import { DecisionStatusBar } from '../decisions/decision-status-bar.tsx';
import { OverruleDialog } from '../decisions/overrule-dialog.tsx';
import { ReplyForm } from '../decisions/reply-form.tsx';
import { Thread } from '../decisions/thread.tsx';
import { useBidActions } from './bid-actions.ts';
import { useBidMessages } from './bid-messages.ts';
import { replyToDecision } from './reply-to-decision.ts';

export type BidConversation = { group: BidDecisionGroup; bidDecisions: BidDecision[]; chanceState: ChanceState };

/** The conversation in which an organization's bid is decided, and the input under it. */
export function BidGroup({ conversation }: { conversation: BidConversation }) {
  const { t } = useLingui();
  const { id: userId } = useSession();
  const words = useBidMessages();
  const { group, bidDecisions } = conversation;
  const name = group.operationalOrganizationShortName;
  const participants = group.participantsOnDecisionGroup;
  return (
    <Card label={t`Bid-Entscheidung ${name}`}>
      <div className="flex flex-col lg:max-h-[max(30rem,calc(100dvh-17rem))]">
        <DecisionStatusBar
          stands={words.standsOf(group)}
          missing={words.missingIn(group)}
          badge={group.isContested ? <StateBadge tone="pending">{t`Uneinig`}</StateBadge> : undefined}
          done={participants.filter(({ hasDecided }) => hasDecided).length}
          total={participants.length}
          progress={group.progress}
        />
        <Thread
          label={t`Verlauf`}
          emptyText={t`Noch keine Entscheidung und kein Kommentar.`}
          entries={bidDecisions.map((entry) => ({
            id: entry.id,
            person: entry.userOnDecision,
            isMe: entry.decidedBy === userId,
            verdict: words.verdictOf(entry),
            comment: entry.comment,
            at: entry.createdAt,
          }))}
        />
        <BidInput key={group.id} group={group} chanceState={conversation.chanceState} />
      </div>
    </Card>
  );
}

function BidInput({ group, chanceState }: { group: BidDecisionGroup; chanceState: ChanceState }) {
  const { t } = useLingui();
  const actions = useBidActions(group);
  const send = useSendBid(group);
  const overrule = group.permissions.includes('OVERRULE') ? (
    <OverruleDialog
      draftKey={`bid-overrule-${group.id}`}
      options={[
        { id: 'Bid' as const, label: t`Bid` },
        { id: 'Nobid' as const, label: t`No-Bid` },
      ]}
      text={t`Sie entscheiden abschließend für alle Beteiligten. Danach lässt sich nichts mehr ändern.`}
      onOverrule={(decision, comment) => send({ action: 'Overrule', decision, comment })}
    />
  ) : undefined;

  if (group.isFinal) return <FinalNote chanceState={chanceState} />;
  if (actions.length === 0) {
    return (
      <ClosedNote action={overrule}>
        {t`Ihrem Konto fehlen die Rechte, um hier zu entscheiden oder zu kommentieren.`}
      </ClosedNote>
    );
  }
  return (
    <ReplyForm
      draftKey={`bid-${group.id}`}
      actions={actions}
      hint={hintFor(
        group,
        actions.length,
        t`Zuerst entscheidet ${group.operationalOrganizationShortName}; kommentieren können Sie schon.`,
      )}
      onSend={({ action, comment }) => send({ ...replyToDecision(action, group.currentDecision), comment })}
      extra={overrule}
    />
  );
}

/** Explains to a later participant why the form offers only a comment. */
function hintFor({ denials }: BidDecisionGroup, count: number, hint: string): string | undefined {
  const isLater = denials.some(({ permission, code }) => permission === 'DECIDE' && code === 'NOT_YOUR_TURN');
  return isLater && count === 1 ? hint : undefined;
}

function FinalNote({ chanceState }: { chanceState: ChanceState }) {
  const { t } = useLingui();
  if (chanceState === 'pendingbiddecision') {
    return <ClosedNote>{t`Hier ist entschieden. Die Chance wartet noch auf andere Gesellschaften.`}</ClosedNote>;
  }
  if (chanceState === 'notbidding')
    return <ClosedNote>{t`Entschieden: Auf diese Chance wird nicht geboten.`}</ClosedNote>;
  return <ClosedNote>{t`Hier ist entschieden, die Bid-Entscheidung ist abgeschlossen.`}</ClosedNote>;
}

type Said = { action: 'Approve' | 'Flip' | 'Comment' | 'Overrule'; decision: Bid | null; comment: string | null };

/** Sends the reply and shows the new state of the group; after a refusal it fetches the changes of others. */
function useSendBid(group: BidDecisionGroup): (said: Said) => Promise<void> {
  const utils = trpc.useUtils();
  const submit = trpc.bidDecisions.submit.useMutation();
  const key = { groupId: group.id, chanceId: group.chanceId };
  return async (said) => {
    try {
      const answer = await submit.mutateAsync({ input: { bidDecisionGroupId: group.id, ...said } });
      utils.bidDecisions.ofGroup.setData(key, answer);
    } catch (error) {
      void utils.bidDecisions.invalidate();
      throw error;
    }
    void utils.bidDecisions.groupsOfChance.invalidate();
    void utils.chance.invalidate();
  };
}
