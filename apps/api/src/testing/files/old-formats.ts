import { CFB, utils, write } from '@e965/xlsx';
import { aZip } from './workbooks.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** The declarations of prefixes without which a document is no XML for a program that knows namespaces. */
function odfNames(prefixes: readonly string[]): string {
  return prefixes.map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`).join(' ');
}

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
  const columns = '<table:table-column table:number-columns-repeated="16384"/>';
  const sheets = `<table:table table:name="alt" table:style-name="ta2">${columns}${row(cell('Datum') + cell('Land'))}</table:table><table:table table:name="Feiertage">${columns}${rows}</table:table>`;
  const kind = 'application/vnd.oasis.opendocument.spreadsheet';
  const manifest = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
  return aZip({
    // A spreadsheet program opens it by this part, which is the first one and not packed.
    mimetype: { stored: kind },
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${odfNames(['office', 'style', 'table', 'text'])} office:version="1.3"><office:automatic-styles>${hidden}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
    'meta.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-meta ${odfNames(['office'])} office:version="1.3"><office:meta/></office:document-meta>`,
    'META-INF/manifest.xml': `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="${manifest}" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${kind}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
  });
}

/** A workbook of Excel 97 to 2003, with its last row hidden. */
export function anXlsWorkbook(): Buffer {
  const sheet = utils.aoa_to_sheet([
    ['Beiträge 2027'],
    ['Gültig ab', 'Haftpflicht in %', 'Berufsgenossenschaft in %'],
    [day('2027-01-01'), '0,27 %', 0.0312],
    [day('2028-01-01'), '0,28 %', 0.0321],
    [day('2029-01-01'), '0,29 %', 0.033],
  ]);
  for (const address of ['A3', 'A4', 'A5']) Object.assign(sheet[address] as object, { z: 'dd.mm.yyyy' });
  for (const address of ['C3', 'C4', 'C5']) Object.assign(sheet[address] as object, { z: '0.00%' });
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Umlage');
  return withHiddenRow(write(workbook, { type: 'buffer', bookType: 'biff8', cellDates: false }) as Buffer, 4);
}

/** Adds the record of a hidden row, which the library reads and does not write, behind the dimensions of the only sheet. */
function withHiddenRow(bytes: Buffer, index: number): Buffer {
  const container = CFB.read(bytes, { type: 'buffer' });
  const entry = CFB.find(container, '/Workbook');
  if (!entry) throw new Error('there is no workbook');
  const stream = Buffer.from(entry.content as unknown as Uint8Array);
  const dimensions = 0x0200;
  let at = 0;
  while (stream.readUInt16LE(at) !== dimensions) at += 4 + stream.readUInt16LE(at + 2);
  at += 4 + stream.readUInt16LE(at + 2);
  const row = Buffer.alloc(20);
  row.writeUInt16LE(0x0208, 0);
  row.writeUInt16LE(16, 2);
  row.writeUInt16LE(index, 4);
  row.writeUInt16LE(3, 8);
  row.writeUInt8(0x20, 16);
  CFB.utils.cfb_del(container, '/Workbook');
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat([stream.subarray(0, at), row, stream.subarray(at)]));
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** A workbook of Excel 97 to 2003 that holds records of an unknown kind, and nothing to read. */
export function anXlsOfUnknownRecords(count: number): Buffer {
  const begin = Buffer.alloc(20);
  begin.writeUInt16LE(0x0809, 0);
  begin.writeUInt16LE(16, 2);
  begin.writeUInt16LE(0x0600, 4);
  begin.writeUInt16LE(0x0005, 6);
  const unknown = Buffer.alloc(count * 4);
  for (let at = 0; at < unknown.length; at += 4) unknown.writeUInt16LE(0x7777, at);
  const container = CFB.utils.cfb_new();
  const stream = Buffer.concat([begin, unknown, Buffer.from([0x0a, 0, 0, 0])]);
  CFB.utils.cfb_add(container, '/Workbook', stream as unknown as never);
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}
