import type { cellProblems, FileProblem, RowVerdict } from '@zuschlag/validation/configuration/imports';
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

/** Introduces the values that an import replaces. */
export const beforeMessage: Message = { de: 'bisher', en: 'before' };

/** Why a file cannot be read, and what to do about it. */
export const fileProblemMessages: { readonly [problem in FileProblem]: { title: Message; advice: Message } } = {
  WRONG_FILE_TYPE: {
    title: { de: 'Das ist keine Tabelle', en: 'This is not a table' },
    advice: {
      de: 'Lesen lassen sich Excel-Arbeitsmappen (.xlsx) und Textdateien (.csv). Ältere .xls-Dateien speichern Sie in Excel als .xlsx.',
      en: 'Excel workbooks (.xlsx) and text files (.csv) can be read. Save older .xls files as .xlsx in Excel.',
    },
  },
  EMPTY_FILE: {
    title: { de: 'Die Datei ist leer', en: 'The file is empty' },
    advice: {
      de: 'Unter der Zeile mit den Überschriften steht nichts.',
      en: 'There is nothing below the row of headings.',
    },
  },
  TOO_MANY_ROWS: {
    title: { de: 'Die Datei hat zu viele Zeilen', en: 'The file has too many rows' },
    advice: {
      de: 'Höchstens 20.000 Zeilen lassen sich auf einmal einlesen. Teilen Sie die Datei.',
      en: 'At most 20,000 rows can be read at once. Split the file.',
    },
  },
  TOO_LARGE: {
    title: { de: 'Die Datei ist zu groß', en: 'The file is too large' },
    advice: { de: 'Sie darf höchstens 5 MB haben.', en: 'It may have 5 MB at most.' },
  },
  TOO_LARGE_UNPACKED: {
    title: { de: 'Die Datei ist ausgepackt viel zu groß', en: 'The file is far too large once unpacked' },
    advice: {
      de: 'Eine Tabelle dieser Art braucht nicht so viel Platz. Kopieren Sie die Werte in eine neue Arbeitsmappe.',
      en: 'A table of this kind does not need that much space. Copy the values into a new workbook.',
    },
  },
  FORMULA_CELLS: {
    title: { de: 'Die Datei enthält Formeln', en: 'The file contains formulas' },
    advice: {
      de: 'Was eine Formel ergibt, kann sich ändern, ohne dass es jemand sieht. Fügen Sie die Werte ein (Einfügen, Nur Werte).',
      en: 'The result of a formula can change unnoticed. Paste the values (Paste, Values only).',
    },
  },
  MERGED_CELLS: {
    title: { de: 'Die Datei enthält verbundene Zellen', en: 'The file contains merged cells' },
    advice: {
      de: 'Es wäre unklar, zu welcher Zeile der Wert gehört. Heben Sie die Verbindung auf und füllen Sie jede Zelle aus.',
      en: 'It would be unclear to which row the value belongs. Unmerge the cells and fill in each of them.',
    },
  },
  DECLARED_SIZE_TOO_LARGE: {
    title: {
      de: 'Das Tabellenblatt gibt einen viel zu großen Bereich an',
      en: 'The sheet declares a range that is far too large',
    },
    advice: {
      de: 'Meist ist weit unten oder rechts noch etwas formatiert. Kopieren Sie die Werte in eine neue Arbeitsmappe.',
      en: 'Usually something far down or to the right is still formatted. Copy the values into a new workbook.',
    },
  },
  ENCRYPTED: {
    title: { de: 'Die Datei ist mit einem Kennwort geschützt', en: 'The file is protected by a password' },
    advice: {
      de: 'Speichern Sie sie ohne Kennwort und wählen Sie sie noch einmal.',
      en: 'Save it without a password and choose it again.',
    },
  },
  DAMAGED: {
    title: { de: 'Die Datei ist beschädigt', en: 'The file is damaged' },
    advice: {
      de: 'Öffnen Sie sie in Excel, speichern Sie sie neu und wählen Sie sie noch einmal.',
      en: 'Open it in Excel, save it anew and choose it again.',
    },
  },
  ENCODING_UNKNOWN: {
    title: { de: 'Die Zeichen der Datei lassen sich nicht lesen', en: 'The characters of the file cannot be read' },
    advice: { de: 'Speichern Sie sie als „CSV UTF-8“ oder als .xlsx.', en: 'Save it as “CSV UTF-8” or as .xlsx.' },
  },
  SHEET_MISSING: {
    title: { de: 'Die Arbeitsmappe hat kein gefülltes Tabellenblatt', en: 'The workbook has no filled sheet' },
    advice: {
      de: 'Die Zeilen müssen auf einem Tabellenblatt stehen, nicht in einem Diagramm oder einer Grafik.',
      en: 'The rows must be on a sheet, not in a chart or a drawing.',
    },
  },
  COLUMN_MISSING: {
    title: { de: 'Der Datei fehlen Spalten', en: 'The file lacks columns' },
    advice: {
      de: 'Jede Spalte der Tabelle muss in der ersten Zeile stehen. Die Vorlage enthält alle.',
      en: 'Every column of the table must be in the first row. The template has them all.',
    },
  },
  COLUMN_UNKNOWN: {
    title: {
      de: 'Die Datei hat Spalten, die es in dieser Tabelle nicht gibt',
      en: 'The file has columns that this table does not have',
    },
    advice: {
      de: 'Vielleicht gehört die Datei zu einer anderen Tabelle, oder eine Überschrift ist anders geschrieben als in der Vorlage.',
      en: 'The file may belong to another table, or a heading is written otherwise than in the template.',
    },
  },
  COLUMN_TWICE: {
    title: { de: 'Eine Spalte steht mehrmals in der Datei', en: 'A column appears more than once in the file' },
    advice: {
      de: 'Es wäre unklar, welche gilt. Löschen Sie die überzähligen Spalten.',
      en: 'It would be unclear which one counts. Delete the surplus columns.',
    },
  },
};

/** The problem of a file in one paragraph, with the names it is about. */
export function fileProblemText(problem: FileProblem, names: readonly string[], locale: Locale): string {
  const { title, advice } = fileProblemMessages[problem];
  const about = names.length === 0 ? '' : `: ${names.join(', ')}`;
  return `${title[locale]}${about}. ${advice[locale]}`;
}

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
  AMBIGUOUS_NUMBER: {
    de: 'Tausender oder Komma? Schreiben Sie die Zahl mit Prozentzeichen oder Nachkommastellen.',
    en: 'Thousands or decimals? Write the number with a percent sign or with decimals.',
  },
};
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
  if (isKeyOf(cellMessages, problem)) return cellMessages[problem][locale];
  const ofField = isFieldProblem(problem) ? problem : 'INVALID';
  return fieldProblemText(ofField, locale, bound === null ? undefined : showBound(bound));
}
