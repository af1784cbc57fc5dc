import { describe, expect, it } from 'vitest';
import { FileRefused } from '../../../../files/file-refused.ts';
import { headingsOf } from '../cells/column-headers.ts';
import { columnLetters, columnOfLetters, type RawCell, type RawRow, type RawSheet, textsOf } from './raw-table.ts';
import { sheetCollector, tableInSheet } from './table-in-sheet.ts';

const headings = headingsOf('socialSecurity');
const titles = ['Gültig ab', 'Wert in %'];

/** A row; a number in front of the texts of a row says which it is, else it is the next. */
type Line = (string | number | null)[];
function sheetOf(lines: Line[], parts: Partial<RawSheet> = {}, of = headings): RawSheet {
  const { take, sheet } = sheetCollector('2027', of);
  let last = 0;
  for (const line of lines) {
    last = typeof line[0] === 'number' ? line[0] : last + 1;
    const texts = line.filter((text) => typeof text !== 'number');
    const cells = texts.map((text): RawCell | undefined =>
      text === null
        ? undefined
        : ({ kind: /^[\d.,]+$/.test(text) ? 'number' : 'text', text, value: 0, isPercent: false } as RawCell),
    );
    take({ row: last, cells });
  }
  return { ...sheet, ...parts };
}
function outcomeOf(sheet: RawSheet, of = headings) {
  try {
    const table = tableInSheet(sheet, of);
    return (
      table && {
        heading: textsOf(table.heading),
        rows: table.rows.map(({ row }) => row),
        notes: table.notes
          .filter(({ code }) => code !== 'SHEET_READ')
          .map(({ code, names }) => [code, ...names].join(' | ')),
      }
    );
  } catch (error) {
    return error instanceof FileRefused ? [error.problem, ...error.names] : error;
  }
}

describe('the headings of a sheet', () => {
  it('are found below a title, which is noted', () => {
    expect(outcomeOf(sheetOf([['Beiträge'], [3, 'Stand: 2027'], [5, ...titles], ['01.01.2027', '20']]))).toEqual({
      heading: titles,
      rows: [6],
      notes: ['HEADING_ROW | 5', 'ROWS_ABOVE_SKIPPED | 1: Beiträge | 3: Stand: 2027'],
    });
  });

  it('are looked for in fifteen rows', () => {
    const above = (count: number): Line[] => Array.from({ length: count }, (_, index) => [`Zeile ${index}`]);
    expect(outcomeOf(sheetOf([...above(14), titles, ['01.01.2027', '20']]))).toMatchObject({ rows: [16] });
    expect(outcomeOf(sheetOf([...above(15), titles, ['01.01.2027', '20']]))).toBeNull();
  });

  it('are the row that a person names, however far down and with a single column of the table', () => {
    const named = (row: number) => ({ ...headings, row });
    const above: Line[] = Array.from({ length: 40 }, (_, index) => [`Zeile ${index}`]);
    const lines: Line[] = [...above, titles, ['01.01.2027', '20']];
    expect(outcomeOf(sheetOf(lines, {}, named(41)), named(41))).toMatchObject({ heading: titles, rows: [42] });
    expect(outcomeOf(sheetOf(lines, {}, named(30)), named(30))).toBeNull();
    const other: Line[] = [titles, ['01.01.2026', '19'], ['Gültig ab', 'Anteil'], ['01.01.2027', '20']];
    expect(outcomeOf(sheetOf(other, {}, named(3)), named(3))).toMatchObject({
      heading: ['Gültig ab', 'Anteil'],
      rows: [4],
    });
  });

  it('are the row in which most columns are recognized', () => {
    const tariff = headingsOf('vacationBonus');
    const sheet = sheetOf([
      ['Land', 'Ab'],
      ['Land', 'Gültig ab', 'Anteil in %', 'Betrag'],
      ['Bayern', '01.01.2027', '5', '1'],
    ]);
    expect(outcomeOf(sheet, tariff)).toMatchObject({ rows: [3], notes: ['HEADING_ROW | 2', expect.anything()] });
  });

  it.each([
    [
      'groups over units',
      [
        ['Gültig ab', 'Wert'],
        [null, 'in %'],
      ],
      titles,
    ],
    [
      'a unit over names',
      [
        ['in %', null],
        ['Gültig ab', 'Wert'],
      ],
      ['Gültig ab', 'Wert in %'],
    ],
    [
      'words broken in two',
      [
        ['Gültig', 'Arbeitgeber'],
        ['ab', 'anteil'],
      ],
      ['Gültig ab', 'Arbeitgeber anteil'],
    ],
  ])('stand in two lines, %s', (_what, [upper = [], lower = []], heading) => {
    const found = outcomeOf(sheetOf([upper, lower, ['01.01.2027', '20']]));
    expect(found).toMatchObject({ rows: [3] });
    expect((found as { heading: string[] }).heading.map((text) => headings.columnOf(text))).toEqual(
      heading.map((text) => headings.columnOf(text)),
    );
  });

  it('stand in one line where two say no more', () => {
    expect(outcomeOf(sheetOf([['Beiträge'], titles, ['01.01.2027', '20']]))).toMatchObject({ heading: titles });
    const apart = sheetOf([['Gültig'], [3, 'von', 'Wert in %'], ['01.01.2027', '20']]);
    expect(outcomeOf(apart)).toBeNull();
  });
});

