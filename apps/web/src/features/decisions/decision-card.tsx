import { useLingui } from '@lingui/react/macro';
import { Card } from '@zuschlag/ui';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { Person } from '@zuschlag/validation/users/users';
import type { ReactNode } from 'react';
import { useSession } from '../../app/session/session.tsx';
import { DecisionStatusBar } from './decision-status-bar.tsx';
import { Thread, type ThreadEntry } from './thread.tsx';

type Entry = {
  id: string;
  userOnDecision: Person | null;
  decidedBy: number | null;
  comment: string | null;
  createdAt: string;
};

/** The words of one kind of decision for its card. */
export type CardMessages<Group, Decision> = {
  standsOf: (group: Group) => string;
  missingIn: (group: Group) => string | undefined;
  verdictOf: (decision: Decision) => ThreadEntry['verdict'];
};

/** The conversation of a group: its state, the decisions so far, and below them the input. */
export function DecisionCard<Group extends DecisionGroup, Decision extends Entry>({
  title,
  group,
  decisions,
  messages,
  emptyText,
  badge,
  figures,
  extraOf,
  children,
}: {
  title: string;
  group: Group;
  decisions: readonly Decision[];
  messages: CardMessages<Group, Decision>;
  /** shown before the first decision */
  emptyText: string;
  badge?: ReactNode;
  /** the figures that are decided on */
  figures?: ReactNode;
  /** the parts of an entry that only one kind of decision has */
  extraOf?: (decision: Decision, index: number) => Pick<ThreadEntry, 'extra' | 'divider'>;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { id: userId } = useSession();
  const participants = group.participantsOnDecisionGroup;
  return (
    <Card label={title}>
      <div
        className={`flex flex-col ${figures === undefined ? 'lg:max-h-[max(30rem,calc(100dvh-17rem))]' : 'lg:max-h-[max(34rem,calc(100dvh-17rem))]'}`}
      >
        <DecisionStatusBar
          stands={messages.standsOf(group)}
          missing={messages.missingIn(group)}
          badge={badge}
          done={participants.filter(({ hasDecided }) => hasDecided).length}
          total={participants.length}
          progress={group.progress}
        />
        {figures}
        <Thread
          label={t`Verlauf`}
          emptyText={emptyText}
          entries={decisions.map((decision, index) => ({
            id: decision.id,
            person: decision.userOnDecision,
            isMe: decision.decidedBy === userId,
            verdict: messages.verdictOf(decision),
            comment: decision.comment,
            at: decision.createdAt,
            ...extraOf?.(decision, index),
          }))}
        />
        {children}
      </div>
    </Card>
  );
}
