import { useLingui } from '@lingui/react/macro';
import type { BidDecision, BidDecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { Bid } from '@zuschlag/validation/vocabulary';
import { useSession } from '../../app/session/session.tsx';
import type { NextStep } from '../decisions/next-steps-card.tsx';
import type { ReplyAction } from '../decisions/reply/reply-actions.ts';
import { useDecisionMessages } from '../decisions/use-decision-messages.tsx';
import { useNameList } from '../decisions/use-name-list.ts';
import { toneOf, useBidMessages } from './bid-messages.ts';
import { type BidReply, opposite } from './reply-to-decision.ts';

/** The viewer's actions in a group, in the order of the buttons; possibly empty. */
export function useBidActions(group: BidDecisionGroup): ReplyAction<BidReply>[] {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const { bidName } = useBidMessages();
  const { commentAction } = useDecisionMessages();
  const { permissions, currentDecision: current, operationalOrganizationShortName: name } = group;
  const outcome = (decision: Bid) => ({ tone: toneOf(decision), text: bidName(decision) });
  const me = group.participantsOnDecisionGroup.find(({ id }) => id === organizationId);
  const actions: ReplyAction<BidReply>[] = [];
  const isLast = group.participantsOnDecisionGroup.every(({ id, hasDecided }) => hasDecided || id === organizationId);
  // The last No-Bid cannot be taken back, and Enter in the comment sends it.
  const question = isLast
    ? { title: t`Endgültig nicht bieten?`, text: t`Damit steht fest: ${name} bietet nicht.` }
    : undefined;

  if (permissions.includes('DECIDE') && current === null) {
    const first = { sendLabel: t`Entscheidung senden` };
    actions.push(
      {
        ...first,
        id: 'Bid',
        label: t`Bid`,
        outcome: outcome('Bid'),
        placeholder: t`Was spricht dafür, dass ${name} bietet?`,
      },
      {
        ...first,
        id: 'Nobid',
        label: t`No-Bid`,
        outcome: outcome('Nobid'),
        question,
        commentReason: t`Ein No-Bid braucht eine Begründung.`,
        placeholder: t`Warum soll ${name} nicht bieten?`,
      },
    );
  }
  if (permissions.includes('DECIDE') && current !== null) {
    if (!me?.hasDecided) {
      actions.push({
        id: 'Approve',
        label: t`Zustimmen`,
        outcome: outcome(current),
        question: current === 'Nobid' ? question : undefined,
        commentReason:
          current === 'Nobid' ? t`Auch die Zustimmung zu einem No-Bid braucht eine Begründung.` : undefined,
        placeholder: current === 'Bid' ? t`Anmerkung zur Zustimmung` : t`Warum soll ${name} nicht bieten?`,
        sendLabel: t`Entscheidung senden`,
      });
    }
    actions.push({
      id: 'Flip',
      label: t`Widersprechen`,
      outcome: outcome(opposite[current]),
      commentReason: t`Widersprechen braucht eine Begründung.`,
      placeholder: current === 'Bid' ? t`Warum soll ${name} nicht bieten?` : t`Warum soll ${name} doch bieten?`,
      sendLabel: t`Entscheidung senden`,
    });
  }
  if (permissions.includes('COMMENT')) actions.push(commentAction());
  return actions;
}

/** The consequence of each choice, in words. */
export function useBidNextSteps(group: BidDecisionGroup, entries: readonly BidDecision[]): NextStep[] {
  const { t } = useLingui();
  const { organizationId } = useSession();
  const { bidName } = useBidMessages();
  const nameList = useNameList();
  const { overruleSteps } = useDecisionMessages();
  const { permissions, currentDecision: current, participantsOnDecisionGroup: participants } = group;
  const name = group.operationalOrganizationShortName;
  if (group.isFinal) return [];

  const steps: NextStep[] = [];
  const others = participants.filter(({ id }) => id !== organizationId);
  const endsWith = (decision: Bid, missing: typeof others) => {
    const names = nameList(missing);
    if (missing.length === 0)
      return decision === 'Bid' ? t`Damit steht fest: ${name} bietet.` : t`Damit steht fest: ${name} bietet nicht.`;
    if (missing.length === 1)
      return decision === 'Bid' ? t`Stimmt ${names} zu, bietet ${name}.` : t`Stimmt ${names} zu, bietet ${name} nicht.`;
    return decision === 'Bid' ? t`Stimmen ${names} zu, bietet ${name}.` : t`Stimmen ${names} zu, bietet ${name} nicht.`;
  };
  if (current === null && permissions.includes('DECIDE')) {
    steps.push(
      { id: 'bid', title: t`Bid`, text: endsWith('Bid', others) },
      { id: 'nobid', title: t`No-Bid`, text: endsWith('Nobid', others) },
    );
  } else if (current !== null && permissions.includes('DECIDE')) {
    const hasAgreed = participants.some(({ id, hasDecided }) => id === organizationId && hasDecided);
    if (!hasAgreed) {
      const missing = others.filter(({ hasDecided }) => !hasDecided);
      steps.push({ id: 'approve', title: t`Zustimmen`, text: endsWith(current, missing) });
    }
    const turned = bidName(opposite[current]);
    const isContested = entries.some(({ action }) => action === 'Flip');
    steps.push({
      id: 'flip',
      title: t`Widersprechen`,
      text: isContested
        ? t`Die Entscheidung lautet dann ${turned} und gilt als uneinig. Alle anderen stimmen erneut ab.`
        : t`Die Entscheidung lautet dann ${turned}. Alle anderen stimmen erneut ab.`,
    });
  } else {
    const asked = current === null ? participants.slice(0, 1) : participants.filter(({ hasDecided }) => !hasDecided);
    steps.push({
      id: 'wait',
      title: nameList(asked, false),
      text: t`Als Nächstes am Zug. Kommentieren können alle Beteiligten.`,
    });
  }
  return [...steps, ...overruleSteps(group)];
}
