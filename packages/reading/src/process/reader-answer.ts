import type { ReadingProblem } from '../reading-refused.ts';
import type { Passage } from '../search/passages.ts';
import type { Part, TextWithPlaces } from '../text-with-places.ts';

/** What is searched of a document: its passages, their lengths in words, and the JSON of their `WordCount`s. */
export type SearchText = { passages: Passage[]; lengths: number[]; words: string };

/** What the process of a document answers, one line each: its parts, then the rest; or why it reads nothing. */
export type ReaderAnswer =
  | { kind: 'part'; part: Part }
  | { kind: 'read'; rest: Omit<TextWithPlaces, 'parts'>; search: SearchText }
  | { kind: 'refused'; problem: ReadingProblem; names: string[] };
