import type { z } from 'zod';
import type { ReadContext } from '../../context.ts';
import type { CellContent, FileLanguage, WrittenColumn } from '../configuration/imports/cells/format-cell.ts';

/**
 * What can be exported: the question that a caller asks, and the rows that answer it, as far as the caller may see them.
 * The rows come in portions, because a portion is also the step of the progress.
 */
export type ExportKind<Question> = {
  question: z.ZodType<Question>;
  title: { readonly [language in FileLanguage]: string };
  columns(question: Question, language: FileLanguage): readonly WrittenColumn[];
  count(reading: ReadContext, question: Question): Promise<number>;
  portions(reading: ReadContext, question: Question, language: FileLanguage): AsyncIterable<readonly ExportRow[]>;
};
/** The cells of a row, in the order of the columns. */
export type ExportRow = readonly CellContent[];

/** A question of any kind, read and ready to be answered. */
export type OpenedExport = {
  columns(language: FileLanguage): readonly WrittenColumn[];
  count(reading: ReadContext): Promise<number>;
  portions(reading: ReadContext, language: FileLanguage): AsyncIterable<readonly ExportRow[]>;
};
export type AnyExportKind = {
  title: { readonly [language in FileLanguage]: string };
  open(question: unknown): OpenedExport;
};

/** States a kind of export; its question is checked again when the job begins. */
export function exportKind<Question>(kind: ExportKind<Question>): AnyExportKind {
  return {
    title: kind.title,
    open(stored) {
      const question = kind.question.parse(stored);
      return {
        columns: (language) => kind.columns(question, language),
        count: (reading) => kind.count(reading, question),
        portions: (reading, language) => kind.portions(reading, question, language),
      };
    },
  };
}
