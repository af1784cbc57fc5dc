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
  /** Why one cannot turn back, or on. */
  firstPage?: string;
  lastPage?: string;
  rowsPerPage?: string;
  noMatches?: string;
  /** Said at a field for one of a list that was left with a text of no option. */
  unlisted?: string;
  /** The tick in the head of a table. */
  selectAll?: string;
  /** The button that drops a month. */
  calendar?: string;
  /** The formats of a typed day and time, e.g. `TT.MM.JJJJ` and `hh:mm`. */
  dayForm?: string;
  timeForm?: string;
  /** Said at a field whose text is no day, or no time. */
  unreadableDay?: string;
  unreadableTime?: string;
  /** The two ends of a span. */
  from?: string;
  to?: string;
}

const WordsContext = createContext<UiWords>({});

/** Adds words of the controls for the components below; a component may also have its own. */
export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  const outer = use(WordsContext);
  return <WordsContext value={{ ...outer, ...words }}>{children}</WordsContext>;
}

/** The words given by the nearest `UiWordsProvider`. */
export function useUiWords(): UiWords {
  return use(WordsContext);
}
