import { useLingui } from '@lingui/react/macro';
import { Avatar, Button } from '@zuschlag/ui';
import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { CircleAlert, Clock } from 'lucide-react';
import { Fragment } from 'react';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useDayText } from '../../app/preferences/use-moment-text.ts';
import { useSession } from '../../app/session/session.tsx';
import { useCopyTyped } from '../../forms/use-copy-typed.ts';
import { type MessageGroup, messageGroups } from './message-groups.ts';
import { type MessageActs, MessageRow } from './message-row.tsx';
import type { Outbox, OutgoingMessage } from './outbox.ts';

/** Messages by day and author, with the line before what is new, and behind them what is on its way. */
export function MessageList({
  messages,
  newFrom,
  outbox,
  acts,
}: {
  messages: readonly ChatMessage[];
  newFrom: number | null;
  outbox: Outbox;
  acts: MessageActs;
}) {
  const { t } = useLingui();
  const dayText = useDayText();
  const now = new Date();
  return (
    <ol className="grid gap-4">
      {messageGroups(messages, newFrom).map((group) => (
        <Fragment key={group.key}>
          {group.beginsDay ? <Line text={dayText(group.day, now)} /> : null}
          {group.beginsNew ? <Line text={t`Neu seit Ihrem letzten Besuch`} isNew /> : null}
          <Group group={group} now={now} acts={acts} />
        </Fragment>
      ))}
      {outbox.messages.map((message) => (
        <Outgoing key={message.key} message={message} outbox={outbox} />
      ))}
    </ol>
  );
}

function Line({ text, isNew = false }: { text: string; isNew?: boolean }) {
  const look = isNew
    ? 'font-medium text-accent-text before:bg-accent after:bg-accent'
    : 'text-ink-3 before:bg-border after:bg-border';
  return (
    <li
      data-new={isNew || undefined}
      className={`flex items-center gap-3 text-12 before:h-px before:flex-1 after:h-px after:flex-1 ${look}`}
    >
      {text}
    </li>
  );
}

function Group({ group: { messages }, now, acts }: { group: MessageGroup; now: Date; acts: MessageActs }) {
  const format = useFormat();
  const { id: own } = useSession();
  const [first] = messages;
  if (!first) return null;
  const { user, createdAt } = first;
  const name = `${user.firstname} ${user.lastname}`;
  return (
    <li className="flex gap-3">
      <Avatar name={name} pictureUrl={user.picture} isMe={user.id === own} hasTooltip={false} />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-7 flex-wrap items-center gap-x-2">
          <span className="font-semibold">{name}</span>
          <span className="text-ink-3">{user.organization}</span>
          <time dateTime={createdAt} title={format.dateTime(createdAt)} className="tnum ml-auto text-12 text-ink-3">
            {format.time(new Date(createdAt))}
          </time>
        </p>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} now={now} acts={acts} />
        ))}
      </div>
    </li>
  );
}

function Outgoing({ message, outbox }: { message: OutgoingMessage; outbox: Outbox }) {
  const { t } = useLingui();
  const { firstname, lastname, picture } = useSession();
  const isFailed = message.state === 'failed';
  const name = `${firstname} ${lastname}`;
  const copy = useCopyTyped();
  return (
    <li className="flex gap-3">
      <Avatar name={name} pictureUrl={picture} isMe hasTooltip={false} />
      <div className="min-w-0 flex-1">
        <p className="flex min-h-7 flex-wrap items-center gap-x-2">
          <span className="font-semibold">{name}</span>
          {isFailed ? null : (
            <span className="ml-auto inline-flex items-center gap-1 text-12 text-ink-3">
              <Clock aria-hidden="true" className="size-3.5" />
              {t`wird gesendet`}
            </span>
          )}
        </p>
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-ink-2">{message.shown}</p>
        {isFailed ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
            <span className="inline-flex items-center gap-1.5 text-12 text-danger-text">
              <CircleAlert aria-hidden="true" className="size-3.5" />
              {message.reason === null ? t`Nicht gesendet` : t`Nicht gesendet: ${message.reason}`}
            </span>
            <Button size="small" onPress={() => outbox.retry(message.key)}>{t`Erneut senden`}</Button>
            <Button size="small" onPress={() => void copy(message.shown)}>{t`Text kopieren`}</Button>
            <Button size="small" variant="ghost" onPress={() => outbox.drop(message.key)}>{t`Verwerfen`}</Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
