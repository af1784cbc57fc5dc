import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../forms/draft.ts';

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
 * They survive a reload and the end of the session. What was on its way then counts as failed: it is sent again under
 * its key, so that it never appears twice.
 */
export function useOutbox(key: string, send: Send, explain: Explain) {
  const [messages, setMessages] = useState<readonly OutgoingMessage[]>(() => kept(key));
  const turn = useRef<Promise<unknown>>(Promise.resolve());
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
    turn.current = turn.current.then(async () => {
      try {
        await latest.current.send(message);
        change(message.key, () => []);
      } catch (error) {
        const reason = latest.current.explain(error);
        change(message.key, (one) => [{ ...one, state: 'failed', reason }]);
      }
    });
  }

  return {
    messages,
    add: (text: string, shown: string) => {
      const message: OutgoingMessage = { key: crypto.randomUUID(), text, shown, state: 'sending', reason: null };
      setMessages((all) => [...all, message]);
      dispatch(message);
    },
    retry: (id: string) => {
      const message = messages.find(({ key: one }) => one === id);
      if (!message || message.state === 'sending') return;
      const again: OutgoingMessage = { ...message, state: 'sending', reason: null };
      change(id, () => [again]);
      dispatch(again);
    },
    drop: (id: string) => change(id, () => []),
  };
}
export type Outbox = ReturnType<typeof useOutbox>;

function kept(key: string): OutgoingMessage[] {
  const messages = readDraft<{ messages?: OutgoingMessage[] }>(key)?.values.messages ?? [];
  return messages.map((message) => ({ ...message, state: 'failed' }));
}
