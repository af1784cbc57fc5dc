/** Why a file is not taken as a document. Without zod, because the page names them as well. */
export const documentProblems = [
  'INVALID_FILE_TYPE',
  /** the name ends with one type, the content begins with another one */
  'CONTENT_DIFFERS',
  'EMPTY_FILE',
  'FILE_TOO_LARGE',
  'FILE_NAME_TOO_LONG',
  'INVALID_FILE_NAME',
  'TOO_LARGE_UNPACKED',
  'ENCRYPTED',
  'DAMAGED',
  /** a definition of entities, which may grow without end or name other files */
  'ENTITIES',
  'MACROS',
  /** names in an archive that lead out of it */
  'UNSAFE_PATH',
  'READING_TOO_LONG',
  'READING_TOO_BIG',
] as const;
export type DocumentProblem = (typeof documentProblems)[number];
