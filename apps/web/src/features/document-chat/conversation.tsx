import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { ArrowDown, PanelRightClose, PanelRightOpen, Trash } from 'lucide-react';
import { useRef, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useScroll } from '../team-chat/use-scroll.ts';
import { Answer } from './answer.tsx';
import { AnswerUnderWay } from './answer-under-way.tsx';
import type { DocumentChatSearch } from './document-chat-search.ts';
import { QuestionField } from './question-field.tsx';
import { SuggestedQuestions } from './suggested-questions.tsx';
import { nextPlace } from './typed-question.ts';
import { useAsking } from './use-asking.ts';
import { ModelBadge, ModelNotice } from './wording-note.tsx';

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
  const { data: settings } = trpc.documentChat.model.settings.useQuery();
  const [isClearing, setClearing] = useState(false);
  // On a phone the first source would hide the answer.
  const {
    asking,
    isAsking,
    ask: begin,
    cancel,
    reset,
  } = useAsking(chanceId, ({ id, sources }) => {
    if (hasPane && sources.length > 0) onOpen({ qaSet: id, source: 1 });
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const scroll = useScroll(answers[0]?.id, asking ? `${asking.question}${asking.text.length}` : answers.at(-1)?.id);
  const ask = (question: string) => {
    void begin({ question, questionIndex: nextPlace(answers.length) });
  };
  const clear = trpc.documentChat.clear.useMutation({
    onSuccess: (left) => {
      utils.documentChat.ofChance.setData({ chanceId }, left);
      reset();
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
        <ModelBadge settings={settings} />
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
                onAgain={() => ask(answer.question)}
              />
            ))}
            {asking ? <AnswerUnderWay asking={asking} onAgain={() => ask(asking.question)} onCancel={cancel} /> : null}
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
          <SuggestedQuestions asked={answers} isBusy={isAsking} onAsk={ask} />
          <QuestionField
            chanceId={chanceId}
            documents={documents}
            isBusy={isAsking}
            onAsk={(text) => {
              ask(text);
              scroll.toEnd();
            }}
            fieldRef={field}
          />
          <ModelNotice settings={settings} />
        </div>
      </div>
    </section>
  );
}
