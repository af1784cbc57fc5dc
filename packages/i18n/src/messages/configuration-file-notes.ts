import type { FileNote, FileNoteCode } from '@zuschlag/validation/configuration/import-codes';
import type { FileReader } from './configuration-files.ts';
import { type Message, messageText } from './message.ts';

/** @param isOfRows whether the names begin with the number of a row */
const noteMessages: { readonly [code in FileNoteCode]: Message & { isOfColumns?: true; isOfRows?: true } } = {
  SHEET_READ: { de: 'Gelesenes Blatt: {names}', en: 'Sheet that was read: {names}' },
  HEADING_ROW: { isOfRows: true, de: 'Überschriften: {names}', en: 'Headings: {names}' },
  HEADING_ROWS: {
    isOfRows: true,
    de: 'Überschriften in zwei Zeilen, zusammen gelesen: {names}',
    en: 'Headings in two rows, read together: {names}',
  },
  ROWS_ABOVE_SKIPPED: {
    isOfRows: true,
    de: 'Nicht gelesen, über den Überschriften: {names}',
    en: 'Not read, above the headings: {names}',
  },
  ROWS_BELOW_SKIPPED: {
    isOfRows: true,
    de: 'Nicht gelesen, Anmerkung unter der Tabelle: {names}',
    en: 'Not read, remark below the table: {names}',
  },
  HIDDEN_ROWS_SKIPPED: {
    isOfRows: true,
    de: 'Nicht gelesen, ausgeblendet oder weggefiltert ({count}): {names}',
    en: 'Not read, hidden or filtered out ({count}): {names}',
  },
  HIDDEN_COLUMNS_READ: { de: 'Gelesen, obwohl ausgeblendet: {names}', en: 'Read although hidden: {names}' },
  COLUMNS_SKIPPED: { de: 'Nicht gelesene Spalten: {names}', en: 'Columns not read: {names}' },
  COLUMNS_ZERO: {
    isOfColumns: true,
    de: 'Spalten, die der Datei fehlen und deshalb 0 sind: {names}',
    en: 'Columns that the file lacks and that are 0 therefore: {names}',
  },
  FORMULA_VALUES_READ: {
    de: 'Formeln ({count}): {names}. Gelesen ist das Ergebnis, das die Datei zuletzt gespeichert hat.',
    en: 'Formulas ({count}): {names}. What was read is the result that the file last saved.',
  },
  OTHER_SHEETS_SKIPPED: {
    de: 'Nicht gelesene Blätter mit denselben Überschriften: {names}',
    en: 'Sheets with the same headings that were not read: {names}',
  },
  ENCODING_READ: { de: 'Zeichensatz der Datei: {names}', en: 'Character set of the file: {names}' },
};
const rowWord: Message = { de: 'Zeile ', en: 'row ' };

/** How a file was read, or what was left out, in one line. */
export function fileNoteText({ code, names, count }: FileNote, { locale, headingOf }: FileReader): string {
  const message = noteMessages[code];
  const written = names.map((name) =>
    message.isOfColumns ? headingOf(name) : message.isOfRows ? `${rowWord[locale]}${name}` : name,
  );
  const more = count > names.length ? ' …' : '';
  return messageText(message, locale, { names: `${written.join('; ')}${more}`, count });
}
