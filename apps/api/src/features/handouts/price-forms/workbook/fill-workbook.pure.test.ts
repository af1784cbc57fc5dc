import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Workbook } from '@cj-tech-master/excelts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { type CellWish, fillWorkbook } from './fill-workbook.ts';

const run = promisify(execFile);
const office = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);
// biome-ignore lint/style/noProcessEnv: the samples are no part of the repository, so their folder is named when the test is started
const samples = process.env.SAMPLE_DATA ?? '';

type Member = { name: string; packed: Buffer; content: Buffer; days: number; method: number };

/** Every member of an archive, in its order, packed and unpacked. */
async function membersOf(bytes: Uint8Array): Promise<Member[]> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  const members: Member[] = [];
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const packed = Buffer.from(await entry.getData(new Uint8ArrayWriter(), { passThrough: true }));
    const content = Buffer.from(await entry.getData(new Uint8ArrayWriter()));
    const days = Number(entry.rawLastModDate);
    members.push({ name: entry.filename, packed, content, days, method: entry.compressionMethod });
  }
  return members;
}

/** What differs between two archives; everything else is the same, packed as it was, at its place. */
async function differences(before: Uint8Array, after: Uint8Array): Promise<string[]> {
  const [old, now] = [await membersOf(before), await membersOf(after)];
  expect(now.map(({ name }) => name)).toEqual(old.map(({ name }) => name));
  return old.flatMap((member, at) => {
    const other = now[at];
    const isSame =
      other?.packed.equals(member.packed) && other.content.equals(member.content) && other.days === member.days;
    return isSame ? [] : [member.name];
  });
}

