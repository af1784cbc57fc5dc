import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { TextField } from '@zuschlag/ui/fields/text-field';
import { Kbd } from '@zuschlag/ui/layout/kbd';
import { LONGEST_QUESTION } from '@zuschlag/validation/document-chat/document-chat';
import { Database, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { typedQuestion } from './typed-question.ts';

/** Where a question is typed: Enter asks, Shift+Enter begins a line. What is typed stays through a reload. */
export function QuestionField({
  chanceId,
  documents,
  isBusy,
  onAsk,
  fieldRef,
}: {
  chanceId: string;
  /** how many are in the knowledge base */
  documents: number;
  isBusy: boolean;
  onAsk: (question: string) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => typedQuestion.read(chanceId));
  const text = typed.trim();
  const reason =
    documents === 0
      ? t`In der Wissensbasis ist kein Dokument mehr.`
      : isBusy
        ? t`Die Antwort auf die letzte Frage fehlt noch.`
        : text === ''
          ? t`Schreiben Sie zuerst eine Frage.`
          : text.length > LONGEST_QUESTION
            ? t`Die Frage ist zu lang.`
            : null;
  const type = (next: string) => {
    setTyped(next);
    typedQuestion.keep(chanceId, next);
  };
  const send = () => {
    if (reason !== null) return;
    // Kept by the asking until it is answered.
    type('');
    onAsk(text);
    fieldRef.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // A key that ends the composition of a letter is not for the form.
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the key of the field in it.
    <div className="grid gap-2" onKeyDown={press}>
      <TextField
        ref={fieldRef}
        label={t`Frage an die Dokumente`}
        isLabelHidden
        multiline
        rows={1}
        placeholder={t`Was möchten Sie wissen?`}
        maxLength={LONGEST_QUESTION}
        value={typed}
        onChange={type}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Badge icon={<Database aria-hidden="true" />}>
          {t`${plural(documents, { one: 'Ein Dokument der Wissensbasis', other: 'Alle # Dokumente der Wissensbasis' })}`}
        </Badge>
        <span className="ml-auto" />
        <span className="text-12 text-ink-3 max-md:hidden">
          <Kbd keys="Enter" /> {t`fragt`}
        </span>
        <Button
          variant="primary"
          icon={<SendHorizontal />}
          isDisabled={reason !== null}
          reason={reason ?? ''}
          onPress={send}
        >
          {t`Fragen`}
        </Button>
      </div>
    </div>
  );
}
