import type { cellProblems, FileProblem, RowVerdict } from '@zuschlag/validation/configuration/imports';
import type { FieldProblem } from '@zuschlag/validation/errors';
import type { ServerLanguage } from './server-words.ts';

/** What an import says about a file, its rows and its cells. Both languages, complete by type. */
type Words = { [language in ServerLanguage]: string };

export const verdictWords: { [verdict in RowVerdict]: Words } = {
  new: { de: 'neu', en: 'new' },
  equal: { de: 'gleich', en: 'equal' },
  changed: { de: 'geändert', en: 'changed' },
  duplicate: { de: 'doppelt', en: 'duplicate' },
  wrong: { de: 'fehlerhaft', en: 'wrong' },
};

/** Headings of the two columns that an annotated file has more than the one that was sent in. */
export const annotationHeadings: { result: Words; note: Words } = {
  result: { de: 'Ergebnis', en: 'Result' },
  note: { de: 'Hinweis', en: 'Note' },
};

/** What stood in the table before, in front of a value that would be replaced. */
export const beforeWord: Words = { de: 'bisher', en: 'before' };

const fileProblemWords: { [problem in FileProblem]: Words } = {
  WRONG_FILE_TYPE: {
    de: 'Das ist weder eine Excel-Arbeitsmappe (.xlsx) noch eine CSV-Datei.',
    en: 'This is neither an Excel workbook (.xlsx) nor a CSV file.',
  },
  EMPTY_FILE: { de: 'Die Datei enthält keine Zeilen.', en: 'The file contains no rows.' },
  TOO_MANY_ROWS: { de: 'Die Datei hat mehr als 20.000 Zeilen.', en: 'The file has more than 20,000 rows.' },
  TOO_LARGE: { de: 'Die Datei ist größer als 5 MB.', en: 'The file is larger than 5 MB.' },
  TOO_LARGE_UNPACKED: {
    de: 'Die Datei ist ausgepackt unverhältnismäßig groß.',
    en: 'The file is disproportionately large once unpacked.',
  },
  FORMULA_CELLS: {
    de: 'Die Datei enthält Formeln. Bitte fügen Sie stattdessen die Werte ein',
    en: 'The file contains formulas. Please paste the values instead',
  },
  MERGED_CELLS: {
    de: 'Die Datei enthält verbundene Zellen. Bitte lösen Sie die Verbindung auf',
    en: 'The file contains merged cells. Please unmerge them',
  },
  DECLARED_SIZE_TOO_LARGE: {
    de: 'Das Tabellenblatt gibt einen viel größeren Bereich an, als eine Tabelle hier haben kann',
    en: 'The sheet declares a range far larger than a table can have here',
  },
  ENCRYPTED: { de: 'Die Datei ist mit einem Kennwort geschützt.', en: 'The file is protected by a password.' },
  DAMAGED: { de: 'Die Datei ist beschädigt und lässt sich nicht lesen', en: 'The file is damaged and cannot be read' },
  ENCODING_UNKNOWN: {
    de: 'Die Zeichenkodierung ist unbekannt. Bitte speichern Sie die Datei als UTF-8.',
    en: 'The character encoding is unknown. Please save the file as UTF-8.',
  },
  SHEET_MISSING: { de: 'Die Arbeitsmappe hat kein Tabellenblatt.', en: 'The workbook has no sheet with cells.' },
  COLUMN_MISSING: { de: 'Es fehlen Spalten', en: 'Columns are missing' },
  COLUMN_UNKNOWN: { de: 'Die Tabelle hat diese Spalten nicht', en: 'The table has no such columns' },
  COLUMN_TWICE: { de: 'Spalten kommen mehrfach vor', en: 'Columns appear more than once' },
};

/** @returns a sentence, with the names the problem is about behind a colon */
export function fileProblemText(problem: FileProblem, names: readonly string[], language: ServerLanguage): string {
  const words = fileProblemWords[problem][language];
  return names.length === 0 ? words : `${words.replace(/\.$/, '')}: ${names.join(', ')}`;
}

const cellWords: { [problem in (typeof cellProblems)[number]]: Words } = {
  DUPLICATE_IN_FILE: { de: 'steht mehrfach in der Datei', en: 'appears more than once in the file' },
  IN_THE_PAST: { de: 'liegt in der Vergangenheit', en: 'lies in the past' },
  AMBIGUOUS_DATE: {
    de: 'mehrdeutiges Datum, bitte TT.MM.JJJJ schreiben',
    en: 'ambiguous date, please write DD/MM/YYYY',
  },
  AMBIGUOUS_NUMBER: {
    de: 'mehrdeutige Zahl, bitte mit Prozentzeichen oder Nachkommastellen schreiben',
    en: 'ambiguous number, please write it with a percent sign or with decimals',
  },
  EXTRA_CELLS: { de: 'mehr Zellen als Überschriften', en: 'more cells than headings' },
};

const fieldWords: { [problem in FieldProblem]?: Words } = {
  REQUIRED: { de: 'fehlt', en: 'is missing' },
  TOO_SMALL: { de: 'zu klein', en: 'too small' },
  TOO_BIG: { de: 'zu groß', en: 'too large' },
  INVALID_DATE: { de: 'kein Datum', en: 'not a date' },
  INVALID_TIME: { de: 'keine Uhrzeit (HH:MM)', en: 'not a time (HH:MM)' },
  INVALID_NUMBER: { de: 'keine Zahl', en: 'not a number' },
  INVALID_CHOICE: { de: 'unbekannter Wert', en: 'unknown value' },
  NOT_WHOLE: { de: 'keine ganze Zahl', en: 'not a whole number' },
  FRACTION_EXPECTED: { de: 'zu viel Prozent', en: 'too many percent' },
  TOO_PRECISE: { de: 'zu viele Nachkommastellen', en: 'too many decimals' },
  UNKNOWN_ORGANIZATION: {
    de: 'gehört nicht zu Ihrer Gesellschaft',
    en: 'does not belong to your organization',
  },
};

/** @returns what is wrong with a cell, to be read after the name of its column */
export function cellProblemText(problem: string, bound: number | null, language: ServerLanguage): string {
  const words: { [problem: string]: Words } = { ...fieldWords, ...cellWords };
  const text = (words[problem] ?? { de: 'ungültig', en: 'invalid' })[language];
  // Here the bound is the number of the other row.
  if (problem === 'DUPLICATE_IN_FILE' && bound !== null)
    return `${text} (${{ de: 'Zeile', en: 'row' }[language]} ${bound})`;
  if (bound === null || (problem !== 'TOO_SMALL' && problem !== 'TOO_BIG')) return text;
  const side = { TOO_SMALL: { de: 'mindestens', en: 'at least' }, TOO_BIG: { de: 'höchstens', en: 'at most' } }[
    problem
  ];
  return `${text} (${side[language]} ${bound})`;
}
