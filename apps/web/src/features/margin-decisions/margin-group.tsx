import { useLingui } from '@lingui/react/macro';
import { Card } from '@zuschlag/ui';
import type { MarginDecision, MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { ChanceState } from '@zuschlag/validation/vocabulary';
import { trpc } from '../../app/api/trpc.ts';
import { useSession } from '../../app/session/session.tsx';
import { ClosedNote } from '../decisions/closed-note.tsx';
import { DecisionStatusBar } from '../decisions/decision-status-bar.tsx';
import { OverruleDialog } from '../decisions/overrule-dialog.tsx';
import { ReplyForm } from '../decisions/reply-form.tsx';
import { Thread } from '../decisions/thread.tsx';
import { useMarginActions } from './margin-actions.ts';
import { useMarginMessages } from './margin-messages.ts';
import { RequestAgainButton } from './request-again.tsx';
import { RequestFigures, StandingFigures } from './round-figures.tsx';

export type MarginConversation = {
  group: MarginDecisionGroup;
  marginDecisions: MarginDecision[];
  chanceState: ChanceState;
};

/** The conversation in which an organization's margin is approved, over all rounds, and the input under it. */
export function MarginGroup({ conversation }: { conversation: MarginConversation }) {
  const { t } = useLingui();
  const { id: userId } = useSession();
  const words = useMarginMessages();
  const { group, marginDecisions } = conversation;
  const name = group.operationalOrganizationShortName;
  const participants = group.participantsOnDecisionGroup;
  const hasRounds = group.round > 1;
  return (
    <Card label={t`Margenentscheidung ${name}`}>
      <div className="flex flex-col lg:max-h-[max(34rem,calc(100dvh-17rem))]">
        <DecisionStatusBar
          stands={words.standsOf(group)}
          missing={words.missingIn(group)}
          done={participants.filter(({ hasDecided }) => hasDecided).length}
          total={participants.length}
          progress={group.progress}
        />
        {group.round > 0 ? <StandingFigures figures={group} label={t`Darüber wird entschieden`} /> : null}
        <Thread
          label={t`Verlauf`}
          emptyText={t`Der Chance-Admin fragt die Freigabe an, sobald alle Leistungen kalkuliert sind.`}
          entries={marginDecisions.map((entry, index) => ({
            id: entry.id,
            person: entry.userOnDecision,
            isMe: entry.decidedBy === userId,
            verdict: words.verdictOf(entry),
            comment: entry.comment,
            at: entry.createdAt,
            extra: entry.decision === 'Request' ? <RequestFigures figures={entry} /> : undefined,
            divider:
              hasRounds && entry.round !== marginDecisions[index - 1]?.round ? t`Runde ${entry.round}` : undefined,
          }))}
        />
        <MarginInput key={`${group.id}-${group.round}`} group={group} />
      </div>
    </Card>
  );
}

function MarginInput({ group }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  const actions = useMarginActions(group);
  const send = useSendMargin(group);
  const isOpen = group.currentDecision === 'open' || group.currentDecision === 'contested';
  if (!isOpen) return <ClosedRound group={group} />;

  const overrule = group.permissions.includes('OVERRULE') ? (
    <OverruleDialog
      draftKey={`margin-overrule-${group.id}`}
      options={[
        { id: 'OverruleApprove' as const, label: t`Freigeben` },
        { id: 'OverruleReject' as const, label: t`Ablehnen` },
      ]}
      text={t`Sie entscheiden abschließend für alle Beteiligten dieser Runde.`}
      onOverrule={(decision, comment) => send(decision, comment)}
    />
  ) : undefined;
  if (actions.length === 0) {
    return (
      <ClosedNote action={overrule}>
        {t`Ihrem Konto fehlen die Rechte, um hier zu entscheiden oder zu kommentieren.`}
      </ClosedNote>
    );
  }
  return (
    <ReplyForm
      draftKey={`margin-${group.id}-${group.round}`}
      actions={actions}
      hint={hintFor(group, {
        voted: t`Ihre Gesellschaft hat in dieser Runde schon entschieden.`,
        manager: t`Über Margen entscheiden die Manager einer Gesellschaft.`,
      })}
      onSend={({ action, comment }) => send(action, comment)}
      extra={overrule}
    />
  );
}

/** Why only a comment is offered. */
function hintFor(
  { denials, participantsOnDecisionGroup }: MarginDecisionGroup,
  words: { voted: string; manager: string },
) {
  const denial = denials.find(({ permission }) => permission === 'DECIDE');
  if (denial?.code === 'ALREADY_DECIDED') return words.voted;
  return denial?.code === 'NOT_PERMITTED' && participantsOnDecisionGroup.length > 0 ? words.manager : undefined;
}

function ClosedRound({ group }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  if (group.currentDecision === null) {
    return <ClosedNote>{t`Entschieden wird, sobald der Chance-Admin die Freigabe angefragt hat.`}</ClosedNote>;
  }
  if (group.currentDecision === 'approved' && !group.isStale && !group.recalculationRequestedAt) {
    return <ClosedNote>{t`Diese Runde ist entschieden.`}</ClosedNote>;
  }
  return (
    <ClosedNote action={<RequestAgainButton group={group} />}>
      {group.recalculationReason
        ? t`Neukalkulation angefordert: ${group.recalculationReason}`
        : t`Diese Runde ist beendet. Nach einer neuen Kalkulation kann die Freigabe erneut angefragt werden.`}
    </ClosedNote>
  );
}

type Decision = 'Approve' | 'Reject' | 'Comment' | 'OverruleApprove' | 'OverruleReject';

/** Sends the vote and shows the new state of the round; after a refusal it fetches the changes of others. */
function useSendMargin(group: MarginDecisionGroup): (decision: Decision, comment: string | null) => Promise<void> {
  const utils = trpc.useUtils();
  const submit = trpc.marginDecisions.submit.useMutation();
  const marginDecisionGroupId = group.id;
  return async (decision, comment) => {
    try {
      const answer = await submit.mutateAsync({ marginDecisionGroupId, decision, comment });
      utils.marginDecisions.ofGroup.setData({ marginDecisionGroupId }, answer);
    } catch (error) {
      void utils.marginDecisions.invalidate();
      throw error;
    }
    void utils.marginDecisions.invalidate();
    void utils.chance.invalidate();
  };
}
