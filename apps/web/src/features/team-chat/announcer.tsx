import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '@zuschlag/validation/chance/team-chat/team-chat';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session/session.tsx';

/** Tells those who listen of messages of others that arrive while the chat is open. */
export function Announcer({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useLingui();
  const { id: own } = useSession();
  const last = messages.at(-1)?.position ?? 0;
  const [heard, setHeard] = useState(last);
  const [text, setText] = useState('');
  useEffect(() => {
    if (last <= heard) return;
    setHeard(last);
    const arrived = messages.filter(({ position, userId }) => position > heard && userId !== own);
    const [only] = arrived;
    if (!only) return;
    const name = `${only.user.firstname} ${only.user.lastname}`;
    const count = arrived.length;
    setText(
      count === 1
        ? t`Neue Nachricht von ${name}: ${only.text}`
        : t`${plural(count, { one: '# neue Nachricht', other: '# neue Nachrichten' })}`,
    );
  }, [messages, last, heard, own, t]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
