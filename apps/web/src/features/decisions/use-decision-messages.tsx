import { useLingui } from '@lingui/react/macro';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { ReactNode } from 'react';
import { useSession } from '../../app/session/session.tsx';
import { DecidersLine } from './deciders/deciders-line.tsx';
import type { NextStep } from './next-steps-card.tsx';
import type { ParticipantState } from './participants-card.tsx';
import type { ReplyAction } from './reply/reply-actions.ts';
import { useNameList } from './use-name-list.ts';

/** The messages that bid and margin decisions share. */
export function useDecisionMessages() {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const nameList = useNameList();

  /** Whose turn it is, in one line. */
  function awaitedLine(group: DecisionGroup): ReactNode {
    if (group.awaitingOrganizationId === organizationId)
      return group.permissions.includes('DECIDE') ? t`Sie sind am Zug` : <DecidersLine group={group} />;
    const awaited = group.participantsOnDecisionGroup.find(({ id }) => id === group.awaitingOrganizationId);
    return t`wartet auf ${awaited?.shortName ?? group.operationalOrganizationShortName}`;
  }

  /** The participants without a reply, as a sentence. */
  function stillOpen({ participantsOnDecisionGroup, permissions }: DecisionGroup): string {
    const missing = participantsOnDecisionGroup.filter(({ hasDecided }) => !hasDecided);
    const names = nameList(missing, permissions.includes('DECIDE'));
    return t`Noch offen: ${names}.`;
  }

  /** The state of a participant whose reply is due. */
  function dueState(participantId: number): ParticipantState {
    return participantId === organizationId ? { text: t`am Zug`, look: 'mine' } : { text: t`offen`, look: 'waiting' };
  }

  function commentAction(): ReplyAction<'Comment'> {
    return {
      id: 'Comment',
      label: t`Kommentieren`,
      isComment: true,
      placeholder: t`Frage oder Hinweis an alle Beteiligten`,
      sendLabel: t`Kommentar senden`,
    };
  }

  /** The consequence of an overrule, for users who may overrule; otherwise empty. */
  function overruleSteps({ permissions }: DecisionGroup): NextStep[] {
    if (!permissions.includes('OVERRULE')) return [];
    return [{ id: 'overrule', title: t`Überstimmen`, text: t`Sie entscheiden abschließend für alle.` }];
  }

  return { awaitedLine, stillOpen, dueState, commentAction, overruleSteps };
}