describe('what is no row of the table', () => {
  const table: Line[] = [titles, ['01.01.2027', '20']];

  it.each([
    ['after an empty row', [4, 'Nur Berlin']],
    ['with a word of remarks', ['Hinweis zu allem']],
    ['with a star', ['* vorläufig']],
    ['as a long text', ['Gilt nicht für Auszubildende']],
  ] as [string, Line][])('is a remark below it, %s', (_what, remark) => {
    const found = outcomeOf(sheetOf([...table, remark, ['und so weiter']]));
    expect(found).toMatchObject({ rows: [2] });
    expect((found as { notes: string[] }).notes[0]).toMatch(/^ROWS_BELOW_SKIPPED \| \d: .* \| \d: und so weiter$/);
  });

  it.each([
    ['a short text right below', ['Bayern']],
    ['a text in another column', [4, null, 'Hinweis zu allem']],
    ['two texts', [4, 'Hinweis zu allem', 'und mehr']],
    ['a number', [4, '123']],
    ['a day that is not real', [4, '31. Februar 2027']],
    ['letters that are no word', [4, 'x 1']],
  ] as [string, Line][])('is not %s: the row stays, and is wrong later', (_what, line) => {
    expect(outcomeOf(sheetOf([...table, line]))).toMatchObject({ rows: [2, expect.any(Number)], notes: [] });
  });

  it('is no remark between two rows', () => {
    expect(outcomeOf(sheetOf([...table, [4, 'Hinweis: ab 2028'], ['01.01.2028', '21']]))).toMatchObject({
      rows: [2, 4, 5],
    });
  });

  it('is a hidden row', () => {
    const sheet = sheetOf([...table, ['01.01.2028', '21']]);
    const hidden = {
      ...sheet,
      rows: sheet.rows.map((row): RawRow => (row.row === 2 ? { ...row, isHidden: true } : row)),
    };
    expect(outcomeOf(hidden)).toMatchObject({ rows: [3], notes: ['HIDDEN_ROWS_SKIPPED | 2'] });
  });
});

describe('what cannot be read', () => {
  const rows: Line[] = [['Titel'], titles, ['01.01.2027', '20'], ['01.01.2028', '21']];
  const merged = (ref: string, from: number, to: number, columns: [number, number] = [0, 1]) => ({
    merged: [{ ref, rows: [from, to] as [number, number], columns }],
  });

  it('is a merged cell among the rows; elsewhere it does no harm', () => {
    expect(outcomeOf(sheetOf(rows, merged('A3:A4', 3, 4)))).toEqual(['MERGED_CELLS', 'A3:A4']);
    expect(outcomeOf(sheetOf(rows, merged('A4:A9', 4, 9)))).toEqual(['MERGED_CELLS', 'A4:A9']);
    expect(outcomeOf(sheetOf(rows, merged('A1:B2', 1, 2)))).toMatchObject({ rows: [3, 4] });
    expect(outcomeOf(sheetOf(rows, merged('A5:B9', 5, 9)))).toMatchObject({ rows: [3, 4] });
    expect(outcomeOf(sheetOf(rows, merged('C3:D4', 3, 4, [2, 3])))).toMatchObject({ rows: [3, 4] });
    expect(outcomeOf(sheetOf(rows.slice(0, 2), merged('A1:B2', 0, 2)))).toMatchObject({ rows: [] });
  });

  it('is a formula without a result among the columns of the table', () => {
    const withFormula = (column: number, text: string) => {
      const sheet = sheetOf(rows);
      const [row] = sheet.rows.slice(2);
      if (row) row.cells[column] = { kind: 'text', text, isFormula: true };
      return outcomeOf(sheet);
    };
    expect(withFormula(1, '')).toEqual(['FORMULA_CELLS', 'B3']);
    expect(withFormula(2, '')).toMatchObject({ rows: [3, 4] });
    expect(withFormula(1, '20')).toMatchObject({
      notes: [expect.anything(), expect.anything(), 'FORMULA_VALUES_READ | B3'],
    });
  });

  it('is content beyond the sheet that an import reads, if the sheet has the table', () => {
    expect(outcomeOf(sheetOf(rows, { beyond: 'BZ1' }))).toEqual(['DECLARED_SIZE_TOO_LARGE', 'BZ1']);
    expect(outcomeOf(sheetOf([['Titel']], { beyond: 'BZ1' }))).toBeNull();
    const wide = sheetOf([...rows, [...Array<null>(60).fill(null), 'x']]);
    expect(outcomeOf(wide)).toEqual(['DECLARED_SIZE_TOO_LARGE', 'BI5']);
  });
});

describe('the letters of a column', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i is %s', (column, letters) => {
    expect([columnLetters(column), columnOfLetters(letters)]).toEqual([letters, column]);
  });
});
