/** The vocabularies of reading. Without zod: a page validates nothing. @source docs/vocabulary.md */

/** Whether the text of a document has been read. */
export const readingStates = ['waiting', 'read', 'failed'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Why a document could not be read. */
export const readingProblems = [
  'DAMAGED',
  'ENCRYPTED',
  'TOO_LARGE_UNPACKED',
  'READING_TOO_LONG',
  'READING_TOO_BIG',
  'READER_FAILED',
] as const;
export type ReadingProblem = (typeof readingProblems)[number];

/** What a reading left out or could not read. */
export const readingNotes = [
  'UNREAD_PAGES',
  'RECOGNIZED_PAGES',
  'HIDDEN_TEXT_LEFT_OUT',
  'UNKNOWN_CHARACTERS',
  'HIDDEN_SHEETS_LEFT_OUT',
  'CHANGES_ACCEPTED',
  'MEMBERS_NOT_READ',
] as const;
export type ReadingNoteCode = (typeof readingNotes)[number];

/** What stands in a piece of a changed text. */
export const changedPieceKinds = ['same', 'removed', 'added'] as const;

/** Whether two releases could be compared: one of them may have no text, or they have too little in common. */
export const comparisonStates = ['compared', 'unread', 'tooDifferent'] as const;
