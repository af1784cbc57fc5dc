import type { z } from 'zod';
import type { ReadContext, UnitOfWork } from '../../context.ts';
import type { CellContent, FileLanguage, WrittenColumn } from '../configuration/imports/cells/format-cell.ts';

/**
 * How a job reads for its person. Lists read statement by statement; a verb that reads with a unit of work gets a short
 * transaction of its own for each portion, so that no transaction stays open while the file is written.
 */
export type ExportReading = ReadContext & {
  inTransaction<Result>(read: (work: UnitOfWork) => Promise<Result>): Promise<Result>;
};

/**
 * What can be exported: the question that a caller asks, and the rows that answer it, as far as the caller may see them.
 * The rows come in portions, because a portion is also the step of the progress.
 */
export type ExportKind<Question> = {
  question: z.ZodType<Question>;
  title: { readonly [language in FileLanguage]: string };
  /** refuses at the start what the job would not be answered */
  check?(work: UnitOfWork, question: Question): Promise<void>;
  columns(question: Question, language: FileLanguage): readonly WrittenColumn[];
  /** @returns null for a kind whose rows are few, and counted while they are written */
  count(reading: ExportReading, question: Question): Promise<number | null>;
  portions(reading: ExportReading, question: Question, language: FileLanguage): AsyncIterable<readonly ExportRow[]>;
};
/** The cells of a row, in the order of the columns. */
export type ExportRow = readonly CellContent[];

/** A question of any kind, read and ready to be answered. */
export type OpenedExport = {
  check(work: UnitOfWork): Promise<void>;
  columns(language: FileLanguage): readonly WrittenColumn[];
  count(reading: ExportReading): Promise<number | null>;
  portions(reading: ExportReading, language: FileLanguage): AsyncIterable<readonly ExportRow[]>;
};
export type AnyExportKind = {
  title: { readonly [language in FileLanguage]: string };
  question: z.ZodType;
  open(question: unknown): OpenedExport;
};

/** States a kind of export; its question is checked again when the job begins. */
export function exportKind<Question>(kind: ExportKind<Question>): AnyExportKind {
  return {
    title: kind.title,
    question: kind.question,
    open(stored) {
      const question = kind.question.parse(stored);
      return {
        check: async (work) => kind.check?.(work, question),
        columns: (language) => kind.columns(question, language),
        count: (reading) => kind.count(reading, question),
        portions: (reading, language) => kind.portions(reading, question, language),
      };
    },
  };
}
