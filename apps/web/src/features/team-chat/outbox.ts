import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../app/errors/failure.ts';
import { dropDraft, keepDraft, readDraft } from '../../forms/drafts/draft.ts';

/** A message on its way. The key makes a repeated call one message. */
export type OutgoingMessage = {
  key: string;
  text: string;
  /** as it was typed, with names in the place of ids */
  shown: string;
  state: 'sending' | 'failed';
  /** why it was refused; null where that is not known */
  reason: string | null;
};

type Send = (message: OutgoingMessage) => Promise<void>;
/** @returns why a message was refused, in words */
type Explain = (error: unknown) => string | null;

/**
 * Messages of this window that have not arrived, in the order in which they were written; each waits for the one before.
 * While one cannot reach the server, those behind it are held back, so that no message overtakes it; the next message and
 * every new try send all of them in their order. They survive a reload and the end of the session. What was on its way
 * then counts as failed: it is sent again under its key, so that it never appears twice.
 */
export function useOutbox(key: string, send: Send, explain: Explain) {
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>(() => kept(key));
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** the keys of messages that did not reach the server, in the order in which they were written */
  const unreached = useRef(new Set(messages.map((message) => message.key)));
  const latest = useRef({ send, explain });
  useEffect(() => {
    latest.current = { send, explain };
  });

  useEffect(() => {
    if (messages.length === 0) dropDraft(key);
    else keepDraft(key, { messages }, null);
  }, [key, messages]);

  const change = (id: string, changed: (message: OutgoingMessage) => OutgoingMessage[]) =>
    setMessages((all) => all.flatMap((one) => (one.key === id ? changed(one) : [one])));

  function dispatch(message: OutgoingMessage): void {
    const fail = (reason: string | null, isUnreached: boolean) => {
      if (isUnreached) unreached.current.add(message.key);
      change(message.key, (one) => [{ ...one, state: 'failed', reason }]);
    };
    turn.current = turn.current.then(async () => {
      if (unreached.current.size > 0) return fail(null, true);
      try {
        await latest.current.send(message);
        change(message.key, () => []);
      } catch (error) {
        fail(latest.current.explain(error), hasNoAnswer(error));
      }
    });
  }

  /** Sends these messages again, together with those that did not reach the server. */
  function sendAgain(id: string | null): void {
    const again = messages.filter(
      ({ key: one, state }) => state === 'failed' && (one === id || unreached.current.has(one)),
    );
    unreached.current.clear();
    for (const message of again) {
      change(message.key, () => [{ ...message, state: 'sending', reason: null }]);
      dispatch(message);
    }
  }

  return {
    messages,
    add: (text: string, shown: string) => {
      const message: OutgoingMessage = { key: crypto.randomUUID(), text, shown, state: 'sending', reason: null };
      sendAgain(null);
      setMessages((all) => [...all, message]);
      dispatch(message);
    },
    retry: sendAgain,
    drop: (id: string) => {
      unreached.current.delete(id);
      change(id, () => []);
    },
  };
}
export type Outbox = ReturnType<typeof useOutbox>;

function kept(key: string): OutgoingMessage[] {
  const messages = readDraft<{ messages?: OutgoingMessage[] }>(key)?.values.messages ?? [];
  return messages.map((message) => ({ ...message, state: 'failed' }));
}

/** Whether the server did not take the message, which says nothing about the message. */
function hasNoAnswer(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === 'UNAVAILABLE' || code === 'INTERNAL';
}
