import { useLingui } from '@lingui/react/macro';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { EditNotice, type GoneWords } from './edit-notice.tsx';
import { OthersValues } from './others-values.ts';
import type { EditForm } from './use-edit-form.ts';

// Most edits meet no other edit.
const ConflictDialog = latePart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);

const longestRemark = 120;

/**
 * The frame of the fields of an edit. Shows the state of the draft and the changes of others above the fields, and the
 * saved value of others next to each field; asks when two people changed the same field. Belongs outside the form element.
 */
export function EditScope<Values extends FieldValues, Output>({
  edit,
  gone,
  lockedReason,
  children,
}: {
  edit: EditForm<Values, Output>;
  gone?: GoneWords;
  /** Why it can no longer be saved, after it could when the form was opened. */
  lockedReason?: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { others, questions } = edit;
  const remarks = useMemo(
    () =>
      new Map(
        others.map(({ path, text }) => [
          path,
          <span key={path} className="font-medium text-ink-2">
            {t`Inzwischen gespeichert: ${shortened(text)}`}
          </span>,
        ]),
      ),
    [others, t],
  );
  return (
    <OthersValues value={remarks}>
      <div className="grid gap-4">
        <DraftNotice form={edit} />
        <EditNotice edit={edit} gone={gone} lockedReason={lockedReason} />
        {children}
      </div>
      {questions.open === null ? null : (
        <Suspense>
          <ConflictDialog questions={questions.open} onAnswer={questions.answer} />
        </Suspense>
      )}
    </OthersValues>
  );
}

function shortened(text: string): string {
  return text.length <= longestRemark ? text : `${text.slice(0, longestRemark)}…`;
}
