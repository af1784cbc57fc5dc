import { ZuschlagError, zuschlagError } from '@zuschlag/sdk/errors';
import type { AskEvent } from '@zuschlag/validation/document-chat/ask-stream';
import type { DocumentAnswer } from '@zuschlag/validation/document-chat/document-chat';
import { useEffect, useRef, useState } from 'react';
import { sessionHeaders, trpc } from '../../app/api/trpc.ts';
import { noteRefusal } from '../../app/session/session-end.ts';
import { type AskedQuestion, askedQuestion, typedQuestion } from './typed-question.ts';

/** A question on its way, and what is known of its answer. */
export type Asking = AskedQuestion & {
  connection: 'connecting' | 'open' | 'closed' | 'error';
  phase: 'thinking' | 'answering';
  /** where words were found */
  places: string[];
  /** the answer so far */
  text: string;
  error: unknown;
};

const begun = { connection: 'connecting', phase: 'thinking', places: [], text: '', error: null } as const;

/**
 * Asks the documents of a Chance, one question at a time. An answer that a reload interrupted is waited for again.
 *
 * @param onAnswer the stored answer
 */
export function useAsking(chanceId: string, onAnswer: (answer: DocumentAnswer) => void) {
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState<Asking | null>(null);
  const current = useRef<AbortController | null>(null);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;

  const ask = async (asked: AskedQuestion) => {
    if (current.current) return;
    const ended = new AbortController();
    current.current = ended;
    const change = (next: (before: Asking) => Asking) => {
      if (!ended.signal.aborted) setAsking((before) => before && next(before));
    };
    askedQuestion.keep(chanceId, asked);
    setAsking({ ...asked, ...begun, places: [] });
    try {
      const { answerStream } = await import('@zuschlag/sdk/event-stream');
      const stream = answerStream({
        ...{ url: '/ask/stream', headers: sessionHeaders, signal: ended.signal },
        asked: { ...asked, aiImportId: chanceId },
        onConnection: (isConnected) => change((before) => ({ ...before, connection: isConnected ? 'open' : 'closed' })),
      });
      for await (const event of stream) {
        if (event.type === 'ERROR') throw new ZuschlagError(event.content, {}, null);
        if (event.type === 'DATA') {
          const { answer } = event;
          utils.documentChat.ofChance.setData({ chanceId }, (before = []) => [
            ...before.filter(({ id }) => id !== answer.id),
            answer,
          ]);
          askedQuestion.forget(chanceId);
          typedQuestion.forget(chanceId, asked.question);
          setAsking(null);
          answered.current(answer);
        } else change((before) => told(before, event));
      }
    } catch (error) {
      if (ended.signal.aborted) return;
      // The next question, typed during the call, stands in the field.
      askedQuestion.forget(chanceId);
      if (typedQuestion.read(chanceId) === '') typedQuestion.keep(chanceId, asked.question);
      change((before) => ({ ...before, connection: 'error', error }));
      noteRefusal(zuschlagError(error).code);
    } finally {
      if (current.current === ended) current.current = null;
    }
  };

  /** Gives the question up; an answer that is there already shows in the conversation. */
  const cancel = () => {
    current.current?.abort();
    current.current = null;
    askedQuestion.forget(chanceId);
    setAsking(null);
    void utils.documentChat.ofChance.invalidate({ chanceId });
  };

  const resume = useRef(ask);
  resume.current = ask;
  useEffect(() => {
    const interrupted = askedQuestion.read(chanceId);
    if (interrupted) void resume.current(interrupted);
    return () => {
      current.current?.abort();
      current.current = null;
    };
  }, [chanceId]);

  return {
    asking,
    isAsking: asking !== null && asking.connection !== 'error',
    ask,
    cancel,
    reset: () => setAsking(null),
  };
}

function told(before: Asking, event: Exclude<AskEvent, { type: 'DATA' }>): Asking {
  if (event.type === 'TOOL_CALL' && event.tool === 'answer_question') return { ...before, phase: 'answering' };
  if (event.type !== 'CHUNK') return before;
  return before.phase === 'answering'
    ? { ...before, text: before.text + event.content }
    : { ...before, places: [...new Set([...before.places, event.content.trim()])] };
}
