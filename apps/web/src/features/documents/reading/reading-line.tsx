import { Plural, useLingui } from '@lingui/react/macro';
import { readingNoteMessages, readingProblemMessages } from '@zuschlag/i18n/reading/reading-messages';
import { Button } from '@zuschlag/ui/actions/button';
import type { ChanceDocument, DocumentRoom } from '@zuschlag/validation/documents/documents';
import type { DocumentReading } from '@zuschlag/validation/reading/reading';
import { readingProblems } from '@zuschlag/validation/reading/reading-vocabulary';
import { RotateCcw } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';

type Props = { one: ChanceDocument; reading: DocumentReading | undefined; room: DocumentRoom | undefined };

/** What of a document can be searched and quoted; why not, and the way to try it again. */
export function ReadingLine({ one, reading, room }: Props) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const retry = trpc.reading.retry.useMutation({
    onError: (error) => showError(error),
    onSettled: () => void utils.reading.ofChance.invalidate({ chanceId: one.chanceId }),
  });
  const refused = readingProblems.find((problem) => problem === one.lastError);
  const kept = refused ? readingProblemMessages[refused][locale] : null;
  if (reading?.state === 'failed' && reading.problem) {
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="text-12 text-danger-text">
          {kept ? t`Aufnahme in die Wissensbasis gescheitert.` : t`Nicht gelesen.`}{' '}
          {readingProblemMessages[reading.problem][locale]}
        </p>
        {room?.mayAdd ? (
          <div className="-ml-2.5">
            <Button
              size="small"
              variant="ghost"
              icon={<RotateCcw />}
              isPending={retry.isPending}
              onPress={() => retry.mutate({ documentId: one.id })}
            >{t`Erneut versuchen`}</Button>
          </div>
        ) : null}
      </div>
    );
  }
  if (reading?.state === 'waiting')
    return (
      <p role="status" className="text-12 text-ink-3">
        {reading.parts > 0 ? t`Wird erneut gelesen` : t`Wird gelesen`}
      </p>
    );
  if (!reading) return null;
  const { unreadParts, parts } = reading;
  const others = reading.leftOut.filter((code) => code !== 'UNREAD_PAGES');
  if (unreadParts === 0 && others.length === 0) return null;
  const unread = (
    <p className="tnum text-12 text-warn-text">
      {unreadParts > 0 ? (
        <Plural
          value={parts}
          one="Die Seite ist ein Bild und nicht durchsuchbar."
          other={`${unreadParts} von # Seiten sind Bilder und nicht durchsuchbar.`}
        />
      ) : null}{' '}
      {others.map((code) => readingNoteMessages[code][locale]).join(' ')}
    </p>
  );
  if (!reading.canReadMore || !room?.mayAdd) return unread;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {unread}
      <div className="-ml-2.5">
        <Button
          size="small"
          variant="ghost"
          icon={<RotateCcw />}
          isPending={retry.isPending}
          onPress={() => retry.mutate({ documentId: one.id })}
        >{t`Erneut lesen`}</Button>
      </div>
    </div>
  );
}
