import { useLingui } from '@lingui/react/macro';
import type { StateTone } from '@zuschlag/ui';
import type { BidDecision, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { Bid } from '@zuschlag/validation/vocabulary';
import type { ReactNode } from 'react';
import { useSession } from '../../app/session/session.tsx';
import type { Participant, ParticipantState } from '../decisions/participants-card.tsx';
import type { ThreadEntry } from '../decisions/thread.tsx';
import { useDecisionMessages } from '../decisions/use-decision-messages.tsx';
import type { VerdictTone } from '../decisions/verdict.tsx';

export function toneOf(decision: Bid): VerdictTone {
  return decision === 'Bid' ? 'yes' : 'no';
}

/** Orange: the viewer's organization is asked; yellow: another one; green and red: decided. */
export function dotOf(group: BidDecisionGroup, organizationId: number): StateTone {
  if (group.isFinal) return group.currentDecision === 'Bid' ? 'won' : 'lost';
  return group.awaitingOrganizationId === organizationId ? 'editing' : 'pending';
}

/** The messages of bid decisions. */
export function useBidMessages() {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const { awaitedLine, stillOpen, dueState } = useDecisionMessages();
  const bidName = (decision: Bid) => (decision === 'Bid' ? t`Bid` : t`No-Bid`);

  function lineOf(group: BidDecisionGroup): ReactNode {
    if (group.isFinal && group.currentDecision) {
      const decision = bidName(group.currentDecision);
      return group.autoApproved ? t`${decision}, automatisch` : decision;
    }
    return awaitedLine(group);
  }

  function standsOf({ currentDecision, isFinal }: BidDecisionGroup): string {
    if (currentDecision === null) return t`Noch keine Entscheidung.`;
    const decision = bidName(currentDecision);
    return isFinal ? t`Entschieden: ${decision}.` : t`Aktuell: ${decision}.`;
  }

  function missingIn(group: BidDecisionGroup): string | undefined {
    if (group.isFinal) return group.autoApproved ? t`Die Regel der Gesellschaft hat entschieden.` : undefined;
    if (group.currentDecision === null) {
      const name = group.operationalOrganizationShortName;
      return group.operationalOrganizationId === organizationId
        ? t`Ihre Gesellschaft entscheidet zuerst.`
        : t`${name} entscheidet zuerst.`;
    }
    return stillOpen(group);
  }

  function verdictOf(entry: BidDecision): ThreadEntry['verdict'] {
    if (entry.action === 'Comment' || entry.decision === null) return null;
    const decision = bidName(entry.decision);
    const tone = toneOf(entry.decision);
    if (entry.decidedBy === null) return { tone, text: t`automatisch ${decision}` };
    if (entry.action === 'Overrule') return { tone, text: t`hat überstimmt: ${decision}` };
    if (entry.action === 'Flip') return { tone, text: t`hat widersprochen: ${decision}` };
    return { tone, text: entry.isFirst ? t`hat ${decision} gewählt` : t`hat zugestimmt: ${decision}` };
  }

  function stateOf(group: BidDecisionGroup): (participant: Participant) => ParticipantState {
    return ({ id, hasDecided }) => {
      const decision = group.currentDecision;
      if (hasDecided && decision) return { text: bidName(decision), look: toneOf(decision) === 'yes' ? 'yes' : 'no' };
      if (group.isFinal) return { text: t`nicht gefragt`, look: 'plain' };
      const isAsked = decision !== null || id === group.operationalOrganizationId;
      if (!isAsked) return { text: t`danach`, look: 'plain' };
      return dueState(id);
    };
  }

  return { bidName, lineOf, standsOf, missingIn, verdictOf, stateOf };
}
