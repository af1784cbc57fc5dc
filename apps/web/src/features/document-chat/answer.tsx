import { Plural, useLingui } from '@lingui/react/macro';
import { IconButton } from '@zuschlag/ui/actions/button';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { AnswerSource, DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { Copy, RefreshCw } from 'lucide-react';
import { SourceChip } from '../documents/source-chip.tsx';
import { answerText } from './reuse/answer-text.ts';
import { ReuseAnswer } from './reuse/reuse-answer.tsx';
import { WordingNote } from './wording-note.tsx';

/** What the person asked. */
export function Question({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <p className="ml-auto w-fit max-w-[88%] whitespace-pre-line break-words rounded-card rounded-br-mark bg-active px-3.5 py-2.5">
      <span className="sr-only">{t`Ihre Frage:`} </span>
      {text}
    </p>
  );
}

/** A question with its answer: the sentences of the documents, each with the way to the place where it stands. */
export function Answer({
  answer,
  openSource,
  onOpen,
  onAgain,
}: {
  answer: DocumentAnswer;
  /** number of the source that is shown */
  openSource: number | undefined;
  onOpen: (source: number) => void;
  onAgain: () => void;
}) {
  const { t } = useLingui();
  const { question, sentences, sources, searchedDocuments, unreadPages } = answer;
  const nameOf = ({ fileName, place }: AnswerSource) => t`${fileName}, Seite ${place.part}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answerText(answer, nameOf));
      toasts.success(t`Antwort kopiert`);
    } catch {
      toasts.error(t`Die Antwort ließ sich nicht kopieren.`);
    }
  };
  return (
    <div className="grid gap-4">
      <Question text={question} />
      <div className="grid gap-3 leading-[1.45rem]">
        {sentences.length === 0 ? (
          <p className="font-medium">{t`In den Dokumenten nicht gefunden.`}</p>
        ) : (
          sentences.map(({ text, sources: numbers }) => (
            <p key={text} className="whitespace-pre-line break-words">
              {text}{' '}
              {numbers.flatMap((number) => {
                const source = sources.find((one) => one.number === number);
                return source
                  ? [
                      <SourceChip
                        key={number}
                        number={number}
                        name={nameOf(source)}
                        isOpen={number === openSource}
                        onPress={() => onOpen(number)}
                      />,
                    ]
                  : [];
              })}
            </p>
          ))
        )}
        <WordingNote answer={answer} />
        <p className="tnum text-12 text-ink-3">
          <Plural value={searchedDocuments} one="Ein Dokument durchsucht." other="# Dokumente durchsucht." />{' '}
          {unreadPages > 0 ? (
            <span className="text-warn-text">
              <Plural
                value={unreadPages}
                one="Eine Seite ist ein Bild und wurde nicht gelesen."
                other="# Seiten sind Bilder und wurden nicht gelesen."
              />
            </span>
          ) : null}
        </p>
        <div className="-ml-2 flex items-center gap-0.5">
          {sentences.length > 0 ? (
            <IconButton label={t`Antwort kopieren`} icon={<Copy />} onPress={() => void copy()} />
          ) : null}
          <IconButton label={t`Erneut fragen`} icon={<RefreshCw />} onPress={onAgain} />
          {sentences.length > 0 ? <ReuseAnswer answer={answer} nameOf={nameOf} /> : null}
          {sentences.length > 0 ? (
            <span className="ml-2 text-12 text-ink-3">{t`Prüfen Sie die Stelle im Dokument.`}</span>
          ) : null}
        </div>
      </div>
    </div>
  );
}
