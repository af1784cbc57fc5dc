import { useLingui } from '@lingui/react/macro';
import { Button, IconButton, Kbd } from '@zuschlag/ui';
import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { limits } from '@zuschlag/validation/limits';
import { Pencil, SendHorizontal, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldProblemMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { type DelayedDraft, delayDrafts } from '../../../forms/drafts/delayed-draft.ts';
import { dropDraft, keepDraft, readDraft } from '../../../forms/drafts/draft.ts';
import { useLinkWords } from '../message-text.tsx';
import { messageKey } from './begun-message.ts';
import { MessageField } from './message-field.tsx';
import { nothingTyped, sentText, type Typed, typedFrom } from './typed-text.ts';

/**
 * Where a message is written or an own one is changed. What is typed stays through a reload and the end of the session;
 * while a message is changed, what was typed before waits.
 */
export function Composer({
  chanceId,
  editing,
  onEditEnd,
  onSend,
  onEdit,
  onUp,
  fieldRef,
}: {
  chanceId: string;
  /** the message that is being changed */
  editing: ChatMessage | null;
  onEditEnd: () => void;
  onSend: (text: string, shown: string) => void;
  onEdit: (message: ChatMessage, text: string) => Promise<unknown>;
  onUp: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}) {
  return (
    <div className="border-t px-4 py-3 max-sm:px-3">
      {editing ? (
        <EditForm
          key={editing.id}
          {...{ chanceId, fieldRef }}
          message={editing}
          onEnd={onEditEnd}
          onSave={(text) => onEdit(editing, text)}
        />
      ) : (
        <NewForm {...{ chanceId, fieldRef, onSend, onUp }} />
      )}
    </div>
  );
}

function NewForm({
  chanceId,
  onSend,
  onUp,
  fieldRef,
}: {
  chanceId: string;
  onSend: (text: string, shown: string) => void;
  onUp: () => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useLingui();
  const [typed, type] = useKeptText(messageKey(chanceId));
  const text = sentText(typed);
  const isSendable = text !== '' && text.length <= limits.chatMessage;
  const send = () => {
    if (!isSendable) return;
    onSend(text, typed.text.trim());
    type(nothingTyped);
    fieldRef.current?.focus();
  };
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <MessageField ref={fieldRef} {...{ chanceId, typed, onUp }} onChange={type} onSend={send} problem={null} />
      </div>
      <span className="pb-2.5 text-12 text-ink-3 max-md:hidden">
        <Kbd keys="Enter" /> {t`sendet`}
      </span>
      <Button
        variant="primary"
        icon={<SendHorizontal />}
        isDisabled={!isSendable}
        reason={text === '' ? t`Schreiben Sie zuerst etwas.` : t`Die Nachricht ist zu lang.`}
        onPress={send}
      >
        {t`Senden`}
      </Button>
    </div>
  );
}

function EditForm({
  chanceId,
  message,
  onEnd,
  onSave,
  fieldRef,
}: {
  chanceId: string;
  message: ChatMessage;
  onEnd: () => void;
  onSave: (text: string) => Promise<unknown>;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useLingui();
  const words = useLinkWords();
  const showError = useErrorToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const nameOf = ({ type, id }: { type: 'User' | ChatMessage['links'][number]['type']; id: string }) => {
    if (type === 'User') {
      const person = message.mentions.find((one) => String(one.id) === id);
      return person ? `${person.firstname} ${person.lastname}` : null;
    }
    const link = message.links.find((one) => one.type === type && one.id === id);
    return link?.name == null ? null : words(type, link.name);
  };
  const [typed, type, forget] = useKeptText(`${messageKey(chanceId)}.${message.id}`, () =>
    typedFrom(message.text, nameOf),
  );
  const text = sentText(typed);
  const isSavable = text !== '' && text.length <= limits.chatMessage;
  useEffect(() => fieldRef.current?.focus(), [fieldRef]);
  const end = () => {
    forget();
    onEnd();
  };
  const save = async () => {
    if (!isSavable || isSaving) return;
    if (text === message.text) return end();
    setSaving(true);
    setProblem(null);
    try {
      await onSave(text);
      end();
    } catch (error) {
      const [field] = failureOf(error).details.fields ?? [];
      if (field) setProblem(fieldProblemMessage(field.problem, field.bound));
      else showError(error, () => void save());
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-2 text-12 text-ink-2">
        <Pencil aria-hidden="true" className="size-3.5" />
        <span className="flex-1">{t`Nachricht ändern`}</span>
        <IconButton size="small" label={t`Ändern abbrechen`} icon={<X />} onPress={end} />
      </p>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <MessageField
            ref={fieldRef}
            {...{ chanceId, typed, problem }}
            onChange={type}
            onSend={() => void save()}
            onEscape={end}
          />
        </div>
        <Button
          variant="primary"
          isPending={isSaving}
          isDisabled={!isSavable}
          reason={text === '' ? t`Schreiben Sie zuerst etwas.` : t`Die Nachricht ist zu lang.`}
          onPress={() => void save()}
        >
          {t`Speichern`}
        </Button>
      </div>
    </div>
  );
}

/** A text that this window keeps while it is typed. @returns the text, the way to change it, and the way to forget it */
function useKeptText(
  key: string,
  first: () => Typed = () => nothingTyped,
): [Typed, (typed: Typed) => void, () => void] {
  const [typed, setTyped] = useState(() => readDraft<Typed>(key)?.values ?? first());
  const delayed = useRef<DelayedDraft | null>(null);
  useEffect(() => {
    const own = delayDrafts();
    delayed.current = own;
    return () => {
      own.flush();
      own.end();
    };
  }, []);
  const forget = () => {
    delayed.current?.cancel();
    dropDraft(key);
  };
  const type = (next: Typed) => {
    setTyped(next);
    if (next.text === '') forget();
    else delayed.current?.write(() => keepDraft(key, next, null));
  };
  return [typed, type, forget];
}
