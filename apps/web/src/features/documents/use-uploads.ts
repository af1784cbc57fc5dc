import { documentErrorMessages, documentProblemMessages } from '@zuschlag/i18n/documents/document-messages';
import { type DocumentProblem, documentProblems } from '@zuschlag/validation/documents/document-problems';
import type { DocumentType } from '@zuschlag/validation/documents/document-vocabulary';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { failureOf } from '../../app/errors/failure.ts';
import { uploadFile } from '../../app/files/file-transfer.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { problemOfFile } from './judge-file.ts';

export type Wish = { type: DocumentType; addToKnowledgeBase: boolean };
export type Upload = {
  key: number;
  file: File;
  wish: Wish;
  /** `refused` stays refused, `failed` may be tried again */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** share that has arrived, 0 to 1 */
  share: number;
  reason: string | null;
  versionOf: string | null;
};

/** Files sent at the same time; more would only share the line. */
const AT_ONCE = 3;

/** The files on their way into a Chance: each has its progress, and is cancelled and tried again by itself. */
export function useUploads(chanceId: string) {
  const { locale } = useFormat();
  const utils = trpc.useUtils();
  const add = trpc.documents.add.useMutation();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const nextKey = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const change = (key: number, facts: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  const forget = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async ({ key, file, wish, versionOf }: Upload) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { state: 'sending', share: 0, reason: null });
    try {
      const onProgress = (share: number) => change(key, { share });
      const { id } = await uploadFile(file, { onProgress, signal: abort.signal });
      await add.mutateAsync({
        ...{ chanceId, document: id, versionOf },
        ...{ documentType: wish.type, addToKnowledgeBase: wish.addToKnowledgeBase },
      });
      forget(key);
    } catch (error) {
      if (!abort.signal.aborted) change(key, failureFacts(error, locale));
    } finally {
      running.current.delete(key);
      void utils.documents.ofChance.invalidate({ chanceId });
      void utils.documents.room.invalidate({ chanceId });
    }
  };

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    for (const one of uploads
      .filter(({ state, key }) => state === 'waiting' && !running.current.has(key))
      .slice(0, free))
      void send(one);
  });
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const abort of current.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    start(files: readonly File[], wish: Wish, versionOf: string | null = null) {
      const added = files.map((file): Upload => {
        const problem = problemOfFile(file);
        const key = nextKey.current;
        nextKey.current += 1;
        const reason = problem && documentProblemMessages[problem][locale];
        return { key, file, wish, versionOf, share: 0, state: problem ? 'refused' : 'waiting', reason };
      });
      setUploads((all) => [...all, ...added]);
    },
    cancel(key: number) {
      running.current.get(key)?.abort();
      forget(key);
    },
    retry: (key: number) => change(key, { state: 'waiting', reason: null }),
  };
}

function failureFacts(error: unknown, locale: 'de' | 'en'): Pick<Upload, 'state' | 'reason'> {
  const { code, details } = failureOf(error);
  const problem = documentProblems.find((one): one is DocumentProblem => one === details.problem);
  if (code === 'DOCUMENT_REFUSED')
    return {
      state: 'refused',
      reason: (problem ? documentProblemMessages[problem] : documentErrorMessages[code])[locale],
    };
  return { state: 'failed', reason: errorMessage(error) };
}
