import { documentErrorMessages, documentProblemMessages } from '@zuschlag/i18n/documents/document-messages';
import { type DocumentProblem, documentProblems } from '@zuschlag/validation/documents/document-problems';
import type { DocumentType } from '@zuschlag/validation/documents/document-vocabulary';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { uploadFile } from '../../../app/files/file-transfer.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { guessType } from './guess-type.ts';
import { problemOfFile } from './judge-file.ts';

/**
 * A file that a person chose, and the folder that it lay in; empty at the top. A member of a container that no Chance
 * takes comes without its content, with the reason and the size it has there.
 */
export type ChosenFile = { file: File; folder: string; refusal?: { problem: DocumentProblem; size: number } };

/** A file on its way into a Chance. It holds what the person says of it, and the state of its upload. */
export type StagedFile = {
  key: number;
  file: File;
  /** in bytes; the content of a refused member of a container was never read */
  size: number;
  type: DocumentType;
  /** where it lay in what was dropped; empty at the top */
  folder: string;
  /** the document that it is a new version of; null: a document of its own */
  versionOf: string | null;
  /** `sent`: the server has it and would take it. `refused` stays refused, `failed` may be tried again */
  state: 'waiting' | 'sending' | 'sent' | 'adding' | 'failed' | 'refused';
  /** share that has arrived, 0 to 1 */
  share: number;
  reason: string | null;
  /** the id of the upload; null until it is sent */
  fileId: string | null;
};

/** Files sent at the same time; more would only share the line. */
const AT_ONCE = 3;

/**
 * The files that a person has chosen, each sent at once so that the server can judge it: with its progress, cancelled and
 * tried again by itself. Nothing becomes a document before the person says so; what does not is deleted after a day.
 */
export function useStagedFiles() {
  const { locale } = useFormat();
  const [staged, setStaged] = useState<readonly StagedFile[]>([]);
  const nextKey = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const change = (key: number, facts: Partial<StagedFile>) =>
    setStaged((all) => all.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  const refusalBy = (problem: DocumentProblem) =>
    ({ state: 'refused', reason: documentProblemMessages[problem][locale] }) as const;

  const send = async ({ key, file }: StagedFile) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { state: 'sending', share: 0, reason: null });
    try {
      const onProgress = (share: number) => change(key, { share });
      const { id, documentProblem } = await uploadFile(file, { onProgress, signal: abort.signal });
      change(key, documentProblem ? refusalBy(documentProblem) : { state: 'sent', share: 1, fileId: id });
    } catch (error) {
      if (!abort.signal.aborted) change(key, failureFacts(error, locale));
    } finally {
      running.current.delete(key);
    }
  };

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    const next = staged.filter(({ state, key }) => state === 'waiting' && !running.current.has(key)).slice(0, free);
    for (const one of next) void send(one);
  });
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const abort of current.values()) abort.abort();
    };
  }, []);

  return {
    staged,
    change,
    /**
     * @param versionOf the document that a file of this name would be a new version of
     * @param typeOf what a file is in the tender; left out, guessed by its name
     */
    add(
      files: readonly ChosenFile[],
      versionOf: (chosen: ChosenFile) => string | null = () => null,
      typeOf: (chosen: ChosenFile) => DocumentType = ({ file }) => guessType(file.name),
    ) {
      const added = files.map(({ file, folder, refusal }): StagedFile => {
        const problem = refusal?.problem ?? problemOfFile(file);
        const key = nextKey.current;
        nextKey.current += 1;
        return {
          ...{
            key,
            file,
            size: refusal?.size ?? file.size,
            folder,
            type: typeOf({ file, folder }),
            versionOf: versionOf({ file, folder }),
          },
          ...{ share: 0, state: 'waiting', reason: null, fileId: null },
          ...(problem ? refusalBy(problem) : {}),
        };
      });
      setStaged((all) => [...all, ...added]);
    },
    fail: (key: number, error: unknown) => change(key, failureFacts(error, locale)),
    /** Takes a file away; one that is being sent is not sent any further. */
    remove(key: number) {
      running.current.get(key)?.abort();
      setStaged((all) => all.filter((one) => one.key !== key));
    },
    /** A file that arrived, and could not be added, is not sent again. */
    retry: (one: StagedFile) => change(one.key, { state: one.fileId ? 'sent' : 'waiting', reason: null }),
  };
}

function failureFacts(error: unknown, locale: 'de' | 'en'): Pick<StagedFile, 'state' | 'reason'> {
  const { code, details } = failureOf(error);
  if (code !== 'DOCUMENT_REFUSED') return { state: 'failed', reason: errorMessage(error) };
  const problem = documentProblems.find((one): one is DocumentProblem => one === details.problem);
  return {
    state: 'refused',
    reason: (problem ? documentProblemMessages[problem] : documentErrorMessages[code])[locale],
  };
}
