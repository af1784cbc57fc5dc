/** The vocabularies of AI imports. Without zod: a page validates nothing. @source docs/vocabulary.md */

export const aiImportStatuses = [
  'CREATED',
  'PENDING',
  'IMPORTING_DOCUMENTS',
  'EXTRACTING_DATA_FIELDS',
  'WRITING_EXECUTIVE_SUMMARY',
  'DELETING_DOCUMENTS',
  'SUCCESS',
  'FAILED',
] as const;
export type AiImportStatus = (typeof aiImportStatuses)[number];

/** The steps in their order; clients count them from 1. */
export const aiImportSteps = [
  'initializing',
  'parsing',
  'chunking',
  'indexing',
  'summaryGeneration',
  'summaryAggregation',
  'dataExtraction',
  'writing',
  'completed',
] as const;
export type AiImportStep = (typeof aiImportSteps)[number];

export const aiImportStepStates = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;
export type AiImportStepState = (typeof aiImportStepStates)[number];

/** Why an import failed. `NOTHING_READ`: all pages are pictures; `FILE_UNREADABLE`: the reading of a file that is needed ended. */
export const aiImportProblems = ['FILE_UNREADABLE', 'FILE_MISSING', 'NOTHING_READ', 'INTERRUPTED'] as const;
export type AiImportProblem = (typeof aiImportProblems)[number];

/** The kinds of events in the stream of an import. */
export const aiImportEventKinds = ['PROGRESS', 'INFO', 'ERROR', 'FINAL'] as const;
export type AiImportEventKind = (typeof aiImportEventKinds)[number];

/** What a list of imports shows: those at work, or those that ended and became no Chance. */
export const aiImportSections = ['active', 'history'] as const;
export type AiImportSection = (typeof aiImportSections)[number];

/** The lists of files that take PDF only. */
export const pdfOnlyLists = ['publications', 'serviceDescription', 'contracts'] as const;

export const aiImportLimits = {
  /** imports of one page of the list */
  page: 20,
  /** imports of one organization that are worked on at the same time */
  atOnce: 2,
  /** days that an unused import is kept */
  keptDays: 90,
} as const;

/** Below this confidence a person has to look at a value. */
export const LOWEST_SURE = 0.6;

/** The first and the last percent of each step, in the order of the steps. */
const bands = [
  [0, 10],
  [11, 20],
  [21, 30],
  [31, 40],
  [41, 50],
  [51, 60],
  [61, 70],
  [71, 80],
  [81, 100],
] as const;

/**
 * How far an import is.
 *
 * @param step from 1
 * @param share 0 to 1 of the step
 * @returns whole percent, inside of the band of the step
 */
export function percentAt(step: number, share: number): number {
  const [first, last] = bands[step - 1] ?? [0, 0];
  return Math.round(first + (last - first) * Math.min(1, Math.max(0, share)));
}

/** The status of an import at a step, from 1, unless it has failed. */
export function statusAt(step: number): AiImportStatus {
  if (step <= 1) return 'PENDING';
  if (step <= 4) return 'IMPORTING_DOCUMENTS';
  if (step <= 6) return 'WRITING_EXECUTIVE_SUMMARY';
  if (step === 7) return 'EXTRACTING_DATA_FIELDS';
  return step === 8 ? 'DELETING_DOCUMENTS' : 'SUCCESS';
}

/** Whether work on an import goes on; an unknown status ends it as well. */
export const isAtWork = (status: string): boolean =>
  status !== 'SUCCESS' && status !== 'FAILED' && aiImportStatuses.some((known) => known === status);
