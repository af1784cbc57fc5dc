import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { aZip, sheetXml, workbookParts } from '../../../testing/files/workbooks.ts';
import { readCell } from '../../configuration/imports/cells/parse-cell.ts';
import { readTable } from '../../configuration/imports/files/read-table.ts';
import { actualHeadings } from './actual-headings.ts';
import { readRows } from './read-rows.ts';

/** 160:30, 168:00, 24:00, 8:00:20 and 7:30, as a workbook keeps them: in days. */
const days = [160.5 / 24, 7, 1, 28_820 / 86_400, 7.5 / 24];
const months = days.map((_, at) => `0${at + 1}.2026`);
const headings = ['Monat', 'Zeitart', 'Stunden', 'Lohnkosten'];
// One number alone proves nothing of how the file writes decimals; a duration read as one would.
const pay = '1.234';

const xlsx = () => {
  const texts = (...of: string[]) => of.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rows = days.map(
    (value, at) =>
      `<row>${texts(months[at] ?? '', 'Tag')}<c s="${at === 3 ? 2 : 1}"><v>${value}</v></c>${texts(pay)}</row>`,
  );
  return aZip({
    ...workbookParts,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/styles" Target="styles.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="46"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': sheetXml(`<row>${texts(...headings)}</row>${rows.join('')}`),
  });
};

const xls = () => {
  const sheet = utils.aoa_to_sheet([headings, ...days.map((value, at) => [months[at], 'Tag', value, pay])]);
  for (const at of days.keys()) Object.assign(sheet[`C${at + 2}`] as object, { z: '[h]:mm' });
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Zeiten');
  return write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};

const ods = () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  // What it shows leaves out whole days, as the format hh:mm does.
  const time = (value: string) =>
    `<table:table-cell office:value-type="time" office:time-value="${value}"><text:p>16:30</text:p></table:table-cell>`;
  const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
  const times = ['PT160H30M00S', 'PT168H00M00S', 'PT24H00M00S', 'PT08H00M20S', 'PT07H30M00S'];
  const rows = times.map((value, at) => row(cell(months[at] ?? '') + cell('Tag') + time(value) + cell(pay)));
  return aZip({
    mimetype: { stored: 'application/vnd.oasis.opendocument.spreadsheet' },
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="A">${row(headings.map(cell).join(''))}${rows.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
};

describe('hours beyond a day in a workbook', () => {
  it.each([
    ['zeiten.xlsx', xlsx],
    ['zeiten.xls', xls],
    ['zeiten.ods', ods],
  ])('are the hours that the cell shows, and say nothing of decimals: %s', async (name, content) => {
    const { rows } = await readRows(await readTable({ name, content: content() }, actualHeadings));
    expect(rows.map(({ figures }) => figures.hours)).toEqual([160.5, 168, 24, 8.01, 7.5]);
    expect(rows.flatMap(({ problems }) => problems.map(({ cell, problem }) => [cell, problem]))).toEqual(
      days.map((_, at) => [`D${at + 2}`, 'AMBIGUOUS_NUMBER']),
    );
  });

  it.each([
    ['zeiten.xlsx', xlsx],
    ['zeiten.xls', xls],
    ['zeiten.ods', ods],
  ])('are no time of a day and no number for a table of the configuration: %s', async (name, content) => {
    const { rows } = await readTable({ name, content: content() }, actualHeadings);
    const style = { numbers: 'unknown', isMonthFirst: false } as const;
    const read = (kind: 'clock' | 'wage') =>
      rows.map(({ cells }) => readCell(cells[2], { kind, isPercent: false }, style));
    const no = (problem: string) => ({ problem, bound: null });
    expect(read('clock')).toEqual([...Array(4).fill(no('INVALID_TIME')), { value: '07:30' }]);
    expect(read('wage')).toEqual(Array(5).fill(no('INVALID_NUMBER')));
  });
});
