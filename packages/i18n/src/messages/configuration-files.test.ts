import { fileNotes, fileProblems } from '@zuschlag/validation/configuration/import-codes';
import { describe, expect, it } from 'vitest';
import { fileNoteText } from './configuration-file-notes.ts';
import { type FileReader, fileProblemText } from './configuration-files.ts';

const reader = (locale: 'de' | 'en'): FileReader => ({
  table: 'vacationDays',
  locale,
  headingOf: (column) => (column === 'days' ? 'Tage im Jahr' : `?${column}`),
});

describe('the problem of a file', () => {
  it('names lines, columns and the table as people know them', () => {
    expect(fileProblemText('DAMAGED', ['#2'], reader('de'))).toMatch(/^Die Datei ist beschädigt: Zeile 2\. /);
    expect(fileProblemText('DAMAGED', ['#2'], reader('en'))).toMatch(/^The file is damaged: line 2\. /);
    expect(fileProblemText('DAMAGED', ['B#2'], reader('de'))).toContain(': B#2.');
    expect(fileProblemText('HEADINGS_MISSING', ['days'], reader('de'))).toMatch(
      /^Die Überschriften der Tabelle Urlaubstage sind nicht zu finden\. Gebraucht werden: Tage im Jahr\. .*leere Vorlage/,
    );
    expect(fileProblemText('COLUMN_UNKNOWN', ['days'], reader('de'))).toContain(': days.');
  });

  it.each(['MACRO_WORKBOOK', 'BINARY_WORKBOOK', 'WEB_PAGE', 'WRONG_FILE_TYPE'] as const)(
    '%s says what to do in Excel',
    (problem) => {
      expect(fileProblemText(problem, [], reader('de'))).toContain(
        'Datei → Speichern unter → Excel-Arbeitsmappe (.xlsx)',
      );
      expect(fileProblemText(problem, [], reader('en'))).toContain('File → Save As → Excel Workbook (.xlsx)');
    },
  );

  it.each(fileProblems)('%s has every word in both languages', (problem) => {
    for (const locale of ['de', 'en'] as const)
      expect(fileProblemText(problem, [], reader(locale))).toMatch(/^[^{}]{20,}\.$/);
  });
});

describe('a note on a file', () => {
  it('says how many there are when it names the first of them only', () => {
    const note = { code: 'HIDDEN_ROWS_SKIPPED' as const, names: ['4', '5'], count: 7 };
    expect(fileNoteText(note, reader('de'))).toBe(
      'Nicht gelesen, ausgeblendet oder weggefiltert (7): Zeile 4; Zeile 5 …',
    );
    expect(fileNoteText({ ...note, count: 2 }, reader('en'))).toBe(
      'Not read, hidden or filtered out (2): row 4; row 5',
    );
    expect(fileNoteText({ code: 'COLUMNS_ZERO', names: ['days'], count: 1 }, reader('de'))).toContain(': Tage im Jahr');
    expect(fileNoteText({ code: 'SHEET_READ', names: ['2027'], count: 1 }, reader('de'))).toBe('Gelesenes Blatt: 2027');
  });

  it.each(fileNotes)('%s has every word in both languages', (code) => {
    for (const locale of ['de', 'en'] as const)
      expect(fileNoteText({ code, names: ['x'], count: 1 }, reader(locale))).toMatch(/^[^{}]{10,}$/);
  });
});
