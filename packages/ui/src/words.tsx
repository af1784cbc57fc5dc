import { createContext, type ReactNode, use } from 'react';

/** The few words the controls themselves need; the app gives them once, in the language of the user. */
export interface UiWords {
  close?: string;
  remove?: string;
  clear?: string;
  /** Said while a button waits for its answer. */
  pending?: string;
  previousPage?: string;
  nextPage?: string;
  rowsPerPage?: string;
  noMatches?: string;
}

const WordsContext = createContext<UiWords>({});

/** Gives the words of the controls (close, remove, …) to everything below; every component also takes its own. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words given by the nearest `UiWordsProvider`. */
export function useUiWords(): UiWords {
  return use(WordsContext);
}
