import { utils, write } from '@e965/xlsx';
import { aZip } from './workbooks.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** A workbook of LibreOffice in its own format, with a row that a filter hides. */
export function anOdsWorkbook(): Buffer {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const dayCell = (text: string) =>
    `<table:table-cell office:value-type="date" office:date-value="${text}"><text:p>x</text:p></table:table-cell>`;
  const row = (cells: string, attributes = '') => `<table:table-row${attributes}>${cells}</table:table-row>`;
  const title =
    '<table:table-cell office:value-type="string" table:number-columns-spanned="2"><text:p>Gesetzliche Feiertage</text:p></table:table-cell><table:covered-table-cell/>';
  const rows = [
    row(title),
    row('<table:table-cell table:number-columns-repeated="16384"/>'),
    row(cell('Datum') + cell('Land')),
    row(dayCell('2099-01-06') + cell('Freistaat Bayern')),
    row(dayCell('2099-01-06') + cell('Baden-Württ.'), ' table:visibility="filter"'),
    row(dayCell('2099-11-01') + cell('Rheinl.-Pfalz')),
    row('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="1048000"'),
  ].join('');
  const hidden =
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
  return aZip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:automatic-styles>${hidden}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="alt" table:style-name="ta2">${row(cell('Datum') + cell('Land'))}</table:table><table:table table:name="Feiertage">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
}

/** A workbook of Excel 97 to 2003. */
export function anXlsWorkbook(): Buffer {
  const sheet = utils.aoa_to_sheet([
    ['Beiträge 2027'],
    ['Gültig ab', 'Haftpflicht in %', 'Berufsgenossenschaft in %'],
    [day('2027-01-01'), '0,27 %', 0.0312],
    [day('2028-01-01'), '0,28 %', 0.0321],
  ]);
  for (const address of ['A3', 'A4']) Object.assign(sheet[address] as object, { z: 'dd.mm.yyyy' });
  for (const address of ['C3', 'C4']) Object.assign(sheet[address] as object, { z: '0.00%' });
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Umlage');
  return write(workbook, { type: 'buffer', bookType: 'biff8', cellDates: false }) as Buffer;
}
