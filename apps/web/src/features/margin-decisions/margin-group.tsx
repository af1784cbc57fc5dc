import { useLingui } from '@lingui/react/macro';
import type {
  MarginConversation,
  MarginDecision,
  MarginDecisionGroup,
  SubmitMarginDecision,
} from '@zuschlag/validation/margin-decisions/margin-decisions';
import { trpc } from '../../app/api/trpc.ts';
import { useChance } from '../chance/workspace/chance-context.ts';
import { ClosedNote } from '../decisions/closed-note.tsx';
import { DecisionCard } from '../decisions/decision-card.tsx';
import { DecisionInput } from '../decisions/decision-input.tsx';
import { useHeld } from '../decisions/use-held.ts';
import { useMarginActions } from './margin-actions.ts';
import { useMarginMessages } from './margin-messages.ts';
import { OverviewButton } from './overview-button.tsx';
import { RequestAgainButton } from './request-again.tsx';
import { RequestFigures } from './request-figures.tsx';
import { StandingFigures } from './round-figures.tsx';
import { StaleApproval } from './stale-approval.tsx';
import { useMarginChange } from './use-margin-change.ts';

type Vote = SubmitMarginDecision['decision'];

/** The conversation in which an organization's margin is approved, over all rounds, and the input under it. */
export function MarginGroup({ conversation: { group, marginDecisions } }: { conversation: MarginConversation }) {
  const { t } = useLingui();
  const { state, roundsUnitPrices } = useChance();
  const messages = useMarginMessages();
  const name = group.operationalOrganizationShortName;
  const beginsRound = ({ round }: MarginDecision, index: number) =>
    group.round > 1 && round !== marginDecisions[index - 1]?.round;
  const requests = marginDecisions.filter(({ decision }) => decision === 'Request');
  return (
    <DecisionCard
      title={t`Margenentscheidung ${name}`}
      group={group}
      decisions={marginDecisions}
      messages={messages}
      emptyText={t`Noch keine Beiträge.`}
      isUnderBanner={state === 'pendingmarginapproval'}
      figures={
        <>
          <StaleApproval group={group} />
          {group.round > 0 ? (
            <StandingFigures
              figures={group}
              label={isOpenRound(group) ? t`Darüber wird entschieden` : t`Darüber wurde entschieden`}
            />
          ) : null}
          {roundsUnitPrices ? (
            <p className="border-b px-4 py-2 text-12 text-ink-2">
              {t`Einheitspreise sind auf Cent gerundet. Regeln und Freigabe gelten für diesen Preis.`}
            </p>
          ) : null}
          <div className="border-b px-4 py-2">
            <OverviewButton organizationId={group.operationalOrganizationId} />
          </div>
        </>
      }
      extraOf={(decision, index) => ({
        extra:
          decision.decision === 'Request' ? (
            <RequestFigures
              request={decision}
              before={requests.find(({ round }) => round === decision.round - 1) ?? null}
              isStanding={decision.round === group.round}
            />
          ) : undefined,
        divider: beginsRound(decision, index) ? t`Runde ${decision.round}` : undefined,
      })}
    >
      <MarginInput key={`${group.id}-${group.round}`} group={group} />
    </DecisionCard>
  );
}

function isOpenRound({ currentDecision }: MarginDecisionGroup): boolean {
  return currentDecision === 'open' || currentDecision === 'contested';
}

/** What the viewer may decide or say about a margin. */
export function MarginInput({ group: latest }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  const submit = trpc.marginDecisions.submit.useMutation(useMarginChange(latest));
  const group = useHeld(latest, submit.isPending);
  const actions = useMarginActions(group);
  const isOpen = isOpenRound(group);
  const send = (decision: Vote, comment: string | null) =>
    submit.mutateAsync({
      ...{ marginDecisionGroupId: group.id, decision, comment },
      forOrganizationId: group.decidesFor?.organizationId ?? null,
    });
  return (
    <DecisionInput
      group={group}
      closed={isOpen ? null : <ClosedRound group={group} />}
      draftKey={`margin-${group.id}`}
      actions={actions}
      hint={hintFor(group, {
        voted: t`Ihre Gesellschaft hat in dieser Runde schon entschieden.`,
        manager: group.permissions.includes('OVERRULE')
          ? undefined
          : t`Über Margen entscheiden Manager. Sie können kommentieren.`,
        fourEyes: t`Sie haben diese Freigabe angefragt; nach dem Vier-Augen-Prinzip entscheidet eine andere Person.`,
      })}
      onReply={({ action, comment }) => send(action, comment)}
      overrule={{
        options: [
          { id: 'OverruleApprove', label: t`Freigeben` },
          { id: 'OverruleReject', label: t`Ablehnen` },
        ],
        text: t`Sie entscheiden abschließend für alle Beteiligten dieser Runde.`,
        onOverrule: (decision: Vote, comment) => send(decision, comment),
      }}
    />
  );
}

/** Why only a comment is offered. */
function hintFor(
  { denials, participantsOnDecisionGroup }: MarginDecisionGroup,
  words: { voted: string; manager: string | undefined; fourEyes: string },
) {
  const denial = denials.find(({ permission }) => permission === 'DECIDE');
  if (denial?.code === 'ALREADY_DECIDED') return words.voted;
  if (denial?.code === 'FOUR_EYES') return words.fourEyes;
  return denial?.code === 'NOT_PERMITTED' && participantsOnDecisionGroup.length > 0 ? words.manager : undefined;
}

function ClosedRound({ group }: { group: MarginDecisionGroup }) {
  const { t } = useLingui();
  const { isOwner, description } = useChance();
  const { firstname, lastname } = description.owner;
  if (group.currentDecision === null) {
    return (
      <ClosedNote>
        {isOwner
          ? t`Sie können die Freigabe anfragen, sobald alle Leistungen kalkuliert sind.`
          : t`${firstname} ${lastname} muss die Freigabe noch anfragen.`}
      </ClosedNote>
    );
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
