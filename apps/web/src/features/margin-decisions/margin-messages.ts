import { useLingui } from '@lingui/react/macro';
import type { StateTone } from '@zuschlag/ui';
import type { MarginDecision, MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { ReactNode } from 'react';
import type { Participant, ParticipantState } from '../decisions/participants-card.tsx';
import type { ThreadEntry } from '../decisions/thread.tsx';
import { useDecisionMessages } from '../decisions/use-decision-messages.tsx';

/** Orange: the viewer's organization must decide; yellow: another one; green and red: decided; grey: no decision is due. */
export function dotOf(group: MarginDecisionGroup, organizationId: number): StateTone {
  if (group.currentDecision === 'approved') return group.isStale ? 'none' : 'won';
  if (group.currentDecision === 'rejected') return 'lost';
  if (group.awaitingOrganizationId === null) return 'none';
  return group.awaitingOrganizationId === organizationId ? 'editing' : 'pending';
}

/** The messages of margin decisions. */
export function useMarginMessages() {
  const { t } = useLingui();
  const { awaitedLine, stillOpen, dueState } = useDecisionMessages();

  function lineOf(group: MarginDecisionGroup): ReactNode {
    if (group.recalculationRequestedAt) return t`neu zu kalkulieren`;
    switch (group.currentDecision) {
      case 'approved':
        if (group.isStale) return t`geändert seit der Freigabe`;
        return group.autoApproved ? t`freigegeben, automatisch` : t`freigegeben`;
      case 'rejected':
        return t`abgelehnt`;
      case 'contested':
        return group.permissions.includes('OVERRULE') ? t`uneinig, Sie können überstimmen` : t`uneinig`;
      case 'open':
        return awaitedLine(group);
      case 'withdrawn':
        return t`zurückgezogen`;
      case null:
        return t`noch nicht angefragt`;
    }
  }

  function standsOf(group: MarginDecisionGroup): string {
    switch (group.currentDecision) {
      case 'approved':
        return group.isStale ? t`Die Freigabe passt nicht mehr.` : t`Die Marge ist freigegeben.`;
      case 'rejected':
        return t`Die Marge ist abgelehnt.`;
      case 'contested':
        return t`Die Stimmen gehen auseinander.`;
      case 'open':
        return t`Die Freigabe ist angefragt.`;
      case 'withdrawn':
        return t`Die Runde ist zurückgezogen.`;
      case null:
        return t`Noch nicht angefragt.`;
    }
  }

  function missingIn(group: MarginDecisionGroup): string | undefined {
    if (group.recalculationRequestedAt) return t`Eine Neukalkulation ist angefordert.`;
    switch (group.currentDecision) {
      case 'open':
        return stillOpen(group);
      case 'contested':
        return t`Die Hauptgesellschaft überstimmt, oder es wird neu kalkuliert.`;
      case 'approved':
        return group.isStale
          ? t`Seitdem hat sich die Kalkulation oder der Vertrag geändert; nach der nächsten Anfrage wird erneut entschieden.`
          : undefined;
      case 'rejected':
        return t`Nach einer neuen Kalkulation kann erneut angefragt werden.`;
      case 'withdrawn':
        return t`Die nächste Anfrage beginnt eine neue Runde.`;
      case null:
        return undefined;
    }
  }

  function verdictOf({ decision, decidedBy }: MarginDecision): ThreadEntry['verdict'] {
    switch (decision) {
      case 'Request':
        return { tone: 'open', text: t`hat die Freigabe angefragt` };
      case 'Approve':
        return { tone: 'yes', text: decidedBy === null ? t`automatisch freigegeben` : t`hat freigegeben` };
      case 'Reject':
        return { tone: 'no', text: t`hat abgelehnt` };
      case 'OverruleApprove':
        return { tone: 'yes', text: t`hat überstimmt: freigegeben` };
      case 'OverruleReject':
        return { tone: 'no', text: t`hat überstimmt: abgelehnt` };
      case 'Comment':
        return null;
    }
  }

  function stateOf(
    group: MarginDecisionGroup,
    entries: readonly MarginDecision[],
  ): (participant: Participant) => ParticipantState {
    return ({ id, reason }) => {
      const vote = entries.find(
        (entry) =>
          entry.round === group.round && entry.organizationId === id && ['Approve', 'Reject'].includes(entry.decision),
      );
      if (vote?.decision === 'Approve') return { text: t`freigegeben`, look: 'yes' };
      if (vote) return { text: t`abgelehnt`, look: 'no' };
      if (reason === 'overrule') return { text: '', look: 'plain' };
      if (group.currentDecision !== 'open') return { text: t`nicht gefragt`, look: 'plain' };
      return dueState(id);
    };
  }

  return { lineOf, standsOf, missingIn, verdictOf, stateOf };
}
