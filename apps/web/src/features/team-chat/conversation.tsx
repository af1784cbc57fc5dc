import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorNote } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChatMessage, ChatStatus } from '@zuschlag/validation/chance/team-chat/team-chat';
import { ArrowDown, Info, MessagesSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage, fieldProblemMessage, useErrorToast } from '../../app/errors/error-messages.ts';
import { failureOf } from '../../app/errors/failure.ts';
import { Announcer } from './announcer.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { MessageList } from './message-list.tsx';
import { useOutbox } from './outbox.ts';
import { useChat } from './use-chat.ts';
import { useReading } from './use-reading.ts';
import { useRoom } from './use-room.ts';
import { useScroll } from './use-scroll.ts';
import { Composer } from './writing/composer.tsx';

/** The messages of a chat, the newest at the foot, and the field below them. */
export function Conversation({ chance, status }: { chance: Chance; status: ChatStatus }) {
  const { t } = useLingui();
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const chat = useChat(chance.id, status);
  const [editing, setEditing] = useState<ChatMessage | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const outbox = useOutbox(
    `chat.${chance.id}.outbox`,
    async ({ key, text }) => {
      const input = { entityId: chance.id, type: 'TENDER', text } as const;
      chat.put(await utils.client.teamChat.send.mutate({ input }, { context: { idempotencyKey: key } }));
    },
    refusalText,
  );
  const { messages, hasOlder, hasNewer, readOlder, readNewer, isReadingMore } = chat;
  const scroll = useScroll(messages[0]?.id, outbox.messages.at(-1)?.key ?? messages.at(-1)?.id);
  const { isAtStart, isAtEnd } = scroll;
  const room = useRoom(scroll.keepEnd);
  const newFrom = useReading(chance.id, status, { messages, isAtEnd: isAtEnd && !hasNewer });

  useEffect(() => {
    if (isReadingMore || messages.length === 0) return;
    if (isAtStart && hasOlder) readOlder();
    else if (isAtEnd && hasNewer) readNewer();
  }, [isAtStart, isAtEnd, hasOlder, hasNewer, isReadingMore, messages.length, readOlder, readNewer]);

  const remove = async (message: ChatMessage) => {
    try {
      chat.put(await utils.client.teamChat.remove.mutate({ chatMessageId: message.id }));
      if (editing?.id === message.id) setEditing(null);
    } catch (error) {
      showError(error, () => void remove(message));
    }
  };
  const editLast = () => {
    const now = new Date();
    const own = messages.findLast(({ changeableUntil }) => changeableUntil !== null && new Date(changeableUntil) > now);
    if (own) setEditing(own);
  };
  const endEdit = () => {
    setEditing(null);
    // The field of a new message takes the place of the one that goes.
    requestAnimationFrame(() => field.current?.focus());
  };
  const unread = status.unreadMessages;

  if (chat.isFirstRead && !chat.failed) return <ChatSkeleton />;
  return (
    <section
      aria-label={t`Chat`}
      ref={room}
      className="mx-6 my-4 flex min-h-96 max-w-[60rem] flex-col rounded-card border bg-surface max-sm:mx-4 max-sm:my-3"
    >
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={scroll.box}
          role="log"
          aria-live="off"
          aria-label={t`Nachrichten`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          onScroll={scroll.look}
          className="relative min-h-0 flex-1 overflow-y-auto px-4 py-4 -outline-offset-2 [overflow-anchor:none] max-sm:px-3"
        >
          {chat.failed ? (
            <div className="grid justify-items-start gap-2 pb-4">
              <ErrorNote>{errorMessage(chat.failed.error)}</ErrorNote>
              <Button size="small" onPress={() => void chat.failed?.refetch()}>{t`Erneut versuchen`}</Button>
            </div>
          ) : null}
          {messages.length === 0 && outbox.messages.length === 0 && !chat.failed ? (
            <EmptyState
              icon={<MessagesSquare />}
              title={t`Noch keine Nachricht`}
              text={t`Alle, die diese Chance sehen, lesen hier mit und können schreiben.`}
            />
          ) : (
            <MessageList
              messages={messages}
              newFrom={newFrom}
              outbox={outbox}
              acts={{ onEdit: setEditing, onDelete: remove }}
            />
          )}
        </div>
        {isAtEnd && !hasNewer ? null : (
          <span className="absolute right-4 bottom-3">
            <Button
              size="small"
              icon={<ArrowDown />}
              onPress={() => {
                chat.readNewest();
                scroll.toEnd();
              }}
            >
              {unread > 0
                ? t`${plural(unread, { one: '# neue Nachricht', other: '# neue Nachrichten' })}`
                : t`Zum Ende`}
            </Button>
          </span>
        )}
      </div>
      <Announcer messages={messages} />
      {status.mayWrite ? (
        <Composer
          chanceId={chance.id}
          editing={editing}
          onEditEnd={endEdit}
          onSend={(text, shown) => {
            chat.readNewest();
            outbox.add(text, shown);
            scroll.toEnd();
          }}
          onEdit={async ({ id }, text) =>
            chat.put(await utils.client.teamChat.edit.mutate({ chatMessageId: id, text }))
          }
          onUp={editLast}
          fieldRef={field}
        />
      ) : (
        <p className="flex items-start gap-1.5 border-t px-4 py-3 text-ink-2">
          <Info aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          {chance.archivedAt
            ? t`Die Chance ist archiviert. Der Chat lässt sich nur noch lesen.`
            : t`Sie lesen mit. Schreiben können die Mitglieder der beteiligten Gesellschaften.`}
        </p>
      )}
    </section>
  );
}

function refusalText(error: unknown): string | null {
  const [field] = failureOf(error).details.fields ?? [];
  return field ? fieldProblemMessage(field.problem, field.bound) : errorMessage(error);
}
