import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { TooltipText } from '@zuschlag/ui/overlays/tooltip';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { ArrowDown, PanelRightClose, PanelRightOpen, Trash } from 'lucide-react';
import { useRef, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../app/errors/error-messages.ts';
import { useScroll } from '../team-chat/use-scroll.ts';
import { Answer, Question } from './answer.tsx';
import type { DocumentChatSearch } from './document-chat-search.ts';
import { QuestionField } from './question-field.tsx';
import { SuggestedQuestions } from './suggested-questions.tsx';
import { typedQuestion } from './typed-question.ts';

/** The questions of the person and their answers, the newest at the foot, and the field below them. */
export function Conversation({
  chanceId,
  answers,
  documents,
  open,
  hasPane,
  isPaneShut,
  onPane,
  onOpen,
}: {
  chanceId: string;
  answers: readonly DocumentAnswer[];
  /** how many are in the knowledge base */
  documents: number;
  open: DocumentChatSearch;
  hasPane: boolean;
  isPaneShut: boolean;
  onPane: () => void;
  onOpen: (source: DocumentChatSearch) => void;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [asking, setAsking] = useState<{ question: string; error: unknown } | null>(null);
  const [isClearing, setClearing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const scroll = useScroll(answers[0]?.id, asking ? asking.question : answers.at(-1)?.id);
  const ask = async (question: string) => {
    if (asking && !asking.error) return;
    setAsking({ question, error: null });
    typedQuestion.keep(chanceId, question);
    try {
      const answer = await utils.client.documentChat.ask.mutate({ chanceId, question });
      utils.documentChat.ofChance.setData({ chanceId }, (before) => [...(before ?? []), answer]);
      typedQuestion.forget(chanceId, question);
      setAsking(null);
      // On a phone the first source would hide the answer.
      if (hasPane && answer.sources.length > 0) onOpen({ qaSet: answer.id, source: 1 });
    } catch (error) {
      setAsking({ question, error });
    }
  };
  const clear = trpc.documentChat.clear.useMutation({
    onSuccess: (left) => {
      utils.documentChat.ofChance.setData({ chanceId }, left);
      setAsking(null);
      setClearing(false);
      onOpen({});
    },
    onError: (error) => showError(error),
  });
  return (
    <section aria-label={t`Dokumenten-Chat`} className="flex min-h-0 min-w-0 flex-col bg-surface lg:border-r">
      <header className="flex min-h-14 items-center gap-2 border-b py-2 pr-3 pl-6 max-sm:pl-4">
        <h2 className="font-semibold text-16">{t`Dokumenten-Chat`}</h2>
        <span className="max-sm:hidden">
          <Badge>{t`Experimentell`}</Badge>
        </span>
        <TooltipText text={t`Antworten sind Sätze aus den Dokumenten. Ein Sprachmodell ist nicht angeschlossen.`}>
          <Badge>{t`Offline-Modus`}</Badge>
        </TooltipText>
        <span className="ml-auto" />
        {answers.length > 0 ? (
          <IconButton label={t`Verlauf löschen`} icon={<Trash />} onPress={() => setClearing(true)} />
        ) : null}
        {hasPane ? (
          <IconButton
            label={isPaneShut ? t`Dokumente zeigen` : t`Dokumente ausblenden`}
            icon={isPaneShut ? <PanelRightOpen /> : <PanelRightClose />}
            onPress={onPane}
          />
        ) : null}
      </header>
      <ConfirmDialog
        isOpen={isClearing}
        onOpenChange={setClearing}
        title={t`Verlauf löschen?`}
        text={t`Ihre Fragen zu dieser Chance und die Antworten werden gelöscht. Das lässt sich nicht rückgängig machen.`}
        confirmLabel={t`Löschen`}
        cancelLabel={t`Abbrechen`}
        danger
        isPending={clear.isPending}
        onConfirm={() => clear.mutate({ chanceId })}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={scroll.box}
          role="log"
          aria-label={t`Fragen und Antworten`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          onScroll={scroll.look}
          className="min-h-0 flex-1 overflow-y-auto px-6 py-5 -outline-offset-2 max-sm:px-4"
        >
          <div className="mx-auto grid max-w-[50rem] gap-7">
            {answers.length === 0 && !asking ? (
              <p className="text-ink-2">
                {t`Fragen Sie, was in den Dokumenten steht. Jede Antwort nennt die Stelle, an der sie steht; was dort nicht steht, wird nicht beantwortet.`}
              </p>
            ) : null}
            {answers.map((answer) => (
              <Answer
                key={answer.id}
                answer={answer}
                openSource={open.qaSet === answer.id ? open.source : undefined}
                onOpen={(source) => onOpen({ qaSet: answer.id, source })}
                onAgain={() => void ask(answer.question)}
              />
            ))}
            {asking ? (
              <div className="grid gap-4">
                <Question text={asking.question} />
                {asking.error ? (
                  <div className="grid justify-items-start gap-2">
                    <ErrorNote>{errorMessage(asking.error)}</ErrorNote>
                    <Button size="small" onPress={() => void ask(asking.question)}>{t`Erneut versuchen`}</Button>
                  </div>
                ) : (
                  <p role="status" className="flex items-center gap-2 font-medium text-13 text-ink-2">
                    <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-ink-2" />
                    {t`Die Dokumente werden durchsucht`}
                  </p>
                )}
              </div>
            ) : null}
          </div>
        </div>
        {scroll.isAtEnd ? null : (
          <span className="absolute right-4 bottom-3">
            <Button size="small" icon={<ArrowDown />} onPress={scroll.toEnd}>{t`Zum Ende`}</Button>
          </span>
        )}
      </div>
      <div className="px-6 pb-5 max-sm:px-4 max-sm:pb-3">
        <div className="mx-auto grid max-w-[50rem] gap-2.5">
          <SuggestedQuestions
            asked={answers}
            isBusy={asking !== null && !asking.error}
            onAsk={(text) => void ask(text)}
          />
          <QuestionField
            chanceId={chanceId}
            documents={documents}
            isBusy={asking !== null && !asking.error}
            onAsk={(text) => {
              void ask(text);
              scroll.toEnd();
            }}
            fieldRef={field}
          />
        </div>
      </div>
    </section>
  );
}
