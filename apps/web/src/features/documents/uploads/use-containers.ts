import { documentProblemMessages } from '@zuschlag/i18n/documents/document-messages';
import { useState } from 'react';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { isContainer, openContainer } from './containers/open-container.ts';
import type { ChosenFile } from './use-staged-files.ts';

/** A container, and what the person reads about it. */
export type ContainerNote = { key: number; name: string; isOpening: boolean; others: string[]; reason: string | null };

let nextKey = 1;

/** Opens the containers among chosen files; everything else goes on as it is. */
export function useContainers(goOn: (files: ChosenFile[]) => void) {
  const { locale } = useFormat();
  const [notes, setNotes] = useState<readonly ContainerNote[]>([]);
  const change = (key: number, facts: Partial<ContainerNote>) =>
    setNotes((all) => all.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  const dismiss = (key: number) => setNotes((all) => all.filter((one) => one.key !== key));
  const open = async (file: File) => {
    const key = nextKey;
    nextKey += 1;
    setNotes((all) => [...all, { key, name: file.name, isOpening: true, others: [], reason: null }]);
    try {
      const opened = await openContainer(file, locale);
      if ('problem' in opened) {
        change(key, { isOpening: false, reason: documentProblemMessages[opened.problem][locale] });
        return;
      }
      goOn(opened.files);
      if (opened.others.length === 0 && opened.files.length > 0) dismiss(key);
      else change(key, { isOpening: false, others: opened.others });
    } catch {
      // An entry that is not what the directory says, or a code that did not arrive.
      change(key, { isOpening: false, reason: documentProblemMessages.DAMAGED[locale] });
    }
  };
  return {
    notes,
    dismiss,
    choose(files: readonly File[]) {
      const plain = files.filter((file) => !isContainer(file));
      if (plain.length > 0) goOn(plain.map((file) => ({ file, folder: '' })));
      for (const file of files.filter(isContainer)) void open(file);
    },
  };
}
