import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { Square } from 'lucide-react';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { Question } from './answer.tsx';
import type { Asking } from './use-asking.ts';

/** A question whose answer is on its way: what is done, where words were found, and the words as they come. */
export function AnswerUnderWay({
  asking,
  onAgain,
  onCancel,
}: {
  asking: Asking;
  onAgain: () => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { question, connection, phase, places, text, error } = asking;
  const state =
    connection === 'closed'
      ? t`Keine Verbindung. Die Antwort geht weiter, sobald der Server wieder erreichbar ist.`
      : phase === 'thinking'
        ? t`Die Dokumente werden durchsucht`
        : t`Die Antwort wird zusammengestellt`;
  return (
    <div className="grid gap-4">
      <Question text={question} />
      {connection === 'error' ? (
        <div className="grid justify-items-start gap-2">
          <ErrorNote>{errorMessage(error)}</ErrorNote>
          <Button size="small" onPress={onAgain}>{t`Erneut versuchen`}</Button>
        </div>
      ) : (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <p role="status" className="flex min-w-0 items-center gap-2 font-medium text-13 text-ink-2">
              <span
                aria-hidden="true"
                className={`size-2 shrink-0 rounded-full ${connection === 'closed' ? 'bg-warn-text' : 'animate-pulse bg-ink-2'}`}
              />
              {state}
            </p>
            <Button size="small" icon={<Square />} onPress={onCancel}>{t`Abbrechen`}</Button>
          </div>
          {places.length > 0 ? (
            <ul aria-label={t`Gefundene Stellen`} className="grid gap-0.5 text-12 text-ink-3">
              {places.map((place) => (
                <li key={place} className="break-words">
                  {place}
                </li>
              ))}
            </ul>
          ) : null}
          {/* Read out once it is whole. */}
          {text === '' ? null : (
            <p aria-live="off" className="whitespace-pre-line break-words leading-[1.45rem]">
              {text}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
