import { useLingui } from '@lingui/react/macro';
import type { MarginDecisionGroup } from '@zuschlag/validation/margin-decisions/margin-decisions';
import { useSession } from '../../app/session/session.tsx';
import type { NextStep } from '../decisions/next-steps-card.tsx';
import type { ReplyAction } from '../decisions/reply/reply-actions.ts';
import { useDecisionMessages } from '../decisions/use-decision-messages.tsx';
import { useNameList } from '../decisions/use-name-list.ts';

export type MarginReply = 'Approve' | 'Reject' | 'Comment';

/** The viewer's actions in a round, in the order of the buttons; possibly empty. */
export function useMarginActions({ permissions }: MarginDecisionGroup): ReplyAction<MarginReply>[] {
  const { t } = useLingui();
  const { commentAction } = useDecisionMessages();
  const actions: ReplyAction<MarginReply>[] = [];
  if (permissions.includes('DECIDE')) {
    actions.push(
      {
        id: 'Approve',
        label: t`Freigeben`,
        commentReason: t`Eine Freigabe braucht einen Kommentar.`,
        placeholder: t`Was spricht für diese Marge?`,
        sendLabel: t`Entscheidung senden`,
      },
      {
        id: 'Reject',
        label: t`Ablehnen`,
        commentReason: t`Eine Ablehnung braucht eine Begründung.`,
        placeholder: t`Was muss sich an der Kalkulation ändern?`,
        sendLabel: t`Entscheidung senden`,
      },
    );
  }
  if (permissions.includes('COMMENT')) actions.push(commentAction());
  return actions;
}

/** The consequence of each choice, in words. */
export function useMarginNextSteps(group: MarginDecisionGroup): NextStep[] {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const nameList = useNameList();
  const { overruleSteps } = useDecisionMessages();
  const { permissions, currentDecision, operationalOrganizationShortName: name } = group;
  if (currentDecision !== 'open' && currentDecision !== 'contested') return [];
  const steps: NextStep[] = [];
  const missing = group.participantsOnDecisionGroup.filter(({ hasDecided }) => !hasDecided);
  if (permissions.includes('DECIDE')) {
    const others = missing.filter(({ id }) => id !== organizationId);
    const names = nameList(others);
    const isAlone = group.participantsOnDecisionGroup.length === 1;
    steps.push(
      {
        id: 'approve',
        title: t`Freigeben`,
        text:
          others.length === 0
            ? isAlone
              ? t`Danach ist die Marge von ${name} freigegeben.`
              : t`Stimmen alle überein, ist die Marge von ${name} damit freigegeben.`
            : t`Dann fehlt noch die Entscheidung von ${names}. Stimmen alle überein, ist die Marge von ${name} freigegeben.`,
      },
      {
        id: 'reject',
        title: t`Ablehnen`,
        text: t`Lehnen alle ab, wird neu kalkuliert. Bei Uneinigkeit entscheidet die Hauptgesellschaft.`,
      },
    );
  } else if (missing.length > 0) {
    steps.push({ id: 'wait', title: nameList(missing, false), text: t`Als Nächstes am Zug.` });
  }
  return [...steps, ...overruleSteps(group)];
}
