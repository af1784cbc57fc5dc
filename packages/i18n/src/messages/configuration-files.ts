import type { FileProblem } from '@zuschlag/validation/configuration/import-codes';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { Locale } from '../locales.ts';
import { tableNames } from './configuration-tables.ts';
import { type Message, messageText } from './message.ts';

/** @param isOfColumns whether the names are keys of columns */
type FileProblemMessage = { title: Message; advice: Message; isOfColumns?: true };
/** The reader of a text about a file, and the table it was meant for. */
export type FileReader = {
  /** a configuration table, or the name of what else the file was meant for */
  table: TableKey | Message;
  locale: Locale;
  /** writes the heading of a column of the table, with its unit */
  headingOf: (column: string) => string;
  /** what to do about a problem where it differs from what a configuration table wants */
  advice?: { readonly [problem in FileProblem]?: Message };
};

const messages: { readonly [problem in FileProblem]: FileProblemMessage } = {
  WRONG_FILE_TYPE: {
    title: { de: 'Das ist keine Tabelle, die sich lesen lässt', en: 'This is no table that can be read' },
    advice: {
      de: 'Lesen lassen sich .xlsx, .xls, .ods und .csv, wenn Endung und Inhalt zusammenpassen. Andere Tabellen öffnen Sie in Excel, dann Datei → Speichern unter → Excel-Arbeitsmappe (.xlsx).',
      en: 'What can be read is .xlsx, .xls, .ods and .csv whose ending fits their content. Open other tables in Excel, then File → Save As → Excel Workbook (.xlsx).',
    },
  },
  MACRO_WORKBOOK: {
    title: { de: 'Die Arbeitsmappe enthält Makros (.xlsm)', en: 'The workbook contains macros (.xlsm)' },
    advice: {
      de: 'Öffnen Sie sie in Excel, dann Datei → Speichern unter → Excel-Arbeitsmappe (.xlsx).',
      en: 'Open it in Excel, then File → Save As → Excel Workbook (.xlsx).',
    },
  },
  BINARY_WORKBOOK: {
    title: { de: 'Das ist eine binäre Arbeitsmappe (.xlsb)', en: 'This is a binary workbook (.xlsb)' },
    advice: {
      de: 'Öffnen Sie sie in Excel, dann Datei → Speichern unter → Excel-Arbeitsmappe (.xlsx).',
      en: 'Open it in Excel, then File → Save As → Excel Workbook (.xlsx).',
    },
  },
  WEB_PAGE: {
    title: { de: 'Das ist eine Internetseite, keine Tabelle', en: 'This is a web page, not a table' },
    advice: {
      de: 'Vielleicht ist es eine Fehlermeldung statt der Datei. Zeigt Excel darin eine Tabelle: Datei → Speichern unter → Excel-Arbeitsmappe (.xlsx).',
      en: 'It may be an error message instead of the file. If Excel shows a table in it: File → Save As → Excel Workbook (.xlsx).',
    },
  },
  UNSAFE_PATH: {
    title: {
      de: 'In der Datei steht ein Name, der aus ihr hinausführt',
      en: 'The file contains a name that leads out of it',
    },
    advice: {
      de: 'So schreibt kein Tabellenprogramm; die Datei wird nicht geöffnet. Fragen Sie den Absender.',
      en: 'No spreadsheet program writes that; the file is not opened. Ask its sender.',
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
  READING_TOO_LONG: {
    title: { de: 'Das Lesen der Datei dauert zu lange', en: 'Reading the file takes too long' },
    advice: {
      de: 'Es wurde nach 30 Sekunden abgebrochen. Kopieren Sie die Werte in eine neue Arbeitsmappe, oder teilen Sie die Datei.',
      en: 'It was stopped after 30 seconds. Copy the values into a new workbook, or split the file.',
    },
  },
  READING_TOO_BIG: {
    title: { de: 'Das Lesen der Datei braucht zu viel Speicher', en: 'Reading the file takes too much memory' },
    advice: {
      de: 'Kopieren Sie die Werte in eine neue Arbeitsmappe, oder teilen Sie die Datei.',
      en: 'Copy the values into a new workbook, or split the file.',
    },
  },
  FORMULA_CELLS: {
    title: { de: 'Die Datei enthält Formeln ohne Ergebnis', en: 'The file contains formulas without a result' },
    advice: {
      de: 'Das Programm, das sie schrieb, hat nicht gerechnet. Öffnen Sie sie in Excel und speichern Sie sie neu.',
      en: 'The program that wrote it did not calculate. Open it in Excel and save it anew.',
    },
  },
  MERGED_CELLS: {
    title: { de: 'Unter den Überschriften sind Zellen verbunden', en: 'Cells below the headings are merged' },
    advice: {
      de: 'Es wäre unklar, zu welcher Zeile der Wert gehört. Markieren Sie die Zellen in Excel, dann Start → Verbinden und zentrieren, und füllen Sie jede Zelle aus.',
      en: 'It would be unclear to which row the value belongs. Select the cells in Excel, then Home → Merge & Center, and fill in each of them.',
    },
  },
  DECLARED_SIZE_TOO_LARGE: {
    title: { de: 'Weit unten oder rechts steht noch etwas', en: 'There is something far down or to the right' },
    advice: {
      de: 'Gelesen werden 20.100 Zeilen und 60 Spalten. Löschen Sie, was außerhalb steht, oder kopieren Sie die Werte in eine neue Arbeitsmappe.',
      en: '20,100 rows and 60 columns are read. Delete what is outside of them, or copy the values into a new workbook.',
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
  HEADINGS_MISSING: {
    isOfColumns: true,
    title: {
      de: 'Die Überschriften der Tabelle {table} sind nicht zu finden. Gebraucht werden',
      en: 'The headings of the table {table} were not found. Needed are',
    },
    advice: {
      de: 'Sie stehen in einer der ersten 15 Zeilen, auch unter einem Titel. Am einfachsten füllen Sie die leere Vorlage aus.',
      en: 'They stand in one of the first 15 rows, below a title as well. The easiest way is to fill in the empty template.',
    },
  },
  HEADING_EMPTY: {
    title: { de: 'Eine Spalte mit Werten hat keine Überschrift', en: 'A column with values has no heading' },
    advice: {
      de: 'Schreiben Sie die Überschrift darüber, oder löschen Sie die Spalte.',
      en: 'Write the heading above it, or delete the column.',
    },
  },
  COLUMN_MISSING: {
    isOfColumns: true,
    title: { de: 'Der Tabelle {table} fehlen in der Datei Spalten', en: 'The file lacks columns of the table {table}' },
    advice: {
      de: 'Sie müssen in der Zeile mit den Überschriften stehen. Die leere Vorlage enthält alle.',
      en: 'They must be in the row of headings. The empty template has them all.',
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

const lineWord: Message = { de: 'Zeile ', en: 'line ' };

/** The problem of a file: what it is, what to do about it, and the names it is about. */
export function fileProblemWords(
  problem: FileProblem,
  names: readonly string[],
  { table, locale, headingOf, advice: own }: FileReader,
): { title: string; advice: string; names: string[] } {
  const { title, advice, isOfColumns } = messages[problem];
  return {
    title: messageText(title, locale, { table: (typeof table === 'string' ? tableNames[table] : table)[locale] }),
    advice: (own?.[problem] ?? advice)[locale],
    names: names.map((name) => (isOfColumns ? headingOf(name) : name.replace(/^#(?=\d+$)/, lineWord[locale]))),
  };
}

/** The problem of a file in one paragraph. */
export function fileProblemText(problem: FileProblem, names: readonly string[], reader: FileReader): string {
  const words = fileProblemWords(problem, names, reader);
  return `${[words.title, words.names.join(', ')].filter(Boolean).join(': ')}. ${words.advice}`;
}
