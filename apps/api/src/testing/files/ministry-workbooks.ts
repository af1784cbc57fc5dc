import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import type { FileNote } from '@zuschlag/validation/configuration/imports';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { anOdsWorkbook, anXlsWorkbook } from './old-formats.ts';

/**
 * Workbooks as ministries and associations write them, with the plan that an empty table makes of each. The libraries that
 * write them stand in for a spreadsheet program.
 */
export type MinistryWorkbook = {
  /** what is unusual about it */
  what: string;
  table: TableKey;
  name: string;
  content: () => Promise<Buffer>;
  notes: [code: FileNote['code'], count: number][];
  /** the values of the first row that the plan adds */
  first: { [column: string]: string | number };
  rows: number;
};

const day = (text: string) => new Date(`${text}T00:00:00Z`);
type Cell = string | number | Date | null | { formula: string; result: string | number };

async function xlsx(
  ...sheets: { name: string; rows: Cell[][]; shape?: (sheet: Worksheet) => void }[]
): Promise<Buffer> {
  const workbook = new Workbook();
  for (const { name, rows, shape } of sheets) {
    const sheet = workbook.addWorksheet(name);
    for (const row of rows) {
      const added = sheet.addRow(row);
      added.eachCell((cell) => {
        if (cell.value instanceof Date) cell.numFmt = 'dd.mm.yyyy';
      });
    }
    shape?.(sheet);
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const periods = ['Nacht', 'Sonntag', 'Sonntagnacht', 'Feiertag', 'Feiertagnacht'];
const tariffStart = ['Gültig ab', 'Bundesland', 'Arbeitstage', 'Nacht von', 'Nacht bis', 'Basis'];
const tariffValues = ['1. Januar 2027', 'NRW', 255, '22 Uhr', '6:00 Uhr', 'Grundlohn'];
const tariff = {
  ...{ activeFrom: '2027-01-01', province: 'DE-NW', workdaysPerYear: 255, startNight: '22:00', endNight: '06:00' },
  basisForBonusCalculation: 'BASEWAGE',
};

export const ministryWorkbooks: MinistryWorkbook[] = [
  {
    what: 'a title across the table, the date of issue, and remarks below',
    table: 'vacationBonus',
    name: 'Urlaubsgeld Bund.xlsx',
    content: () =>
      xlsx({
        name: 'Übersicht',
        rows: [
          ['Tarifliches Urlaubsgeld im Wach- und Sicherheitsgewerbe'],
          ['Stand: 1. Januar 2027'],
          [],
          ['Land', 'Gültig ab', 'Anteil am Urlaubsentgelt in %', 'Betrag im Jahr in €'],
          ['NRW', day('2027-01-01'), 25, 'EUR 150,-'],
          ['Hansestadt Hamburg', day('2027-01-01'), 50, '1.234,50 €'],
          [],
          ['Hinweis: Teilzeitkräfte erhalten den Anteil, der ihrer Arbeitszeit entspricht.'],
          ['Quelle: BMAS'],
        ],
        shape: (sheet) => {
          sheet.mergeCells('A1:D1');
          sheet.mergeCells('A8:D8');
        },
      }),
    notes: [
      ['SHEET_READ', 1],
      ['HEADING_ROW', 1],
      ['ROWS_ABOVE_SKIPPED', 2],
      ['ROWS_BELOW_SKIPPED', 2],
    ],
    first: { activeFrom: '2027-01-01', province: 'DE-NW', bonusRelative: 0.25, bonusAbsolute: 150 },
    rows: 2,
  },
  {
    what: 'headings in two lines under merged groups',
    table: 'tariff',
    name: 'Tarifblatt.xlsx',
    content: () =>
      xlsx({
        name: 'MTV',
        rows: [
          [...tariffStart, ...periods.flatMap((period) => [period, null])],
          [...tariffStart.map(() => null), ...periods.flatMap(() => ['in v. H.', 'in €/h'])],
          [...tariffValues, ...periods.flatMap((_, index) => [25 + index, index / 2])],
        ],
        shape: (sheet) => {
          for (let column = 1; column <= tariffStart.length; column += 1) sheet.mergeCells(1, column, 2, column);
          for (let column = 7; column < 17; column += 2) sheet.mergeCells(1, column, 1, column + 1);
        },
      }),
    notes: [
      ['SHEET_READ', 1],
      ['HEADING_ROWS', 2],
    ],
    first: { ...tariff, nightBonusRelative: 0.25, sundayBonusAbsolute: 0.5, holidayNightBonusRelative: 0.29 },
    rows: 1,
  },
  {
    what: 'formulas with saved results',
    table: 'socialSecurity',
    name: 'Beitragssätze.xlsx',
    content: () =>
      xlsx({
        name: 'Sätze',
        rows: [
          ['Gültig ab', 'Arbeitgeberanteil in %'],
          [day('2027-01-01'), { formula: '9.3+7.3+0.85+1.3+1.8+1.5', result: 21.7 }],
          [day('2028-01-01'), { formula: 'B2+0.2', result: 21.9 }],
        ],
      }),
    notes: [
      ['SHEET_READ', 1],
      ['FORMULA_VALUES_READ', 2],
    ],
    first: { activeFrom: '2027-01-01', value: 0.217 },
    rows: 2,
  },
  {
    what: 'rows that a filter hides, and a column hidden by hand',
    table: 'vacationDays',
    name: 'Urlaubstage.xlsx',
    content: () =>
      xlsx({
        name: 'Urlaub',
        rows: [
          ['Bundesland', 'Gültig ab', 'Ab Jahren im Betrieb', 'Tage im Jahr', 'Kürzel'],
          ['Freistaat Bayern', day('2027-01-01'), 0, 27.0000000001, 'BY'],
          ['Berlin', day('2027-01-01'), 0, 28, 'BE'],
          ['Bayern', day('2027-01-01'), 5, 30, 'BY'],
        ],
        shape: (sheet) => {
          sheet.autoFilter = 'A1:E4';
          sheet.getRow(3).hidden = true;
          sheet.getColumn(3).hidden = true;
          sheet.getColumn(5).hidden = true;
        },
      }),
    notes: [
      ['SHEET_READ', 1],
      ['HIDDEN_ROWS_SKIPPED', 1],
      ['HIDDEN_COLUMNS_READ', 1],
      ['COLUMNS_SKIPPED', 1],
    ],
    first: { activeFrom: '2027-01-01', province: 'DE-BY', lengthOfEmployment: 0, days: 27 },
    rows: 2,
  },
  {
    what: 'numbers of rows without a heading, and sources',
    table: 'christmasBonus',
    name: 'Weihnachtsgeld.xlsx',
    content: () =>
      xlsx({
        name: 'Tabelle1',
        rows: [
          [null, 'Bundesland', 'Gültig ab', 'Anteil am Monatslohn in Prozent', 'Betrag im Jahr', 'Fundstelle'],
          [1, 'Thür.', day('2027-11-01'), '50 Prozent', '150,--', '§ 12 MTV'],
          [2, 'LSA', day('2027-11-01'), '50 v. H.', '0', null],
        ],
      }),
    notes: [
      ['SHEET_READ', 1],
      ['COLUMNS_SKIPPED', 2],
    ],
    first: { activeFrom: '2027-11-01', province: 'DE-TH', bonusRelative: 0.5, bonusAbsolute: 150 },
    rows: 2,
  },
  {
    what: 'formats painted down to row 29 999, and without the columns of euros',
    table: 'tariff',
    name: 'Zuschläge.xlsx',
    content: () =>
      xlsx({
        name: 'Zuschläge',
        rows: [
          ['Zuschläge in %'],
          [...tariffStart, ...periods.map((period) => `${period} in %`)],
          [...tariffValues, 25, 50, 75, 100, 135],
        ],
        shape: (sheet) => {
          for (let row = 4; row < 30_000; row += 1)
            sheet.getCell(row, 1).fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFEEEEEE' } };
        },
      }),
    notes: [
      ['SHEET_READ', 1],
      ['HEADING_ROW', 1],
      ['ROWS_ABOVE_SKIPPED', 1],
      ['COLUMNS_ZERO', 5],
    ],
    first: { ...tariff, nightBonusRelative: 0.25, holidayNightBonusRelative: 1.35, nightBonusAbsolute: 0 },
    rows: 1,
  },
  {
    what: 'an explanation first, and a second sheet with the same headings',
    table: 'socialSecurity',
    name: 'Sozialversicherung.xlsx',
    content: () =>
      xlsx(
        {
          name: 'Erläuterungen',
          rows: [['Zu dieser Datei'], ['Die Sätze gelten bundesweit.'], ['Mit freundlichen Grüßen']],
        },
        {
          name: '2027',
          rows: [
            ['Gültig ab', 'Wert in %'],
            ['01.01.2027', '21,7'],
          ],
        },
        {
          name: '2028',
          rows: [
            ['Gültig ab', 'Wert in %'],
            ['01.01.2028', '21,9'],
          ],
        },
      ),
    notes: [
      ['SHEET_READ', 1],
      ['OTHER_SHEETS_SKIPPED', 1],
    ],
    first: { activeFrom: '2027-01-01', value: 0.217 },
    rows: 1,
  },
  {
    what: 'the format of Excel 97 to 2003 and a hidden row',
    table: 'liabilityInsurance',
    name: 'Haftpflicht alt.xls',
    content: () => Promise.resolve(anXlsWorkbook()),
    notes: [
      ['SHEET_READ', 1],
      ['HEADING_ROW', 1],
      ['ROWS_ABOVE_SKIPPED', 1],
      ['HIDDEN_ROWS_SKIPPED', 1],
    ],
    first: { activeFrom: '2027-01-01', liabilityInsurance: 0.0027, professionalAssociation: 0.0312 },
    rows: 2,
  },
  {
    what: 'the format of LibreOffice with a filter',
    table: 'holiday',
    name: 'Feiertage.ods',
    content: () => Promise.resolve(anOdsWorkbook()),
    notes: [
      ['SHEET_READ', 1],
      ['HEADING_ROW', 1],
      ['ROWS_ABOVE_SKIPPED', 1],
      ['HIDDEN_ROWS_SKIPPED', 1],
    ],
    first: { date: '2099-01-06', province: 'DE-BY' },
    rows: 2,
  },
  {
    what: 'English headings, days with the names of months, and percent cells',
    table: 'vacationBonus',
    name: 'Holiday pay.xlsx',
    content: () =>
      xlsx({
        name: 'Holiday pay',
        rows: [
          ['Federal state', 'Valid from', 'Share of vacation pay [%]', 'Amount per year (EUR)'],
          ['Free State of Saxony', 'January 1, 2027', 0.25, 150],
          ['Bavaria', '1 March 2027', 0.5, 0],
        ],
        shape: (sheet) => {
          for (const row of [2, 3]) sheet.getCell(row, 3).numFmt = '0.0%';
        },
      }),
    notes: [['SHEET_READ', 1]],
    first: { activeFrom: '2027-01-01', province: 'DE-SN', bonusRelative: 0.25, bonusAbsolute: 150 },
    rows: 2,
  },
];
