import { useLingui } from '@lingui/react/macro';
import { localeTags } from '@zuschlag/i18n/locales';
import { Button, ConfirmDialog, ErrorNote, Form, Kbd } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import type { Mentionable } from '@zuschlag/validation/users/mentions';
import { Info } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { MentionInput } from '../../../forms/mentions/mention-input.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Verdict } from '../verdict.tsx';
import { chosenAction, type ReplyAction } from './reply-actions.ts';

type Typed = { action: string; comment: string };

const empty: Typed = { action: '', comment: '' };

/** The values of the form: action and comment; the server resolves them by the current state. */
export type Reply<Id extends string> = { action: Id; comment: string | null };

/**
 * The input under a conversation: what to do, why, and what it would result in. It is empty again after every send, also
 * a failed one; what was typed then comes back as a draft.
 */
export function ReplyForm<Id extends string>({
  draftKey,
  actions,
  people = [],
  hint,
  onSend,
  extra,
}: {
  draftKey: string;
  actions: readonly ReplyAction<Id>[];
  /** whom a comment can mention */
  people?: readonly Mentionable[];
  /** what the viewer should know, e.g. why there is no more to choose from */
  hint?: string;
  onSend: (reply: Reply<Id>) => Promise<unknown>;
  /** at the right of the actions, e.g. the way to overrule */
  extra?: ReactNode;
}) {
  const { t } = useLingui();
  const schema = useMemo(() => async () => (await import('./reply-schema.ts')).replySchema(actions), [actions]);
  const form: SchemaForm<Typed, Typed> = useSchemaForm({
    showsFailure: true,
    schema,
    defaultValues: empty,
    draftKey,
    afterFailure: 'offerDraft',
    fieldOf: (path) => (path.endsWith('comment') ? 'comment' : null),
    onSubmit: ({ action, comment }) => onSend({ action: action as Id, comment: comment || null }),
    onSaved: () => form.form.reset(empty),
  });
  const { control } = form.form;
  const [isAsking, setAsking] = useState(false);
  const [action, comment] = useWatch({ control, name: ['action', 'comment'] });
  const chosen = chosenAction(actions, action);
  const isCommentMissing = chosen?.commentReason !== undefined && (comment ?? '').trim() === '';
  const choices = useChoices(actions.map(({ label }) => label));
  const reason = chosen ? (isCommentMissing ? chosen.commentReason : undefined) : t`Wählen Sie ${choices}.`;
  const isAsked = chosen?.question !== undefined && !isCommentMissing;
  return (
    <Form label={t`Antwort`} onSubmit={() => (isAsked ? setAsking(true) : form.submit())}>
      <div className="grid gap-2.5 border-t px-4 py-3">
        <DraftNotice form={form} />
        {actions.length > 1 || extra !== undefined ? (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
            {actions.length > 1 ? (
              <SegmentInput control={control} name="action" label={t`Aktion`} isLabelHidden options={actions} />
            ) : null}
            {chosen?.outcome ? (
              <span className="inline-flex items-center gap-1.5 text-ink-3">
                {t`ergibt`} <Verdict tone={chosen.outcome.tone}>{chosen.outcome.text}</Verdict>
              </span>
            ) : null}
            {extra === undefined ? null : <span className="ml-auto">{extra}</span>}
          </div>
        ) : null}
        {hint === undefined ? null : (
          <p className="flex items-start gap-1.5 text-ink-2">
            <Info aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
            {hint}
          </p>
        )}
        <div className="[&_textarea]:min-h-14">
          <MentionInput
            control={control}
            name="comment"
            maxLength={limits.comment}
            label={t`Kommentar`}
            isLabelHidden
            people={people}
            rows={2}
            submitsOnEnter
            placeholder={chosen?.placeholder ?? t`Kommentar`}
          />
        </div>
        <ErrorNote>{form.failure}</ErrorNote>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="flex min-w-0 flex-1 basis-48 items-start gap-1.5 text-12 text-ink-2" aria-live="polite">
            {reason ? <Info aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" /> : null}
            {reason}
          </p>
          <span className="text-12 text-ink-3 max-sm:hidden">
            <Kbd keys="Enter" /> {t`sendet`}
          </span>
          <Button
            type="submit"
            variant="primary"
            size="small"
            isPending={form.isPending}
            isDisabled={reason !== undefined}
            reason={reason}
          >
            {chosen?.sendLabel ?? t`Senden`}
          </Button>
        </div>
      </div>
      {chosen?.question ? (
        <ConfirmDialog
          danger
          title={chosen.question.title}
          text={chosen.question.text}
          confirmLabel={chosen.sendLabel}
          cancelLabel={t`Abbrechen`}
          isOpen={isAsking}
          onOpenChange={setAsking}
          isPending={form.isPending}
          onConfirm={form.submit}
        />
      ) : null}
    </Form>
  );
}

/** Labels as a sentence offers them: "Freigeben, Ablehnen oder Kommentieren". */
function useChoices(labels: readonly string[]): string {
  const locale = useAppLocale();
  return new Intl.ListFormat(localeTags[locale], { type: 'disjunction' }).format(labels);
}
