import type { CellNoteCode, cellProblems } from '@zuschlag/validation/configuration/import-codes';
import type { RowVerdict } from '@zuschlag/validation/configuration/imports';
import type { Locale } from '../locales.ts';
import { fieldProblemText, isFieldProblem } from './field-problems.ts';
import { isKeyOf, type Message, type MessagesOf, messageText } from './message.ts';

export const verdictMessages: MessagesOf<RowVerdict> = {
  new: { de: 'neu', en: 'new' },
  equal: { de: 'gleich', en: 'equal' },
  changed: { de: 'geändert', en: 'changed' },
  duplicate: { de: 'doppelt', en: 'duplicate' },
  wrong: { de: 'fehlerhaft', en: 'wrong' },
};

/** Headings of the two columns that an annotated file has in addition to those of the file that was sent in. */
export const annotationHeadings: { result: Message; note: Message } = {
  result: { de: 'Ergebnis', en: 'Result' },
  note: { de: 'Hinweis', en: 'Note' },
};

/** Stands before the name of a table in the name of its empty file. */
export const templateMessage: Message = { de: 'Vorlage', en: 'Template' };

/** Introduces the values of a new row, as the import understood them. */
export const readMessage: Message = { de: 'gelesen', en: 'read' };

/** Introduces the values that an import replaces. */
export const beforeMessage: Message = { de: 'bisher', en: 'before' };

/** Problems of a cell whose text differs from the one at a field of a form. */
const cellMessages: MessagesOf<(typeof cellProblems)[number] | 'UNKNOWN_ORGANIZATION' | 'INVALID_CHOICE'> = {
  DUPLICATE_IN_FILE: { de: 'Steht mehrmals in der Datei.', en: 'Appears more than once in the file.' },
  IN_THE_PAST: { de: 'Dieser Tag liegt in der Vergangenheit.', en: 'This day lies in the past.' },
  EXTRA_CELLS: {
    de: 'Die Zeile hat mehr Zellen, als es Überschriften gibt.',
    en: 'The row has more cells than there are headings.',
  },
  UNKNOWN_ORGANIZATION: {
    de: 'Die Zeile gehört einer anderen Gesellschaft.',
    en: 'The row belongs to another organization.',
  },
  INVALID_CHOICE: { de: 'Diesen Wert gibt es hier nicht.', en: 'There is no such value here.' },
  AMBIGUOUS_DATE: {
    de: 'Tag und Monat lassen sich nicht unterscheiden. Schreiben Sie 31.12.2026.',
    en: 'Day and month cannot be told apart. Write 2026-12-31.',
  },
  AMBIGUOUS_MONTH: {
    de: 'Monat und Jahr oder Tag und Monat? Schreiben Sie 01.2026.',
    en: 'Month and year, or day and month? Write 01.2026.',
  },
  DATE_AS_NUMBER: {
    de: 'Das ist eine Zahl. Formatieren Sie die Zelle in Excel als Datum, oder schreiben Sie 31.12.2026.',
    en: 'This is a number. Format the cell as a date in Excel, or write 2026-12-31.',
  },
  AMBIGUOUS_NUMBER: {
    de: 'Tausenderpunkt oder Komma? Schreiben Sie 1234 oder 1,2340.',
    en: 'Thousands or decimals? Write 1234 or 1.2340.',
  },
  AMBIGUOUS_SHARE: {
    de: 'Anteil oder Prozent? Schreiben Sie die Zahl mit Prozentzeichen: 6 % oder 0,06 %.',
    en: 'Share or percent? Write the number with a percent sign: 6 % or 0.06 %.',
  },
  IMPLAUSIBLE_SHARE: {
    de: 'Als Prozent gelesen weit weg von dem, was gilt ({bound}). Schreiben Sie die Zahl mit Prozentzeichen.',
    en: 'Read as percent, this is far from what is in force ({bound}). Write the number with a percent sign.',
  },
};

const cellNoteMessages: MessagesOf<CellNoteCode> = {
  FORMULA_VALUE: { de: 'Wert einer Formel', en: 'value of a formula' },
  ROUNDED_TO_WHOLE: { de: 'auf die ganze Zahl gerundet', en: 'rounded to the whole number' },
  UNUSUAL_SHARE: { de: 'weit weg von dem, was gilt ({bound})', en: 'far from what is in force ({bound})' },
};

/** How a value came about. @param showBound writes a limit in the unit of the column */
export function cellNoteText(
  { note, bound }: { note: CellNoteCode; bound: number | null },
  locale: Locale,
  showBound: (bound: number) => string,
): string {
  return messageText(cellNoteMessages[note], locale, bound === null ? {} : { bound: showBound(bound) });
}

const duplicateOfRow: Message = {
  de: 'Derselbe Tag steht auch in Zeile {bound}.',
  en: 'The same day also appears in row {bound}.',
};

/**
 * The sentence about a cell with a problem.
 *
 * @param showBound writes the missed limit in the unit of the column
 */
export function cellProblemText(
  { problem, bound }: { problem: string; bound: number | null },
  locale: Locale,
  showBound: (bound: number) => string,
): string {
  // The bound of a duplicate is the number of the other row.
  if (problem === 'DUPLICATE_IN_FILE' && bound !== null) return messageText(duplicateOfRow, locale, { bound });
  if (isKeyOf(cellMessages, problem))
    return messageText(cellMessages[problem], locale, bound === null ? {} : { bound: showBound(bound) });
  const ofField = isFieldProblem(problem) ? problem : 'INVALID';
  return fieldProblemText(ofField, locale, bound === null ? undefined : showBound(bound));
}
