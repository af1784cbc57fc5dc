import { useLingui } from '@lingui/react/macro';
import { Card } from '@zuschlag/ui';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { RuleFinding } from '@zuschlag/validation/rules/rules';
import type { Person } from '@zuschlag/validation/users/users';
import type { ReactNode } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useSession } from '../../app/session/session.tsx';
import { DecisionStatusBar } from './decision-status-bar.tsx';
import { Restated } from './restated.tsx';
import { RuleReasons } from './rule-reasons.tsx';
import { Thread, type ThreadEntry } from './thread.tsx';

type Entry = {
  id: string;
  userOnDecision: Person | null;
  decidedBy: number | null;
  /** the organization that the entry counts for */
  organizationId: number | null;
  onBehalfOf: Person | null;
  comment: string | null;
  createdAt: string;
  /** the rules behind an entry of the system and behind a request */
  findings: readonly RuleFinding[];
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
  isUnderBanner = false,
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
  isUnderBanner?: boolean;
  /** the parts of an entry that only one kind of decision has */
  extraOf?: (decision: Decision, index: number) => Pick<ThreadEntry, 'extra' | 'divider'>;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { id: userId } = useSession();
  const participants = group.participantsOnDecisionGroup;
  const standsForIn = ({ onBehalfOf, organizationId, userOnDecision }: Decision) => {
    if (onBehalfOf) {
      const absent = `${onBehalfOf.firstname} ${onBehalfOf.lastname}`;
      return t`in Vertretung von ${absent}`;
    }
    const isOther = userOnDecision && organizationId !== null && userOnDecision.organizationId !== organizationId;
    const other = isOther ? participants.find(({ id }) => id === organizationId) : undefined;
    const shortName = other?.shortName;
    return shortName ? t`für ${shortName}` : undefined;
  };
  return (
    <Card label={title}>
      {/* It fills the window between the head of the Chance and the foot of the page, and grows where its parts need more. */}
      <div
        className={`flex flex-col lg:min-h-min ${isUnderBanner ? 'lg:h-[calc(100dvh-24rem)]' : 'lg:h-[calc(100dvh-20rem)]'}`}
      >
        <DecisionStatusBar
          stands={messages.standsOf(group)}
          missing={messages.missingIn(group)}
          badge={badge}
          done={participants.filter(({ hasDecided }) => hasDecided).length}
          total={participants.length}
          progress={group.progress}
        />
        <Restated restatement={group.restatement} />
        {figures}
        <RulesOfGroup group={group} />
        <Thread
          label={t`Verlauf`}
          emptyText={emptyText}
          entries={decisions.map((decision, index) => ({
            id: decision.id,
            person: decision.userOnDecision,
            isMe: decision.decidedBy === userId,
            standsFor: standsForIn(decision),
            verdict: messages.verdictOf(decision),
            comment: decision.comment,
            at: decision.createdAt,
            ...withReasons(extraOf?.(decision, index), decision.findings),
          }))}
        />
        {children}
      </div>
    </Card>
  );
}

/** The rules by which organizations are asked, and whether others are active since. */
function RulesOfGroup({ group: { ruleFindings, rulesChangedAt } }: { group: DecisionGroup }) {
  const { t } = useLingui();
  const format = useFormat();
  const asking = ruleFindings.filter(({ holds }) => holds);
  if (asking.length === 0 && rulesChangedAt === null) return null;
  return (
    <div className="grid gap-1 border-b px-4 py-2">
      <RuleReasons findings={asking} />
      {rulesChangedAt === null ? null : (
        <p className="text-12 text-ink-2">
          {t`Seit dem ${format.dateTime(rulesChangedAt)} gelten andere Regeln. Diese Entscheidung läuft nach den Regeln, mit denen sie begann.`}
        </p>
      )}
    </div>
  );
}

type Extras = Pick<ThreadEntry, 'extra' | 'divider'>;

function withReasons(extras: Extras | undefined, findings: readonly RuleFinding[]): Extras {
  if (findings.length === 0) return extras ?? {};
  const reasons = <RuleReasons findings={findings} />;
  return {
    ...extras,
    extra: (
      <>
        {extras?.extra}
        {reasons}
      </>
    ),
  };
}
