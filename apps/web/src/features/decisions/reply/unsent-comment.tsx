import { useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@zuschlag/ui';
import { useEffect, useState } from 'react';
import { dropDraft, readDraft } from '../../../forms/drafts/draft.ts';
import { useCopyTyped } from '../../../forms/use-copy-typed.ts';

/** The comment that was being written when others ended the group: to copy or to drop. */
export function UnsentComment({ draftKey }: { draftKey: string }) {
  const { t } = useLingui();
  const copy = useCopyTyped();
  const [comment, setComment] = useState('');
  // The form that closes writes its last letters in this very moment, so the draft is read after it.
  useEffect(() => setComment(readDraft<{ comment?: string }>(draftKey)?.values.comment ?? ''), [draftKey]);
  if (comment.trim() === '') return null;
  const drop = () => {
    dropDraft(draftKey);
    setComment('');
  };
  return (
    <div className="border-t px-4 py-3">
      <Banner
        isLive
        title={t`Ihr Kommentar wurde nicht gesendet`}
        action={
          <>
            <Button size="small" variant="ghost" onPress={drop}>{t`Verwerfen`}</Button>
            <Button size="small" onPress={() => void copy(comment)}>{t`Kommentar kopieren`}</Button>
          </>
        }
      >
        <p className="max-h-40 overflow-y-auto whitespace-pre-wrap break-words">{comment}</p>
      </Banner>
    </div>
  );
}
