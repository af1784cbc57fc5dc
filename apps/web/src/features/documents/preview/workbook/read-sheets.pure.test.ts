import { utils, type WorkBook, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheets } from './read-sheets.ts';

type Cell = string | number | boolean | null;

function aWorkbook(sheets: { [name: string]: Cell[][] }, change: (workbook: WorkBook) => void) {
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), name);
  change(workbook);
  return new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }));
}
const textsOf = (sheet: ReturnType<typeof readSheets>[number] | undefined) =>
  sheet?.rows.map((cells) => cells.map(({ text }) => text));

describe('a workbook in the preview', () => {
  const prices = () =>
    aWorkbook(
      {
        Preise: [
          ['Preisblatt', null, null],
          ['Position', 'Stunden', true],
          ['Objektschutz', 1234.5, 25.5],
          [null, null, null],
          ['Gilt ab', 46_478, 46_478.5],
        ],
        Notizen: [['intern']],
      },
      ({ Sheets }) => {
        const sheet = Sheets.Preise;
        if (!sheet) throw new Error('no sheet');
        sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 2 } }];
        sheet.B3.z = '#,##0.00';
        sheet.C3.z = '#,##0.00 "€"';
        sheet.B5.z = 'dd.mm.yyyy';
        sheet.C5.z = 'm/d/yy';
      },
    );

  it('shows figures and days as its person writes them, merged cells once, and empty rows', () => {
    const [sheet] = readSheets(prices(), 'de');
    expect(sheet?.columns).toEqual(['A', 'B', 'C']);
    expect(textsOf(sheet)).toEqual([
      ['Preisblatt'],
      ['Position', 'Stunden', 'WAHR'],
      ['Objektschutz', '1.234,50', '25,50 €'],
      ['', '', ''],
      ['Gilt ab', '01.04.2027', '01.04.2027'],
    ]);
    expect(sheet?.rows[0]?.[0]).toMatchObject({ columns: 3, rows: 1 });
    expect(sheet?.rows[2]?.map(({ isNumber }) => isNumber)).toEqual([false, true, true]);
    expect(textsOf(readSheets(prices(), 'en')[0])?.slice(2)).toEqual([
      ['Objektschutz', '1,234.50', '25.50 €'],
      ['', '', ''],
      ['Gilt ab', '01.04.2027', '2027-04-01'],
    ]);
  });

  it('knows rows that are not shown, and cells that say whether something is so', () => {
    const bytes = aWorkbook({ Blatt: [['Kopf'], ['Alt'], [true]] }, ({ Sheets }) => {
      if (Sheets.Blatt) Sheets.Blatt['!rows'] = [{}, { hidden: true }, {}];
    });
    const [sheet] = readSheets(bytes, 'en');
    expect([...(sheet?.hiddenRows ?? [])]).toEqual([1]);
    expect(sheet?.rows.map(([cell]) => [cell?.text, cell?.truth])).toEqual([
      ['Kopf', null],
      ['Alt', null],
      ['TRUE', true],
    ]);
  });

  it('leaves hidden sheets out, and says when a sheet is too long', () => {
    const long = Array.from({ length: 5_001 }, (_, at) => [at]);
    const workbook = aWorkbook(
      { Lang: long, Versteckt: [['x']], Breit: [Array.from({ length: 101 }, () => 'x')] },
      (book) => {
        book.Workbook = { Sheets: [{}, { Hidden: 1 }, {}] };
      },
    );
    const sheets = readSheets(workbook, 'de');
    expect(sheets.map(({ name, isCut, rows }) => [name, isCut, rows.length])).toEqual([
      ['Lang', true, 5_000],
      ['Breit', true, 1],
    ]);
  });

  it('is refused when it is none', () => {
    expect(() => readSheets(new TextEncoder().encode('PK kein Blatt'), 'de')).toThrow();
  });
});