async function archiveOf(members: { readonly [name: string]: string }): Promise<Buffer> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, keepOrder: true });
  for (const [name, text] of Object.entries(members))
    await writer.add(name, new Uint8ArrayReader(new TextEncoder().encode(text)));
  return Buffer.from(await writer.close());
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office2006 = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of sheets whose XML the test writes itself. */
function aWorkbookOf(sheets: { readonly [name: string]: string }, rest: { within?: string; styles?: string } = {}) {
  const names = Object.keys(sheets);
  return archiveOf({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office2006}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office2006}">${rest.within ?? ''}<sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office2006}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${office2006}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml':
      rest.styles ??
      `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheets[name] ?? ''])),
  });
}
const aSheet = (data: string, rest = '', head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\r\n<worksheet xmlns="${main}">${head}<sheetData>${data}</sheetData>${rest}</worksheet>`;
async function sheetIn(bytes: Uint8Array, number = 1): Promise<string> {
  const name = `xl/worksheets/sheet${number}.xml`;
  return String((await membersOf(bytes)).find((member) => member.name === name)?.content);
}
const number = (sheet: string, cell: string, value: number): CellWish => ({
  sheet,
  cell,
  value: { kind: 'number', value },
});
const text = (sheet: string, cell: string, value: string): CellWish => ({
  sheet,
  cell,
  value: { kind: 'text', value },
});

describe('a filled workbook', () => {
  it('differs in the picked cells alone: existing ones keep their style, missing ones find their place and style', async () => {
    const sheet = aSheet(
      `<row r="2" spans="2:4"><c r="B2" s="1" t="s"><v>0</v></c> <!-- kept --> <c r="D2"/></row><row r="4" s="1" customFormat="1"/><row r="7"><c r="A7"><v>7</v></c></row>`,
      '<sheetProtection sheet="1"/><mergeCells count="1"><mergeCell ref="B2:C3"/></mergeCells>',
      '<dimension ref="A2:D7"/><cols><col min="6" max="8" style="1" width="9"/></cols>',
    );
    const before = await aWorkbookOf({ Preise: sheet });
    const { content, changed, skipped } = await fillWorkbook(before, [
      text('Preise', 'B2', 'Müller & <Söhne>\u0000'),
      number('Preise', 'E2', 28.4),
      number('Preise', 'F2', 1),
      number('Preise', 'C4', 2),
      number('Preise', 'A4', 3),
      number('Preise', 'G5', 4),
      number('Preise', 'A9', 5),
      number('Preise', 'C3', 6),
      number('Andere', 'A1', 7),
    ]);
    expect(changed).toEqual(['xl/worksheets/sheet1.xml']);
    expect(await differences(before, content)).toEqual(['xl/worksheets/sheet1.xml']);
    expect(skipped).toEqual([
      { sheet: 'Preise', cell: 'C3', problem: 'MERGED' },
      { sheet: 'Andere', cell: 'A1', problem: 'SHEET_MISSING' },
    ]);
    const cell = (ref: string, value: number, style = '') => `<c r="${ref}"${style}><v>${value}</v></c>`;
    expect(await sheetIn(content)).toBe(
      sheet
        .replace('A2:D7', 'A2:G9')
        .replace('<row r="2" spans="2:4">', '<row r="2">')
        .replace(
          '<c r="B2" s="1" t="s"><v>0</v></c>',
          '<c r="B2" s="1" t="inlineStr"><is><t xml:space="preserve">M&#252;ller &amp; &lt;S&#246;hne&gt;</t></is></c>',
        )
        .replace('<c r="D2"/>', `<c r="D2"/>${cell('E2', 28.4)}${cell('F2', 1, ' s="1"')}`)
        .replace(
          '<row r="4" s="1" customFormat="1"/>',
          `<row r="4" s="1" customFormat="1">${cell('A4', 3, ' s="1"')}${cell('C4', 2, ' s="1"')}</row><row r="5">${cell('G5', 4, ' s="1"')}</row>`,
        )
        .replace('</sheetData>', `<row r="9">${cell('A9', 5)}</row></sheetData>`),
    );
  });

  it('asks for a calculation and stores no old result where a formula may lead to a filled cell, and nowhere else', async () => {
    const sheets = {
      Preise: aSheet(
        '<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="str"><f>A1*2</f><v>2</v></c><c r="C1"><f t="array" ref="C1:C2">A1:A2</f><v>1</v></c></row><row r="2"><c r="C2"><v>9</v></c></row>',
      ),
      "Summe O'Neil": aSheet('<row r="1"><c r="A1"><f>Preise!B1</f><v>2</v></c></row>'),
      Ende: aSheet(`<row r="1"><c r="A1"><f>'Summe O''Neil'!A1</f><v>2</v></c></row>`),
      Fest: aSheet('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>'),
    };
    const before = await aWorkbookOf(sheets);
    const { content, skipped } = await fillWorkbook(before, [
      number('Preise', 'A1', 5),
      number('Preise', 'B1', 6),
      number('Preise', 'C2', 7),
    ]);
    expect(skipped.map(({ cell, problem }) => [cell, problem])).toEqual([
      ['B1', 'FORMULA'],
      ['C2', 'FORMULA'],
    ]);
    expect(await differences(before, content)).toEqual([
      'xl/workbook.xml',
      ...[1, 2, 3].map((at) => `xl/worksheets/sheet${at}.xml`),
    ]);
    expect(await sheetIn(content)).toBe(
      aSheet(
        '<row r="1"><c r="A1"><v>5</v></c><c r="B1"><f>A1*2</f></c><c r="C1"><f t="array" ref="C1:C2">A1:A2</f></c></row><row r="2"><c r="C2"></c></row>',
      ),
    );
    const workbook = (await membersOf(content)).find(({ name }) => name === 'xl/workbook.xml');
    expect(String(workbook?.content)).toContain('</sheets><calcPr fullCalcOnLoad="1"/>');
  });

  it('writes a day as the number that its cell shows as a day, also where days count from 1904, and as text elsewhere', async () => {
    const sheet = aSheet('<row r="1"><c r="A1" s="1"/><c r="B1"/></row>');
    const day = (cell: string): CellWish => ({ sheet: 'Blatt', cell, value: { kind: 'day', value: '2027-04-01' } });
    const filled = async (within = '') =>
      sheetIn((await fillWorkbook(await aWorkbookOf({ Blatt: sheet }, { within }), [day('A1'), day('B1')])).content);
    expect(await filled()).toContain(
      '<c r="A1" s="1"><v>46478</v></c><c r="B1" t="inlineStr"><is><t xml:space="preserve">01.04.2027<',
    );
    expect(await filled('<workbookPr date1904="1"/>')).toContain('<v>45016</v>');
  });

  it('keeps prefixes of elements, and fills sheets without rows', async () => {
    const sheet = `<x:worksheet xmlns:x="${main}"><x:sheetData/></x:worksheet>`;
    const { content } = await fillWorkbook(await aWorkbookOf({ Leer: sheet }), [number('Leer', 'B2', 3)]);
    expect(await sheetIn(content)).toBe(
      `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="2"><x:c r="B2"><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    );
  });

  it('takes places of controls behind the cells for no rows, and writes text that no encoding of a sheet changes', async () => {
    const place = '<xdr:col>1</xdr:col><xdr:row>4</xdr:row>';
    const control = `<controls xmlns:xdr="x"><control><anchor><from>${place}</from></anchor></control></controls>`;
    const rows = '<row r="2"><c r="A2"><v>1</v></c></row>';
    const sheet = aSheet(rows, control).replace('UTF-8', 'ISO-8859-1');
    const before = await aWorkbookOf({ Blatt: sheet });
    const { content } = await fillWorkbook(before, [text('Blatt', 'B9', 'Müller 😀'), number('Blatt', 'A3', 2)]);
    const added =
      '<row r="3"><c r="A3"><v>2</v></c></row><row r="9"><c r="B9" t="inlineStr"><is><t xml:space="preserve">M&#252;ller &#128512;</t></is></c></row>';
    expect(await sheetIn(content)).toBe(sheet.replace(rows, rows + added));
    const empty = aSheet('', control).replace('<sheetData></sheetData>', '<sheetData/>');
    const filled = await fillWorkbook(await aWorkbookOf({ Leer: empty }), [number('Leer', 'A5', 1)]);
    expect(await sheetIn(filled.content)).toBe(
      empty.replace('<sheetData/>', '<sheetData><row r="5"><c r="A5"><v>1</v></c></row></sheetData>'),
    );
  });

  it('refuses what is no workbook, and a sheet with a document type', async () => {
    await expect(fillWorkbook(Buffer.from('PK no archive'), [])).rejects.toMatchObject({ problem: 'DAMAGED' });
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${aSheet('<row r="1"><c r="A1"><v>&a;</v></c></row>').slice(40)}`;
    await expect(fillWorkbook(await aWorkbookOf({ Blatt: bomb }), [number('Blatt', 'A1', 1)])).rejects.toMatchObject({
      problem: 'DAMAGED',
    });
  });
});

const files = samples === '' ? [] : globSync('{exceljs-xlsx,docling-office}/*.xlsx', { cwd: samples }).toSorted();

describe('real workbooks', () => {
  it.skipIf(files.length === 0)(
    'stay as they are but for the filled sheet, its dependents and the wish to calculate',
    async () => {
      let filled = 0;
      for (const file of files) {
        const before = await readFile(join(samples, file));
        const book = new Workbook();
        const sheet = await book.xlsx.load(before).then(
          () => book.worksheets[0]?.name,
          () => undefined,
        );
        if (sheet === undefined) continue;
        const after = await fillWorkbook(before, [number(sheet, 'ZZ9', 28.4)]).catch((error: { problem?: string }) => {
          // A file that its limits refuse is refused as a whole.
          expect(error.problem, file).toBe('TOO_LARGE_UNPACKED');
        });
        if (!after) continue;
        filled += 1;
        expect((await differences(before, after.content)).toSorted(), file).toEqual(after.changed.toSorted());
        expect(after.changed.length, file).toBeGreaterThan(0);
        const again = new Workbook();
        await again.xlsx.load(Buffer.from(after.content));
        expect(again.getWorksheet(sheet)?.getCell('ZZ9').value, file).toBe(28.4);
      }
      expect(filled).toBeGreaterThan(5);
    },
  );

  it.skipIf(!office)(
    'is calculated anew by LibreOffice, over sheets',
    async () => {
      const before = await aWorkbookOf({
        Preise: aSheet('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1*100</f><v>100</v></c></row>'),
        Summe: aSheet('<row r="1"><c r="A1"><f>ROUND(Preise!B1*1.19,2)</f><v>119</v></c></row>'),
      });
      const { content } = await fillWorkbook(before, [number('Preise', 'A1', 28.4)]);
      const folder = await mkdtemp(join(tmpdir(), 'price-form-'));
      try {
        await mkdir(join(folder, 'out'));
        await writeFile(join(folder, 'form.xlsx'), content);
        const profile = `-env:UserInstallation=file://${folder}/profile`;
        const into = ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'out')];
        await run('soffice', ['--headless', profile, ...into, join(folder, 'form.xlsx')]);
        const book = new Workbook();
        await book.xlsx.load(await readFile(join(folder, 'out', 'form.xlsx')));
        const value = book.getWorksheet('Summe')?.getCell('A1').value as { result: number };
        expect(value.result).toBe(3379.6);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
