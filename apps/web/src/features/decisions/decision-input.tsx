import { useLingui } from '@lingui/react/macro';
import type { DecisionGroup } from '@zuschlag/validation/bid-decisions/bid-decisions';
import { ClosedNote } from './closed-note.tsx';
import type { OverruleProps } from './overrule-dialog.lazy.tsx';
import { OverruleDialog } from './overrule-dialog.tsx';
import { type Reply, ReplyForm } from './reply-form.tsx';
import type { ReplyAction } from './reply-schema.ts';

/** The input of an open group: a reply, an overrule, or the reason why neither is possible. */
export function DecisionInput<Id extends string, Outcome extends string>({
  group,
  draftKey,
  actions,
  hint,
  overrule,
  onReply,
}: {
  group: DecisionGroup;
  draftKey: string;
  actions: readonly ReplyAction<Id>[];
  hint?: string;
  overrule: OverruleProps<Outcome>;
  onReply: (reply: Reply<Id>) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const overruleButton = group.permissions.includes('OVERRULE') ? (
    <OverruleDialog draftKey={`${draftKey}-overrule`} {...overrule} />
  ) : undefined;
  if (actions.length === 0) {
    return (
      <ClosedNote action={overruleButton}>
        {t`Ihrem Konto fehlen die Rechte, um hier zu entscheiden oder zu kommentieren.`}
      </ClosedNote>
    );
  }
  return <ReplyForm draftKey={draftKey} actions={actions} hint={hint} onSend={onReply} extra={overruleButton} />;
}
