import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePeopleOnChance } from '../../forms/mentions/use-people-on-chance.ts';
import { ClosedNote } from './closed-note.tsx';
import { WhoDecides } from './deciders/who-decides.tsx';
import type { OverruleProps } from './overrule-dialog.lazy.tsx';
import { OverruleDialog } from './overrule-dialog.tsx';
import { chosenAction, type ReplyAction } from './reply/reply-actions.ts';
import { type Reply, ReplyForm } from './reply/reply-form.tsx';
import { UnsentComment } from './reply/unsent-comment.tsx';

/** The input of a group: a reply, an overrule, or the reason why neither is possible. */
export function DecisionInput<Id extends string, Outcome extends string>({
  group,
  draftKey,
  actions,
  hint,
  overrule,
  onReply,
  closed,
}: {
  group: DecisionGroup;
  draftKey: string;
  actions: readonly ReplyAction<Id>[];
  hint?: string;
  overrule: OverruleProps<Outcome>;
  onReply: (reply: Reply<Id>) => Promise<unknown>;
  /** replaces the input of a group that has ended; null for an open one */
  closed: ReactNode;
}) {
  const { t } = useLingui();
  const people = usePeopleOnChance(group.chanceId);
  const saySent = () => toasts.success(t`Die Entscheidung ist gesendet.`);
  if (closed !== null) {
    return (
      <>
        <UnsentComment draftKey={draftKey} />
        <UnsentComment draftKey={overruleKey(draftKey)} />
        {closed}
      </>
    );
  }
  const overruleButton = group.permissions.includes('OVERRULE') ? (
    <OverruleDialog
      draftKey={overruleKey(draftKey)}
      {...overrule}
      onOverrule={async (decision, comment) => {
        await overrule.onOverrule(decision, comment);
        saySent();
      }}
    />
  ) : undefined;
  if (actions.length === 0) {
    return (
      <>
        <WhoDecides group={group} />
        <ClosedNote action={overruleButton}>
          {t`Ihrem Konto fehlen die Rechte, um hier zu entscheiden oder zu kommentieren.`}
        </ClosedNote>
      </>
    );
  }
  return (
    <>
      <StandsFor group={group} />
      <WhoDecides group={group} />
      <ReplyForm
        draftKey={draftKey}
        actions={actions}
        people={people}
        hint={hint}
        onSend={async (reply) => {
          await onReply(reply);
          // A comment stands in the conversation above, and nothing follows from it.
          if (!chosenAction(actions, reply.action)?.isComment) saySent();
        }}
        extra={overruleButton}
      />
    </>
  );
}

/** Whose decision the viewer takes here, when it is not the viewer's own. */
function StandsFor({ group: { decidesFor } }: { group: DecisionGroup }) {
  const { t } = useLingui();
  if (!decidesFor) return null;
  const { onBehalfOf, shortName } = decidesFor;
  return (
    <p className="flex items-start gap-1.5 border-t bg-sunken px-4 py-2 text-ink-2">
      <UserCheck aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
      {onBehalfOf
        ? t`Sie entscheiden in Vertretung von ${onBehalfOf}; so steht es auch im Verlauf.`
        : t`In ${shortName} kann niemand mehr entscheiden. Sie entscheiden für die Gesellschaft.`}
    </p>
  );
}

const overruleKey = (draftKey: string) => `${draftKey}-overrule`;
