import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { isDeep } from '@zuschlag/validation/testing/sampling';
import { describe, expect, it } from 'vitest';
import { FileRefused } from '../../../../files/file-refused.ts';
import { aWorkbook, aZip, sheetXml, workbookParts } from '../../../../testing/files/workbooks.ts';
import { headingsOf } from '../cells/column-headers.ts';
import { mostCellsOfSheet } from './read-sheet.ts';
import { readTable } from './read-table.ts';
import { readWorkbook } from './read-workbook.ts';

const headings = headingsOf('socialSecurity');

async function problemOf(name: string, content: Buffer | string): Promise<string> {
  try {
    const { rows } = await readTable({ name, content: Buffer.from(content) }, headings);
    return `${rows.length} rows`;
  } catch (error) {
    if (error instanceof FileRefused) return [error.problem, ...error.names].join(' ');
    throw error;
  }
}
const heading =
  '<c r="A1" t="inlineStr"><is><t>Gültig ab</t></is></c><c r="B1" t="inlineStr"><is><t>Wert in %</t></is></c>';
const sheet = (rows: string, around: { before?: string; after?: string } = {}) =>
  aWorkbook(sheetXml(`<row r="1">${heading}</row>${rows}`, around));

describe('a file that is no table', () => {
  it.each([
    ['leer.csv', '', 'EMPTY_FILE'],
    ['leer.csv', '\r\n;;\r\n', 'EMPTY_FILE'],
    ['bericht.pdf', '%PDF-1.7', 'WRONG_FILE_TYPE'],
    ['bericht.csv', '%PDF-1.7', 'WRONG_FILE_TYPE'],
    ['bericht.xlsx', '%PDF-1.7', 'WRONG_FILE_TYPE'],
    ['werte', 'a;b', 'WRONG_FILE_TYPE'],
    ['werte.xlsm', 'PK\u0003\u0004', 'MACRO_WORKBOOK'],
    ['werte.xlsb', 'PK\u0003\u0004', 'BINARY_WORKBOOK'],
    ['werte.xls', 'PK\u0003\u0004', 'WRONG_FILE_TYPE'],
    ['werte.csv', '\ufeff\n<!DOCTYPE HTML><html><body>502', 'WEB_PAGE'],
    ['werte.xls', '<html xmlns:x="urn:schemas-microsoft-com:office:excel">', 'WEB_PAGE'],
    ['werte.csv', 'PK\u0003\u0004', 'WRONG_FILE_TYPE'],
    ['werte.csv', 'Gültig ab;Wert\0;x', 'WRONG_FILE_TYPE'],
    ['werte.csv', 'Gültig ab;Wert\n\u0001\u0002', 'ENCODING_UNKNOWN'],
    ['werte.csv', 'Gültig ab;Wert\n"2026-01-01;20', 'DAMAGED #2'],
    ['werte.csv', 'Gültig ab;Wert\n20"26;20', 'DAMAGED #2'],
  ])('%s beginning with %j is refused: %3$s', async (name, content, problem) => {
    expect(await problemOf(name, content)).toBe(problem);
  });

  it('an old .xls without content, one under the new name, and one with a password', async () => {
    const old = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]);
    expect(await problemOf('alt.xls', old)).toBe('DAMAGED');
    expect(await problemOf('alt.xlsx', old)).toBe('WRONG_FILE_TYPE');
    const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(await problemOf('geheim.xlsx', locked)).toBe('ENCRYPTED');
    expect(await problemOf('geheim.xls', locked)).toBe('ENCRYPTED');
  });

  it('a Word document renamed, a workbook with programs in it, a zip of zips', async () => {
    const types = (main: string) =>
      `<Types><Override PartName="/a.xml" ContentType="application/${main}+xml"/></Types>`;
    const word = 'vnd.openxmlformats-officedocument.wordprocessingml.document.main';
    const macros = 'vnd.ms-excel.sheet.macroEnabled.main';
    const problemWith = (main: string) =>
      problemOf('x.xlsx', aZip({ '[Content_Types].xml': types(main), 'a.xml': '<a/>' }));
    expect(await problemWith(word)).toBe('WRONG_FILE_TYPE');
    expect(await problemWith(macros)).toBe('MACRO_WORKBOOK');
    expect(await problemOf('x.xlsx', aZip({ 'inner.xlsx': sheet('') }))).toBe('WRONG_FILE_TYPE');
  });

  it('a workbook that was cut off, or whose directory lies', async () => {
    const whole = sheet('<row r="2"><c r="A2"><v>46023</v></c></row>');
    expect(await problemOf('x.xlsx', whole.subarray(0, whole.length - 30))).toBe('DAMAGED');
    expect(await problemOf('x.xlsx', whole.subarray(0, 100))).toBe('DAMAGED');
    expect(await problemOf('x.xlsx', aWorkbook('<worksheet><sheetData><row>'))).toMatch(/^(DAMAGED|EMPTY_FILE)/);
    expect(await problemOf('x.xlsx', aWorkbook('<worksheet><sheetData></row></worksheet>'))).toMatch(/^DAMAGED/);
  });
});

describe('a workbook made to hurt', () => {
  it('of 120 KB that says it unpacks to 110 MB is not unpacked', async () => {
    const bomb = aZip({ ...workbookParts, 'xl/worksheets/sheet1.xml': Buffer.alloc(110 * 1024 * 1024, 32) });
    expect(bomb.length).toBeLessThan(130_000);
    expect(await problemOf('x.xlsx', bomb)).toBe('TOO_LARGE_UNPACKED xl/worksheets/sheet1.xml');
  });

  it('that unpacks to more than it says is stopped where its word ends', async () => {
    const content = deflateRawSync(Buffer.alloc(5 * 1024 * 1024, 32));
    const liar = aZip({ ...workbookParts, 'xl/worksheets/sheet1.xml': { content, says: 1_000 } });
    expect(await problemOf('x.xlsx', liar)).toMatch(/^DAMAGED/);
  });

  it('with ten thousand parts is refused by its directory', async () => {
    const parts = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x/${index}.xml`, '']));
    expect(await problemOf('x.xlsx', aZip({ ...workbookParts, ...parts }))).toBe('TOO_LARGE_UNPACKED');
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'xl\\..\\..\\x', 'C:/x'])(
    'with a part named %s is refused',
    async (name) => {
      expect(await problemOf('x.xlsx', aZip({ ...workbookParts, [name]: 'x' }))).toMatch(/^UNSAFE_PATH/);
    },
  );

  it('with two sheets of one name is refused', async () => {
    const twice = aZip({
      ...workbookParts,
      'xl/worksheets/sheet1.xml': sheetXml(''),
      'xl/worksheets/SHEET1.xml': sheetXml(''),
    });
    expect(await problemOf('x.xlsx', twice)).toMatch(/^DAMAGED/);
  });

  it('that declares a million rows is read by what stands in it', async () => {
    const declared = sheet('<row r="2"><c r="A2"><v>1</v></c></row>', {
      before: '<dimension ref="A1:XFD1048576"/>',
    });
    expect(await problemOf('x.xlsx', declared)).toBe('1 rows');
  });

  it('with one tag of a hundred thousand attributes is refused before the tag ends', async () => {
    const attributes = Array.from({ length: 100_000 }, (_, index) => ` a${index}="1"`).join('');
    expect(await problemOf('x.xlsx', sheet(`<row r="2"><c r="A2"${attributes}><v>1</v></c></row>`))).toBe('DAMAGED');
  });

  it('with one cell more than a sheet may have is refused, empty as they are', async () => {
    const withCells = (count: number) => sheet(`<row>${'<c/>'.repeat(count - 2)}</row>`);
    expect((await readWorkbook(withCells(60_000), headings, 60_000)).rows).toEqual([]);
    await expect(readWorkbook(withCells(60_001), headings, 60_000)).rejects.toMatchObject({
      problem: 'TOO_LARGE_UNPACKED',
    });
    expect(mostCellsOfSheet, 'four of the largest tables').toBe(20_000 * 60 * 4);
  });

  it.runIf(isDeep)('with more cells than four of the largest tables is refused', { timeout: 60_000 }, async () => {
    const row = `<row>${'<c/>'.repeat(50_000)}</row>`;
    expect(await problemOf('x.xlsx', sheet(row.repeat(97)))).toBe('TOO_LARGE_UNPACKED');
  });

  it('that hides the same columns over and over hands on each of them once', async () => {
    const before = `<cols>${'<col min="1" max="60" hidden="1"/>'.repeat(500)}</cols>`;
    const titles = ['Gültig ab', 'Wert in %'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
    const content = aWorkbook(sheetXml(`<row r="1">${titles}</row><row r="2"><c><v>1</v></c></row>`, { before }));
    expect((await readWorkbook(content, headings)).hiddenColumns).toEqual([0, 1]);
  });

  it('with a cell in the last column is told which', async () => {
    expect(await problemOf('x.xlsx', sheet('<row r="2"><c r="XFD2"><v>1</v></c></row>'))).toBe(
      'DECLARED_SIZE_TOO_LARGE XFD2',
    );
  });

  it('with entities that grow when they are read is refused', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(
      await problemOf(
        'x.xlsx',
        aWorkbook(`${laughs}<worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>`),
      ),
    ).toBe('DAMAGED');
    const late = `<!-- ${'x'.repeat(100_000)} -->${laughs}<worksheet>&b;</worksheet>`;
    expect(await problemOf('x.xlsx', aWorkbook(late))).toMatch(/^DAMAGED/);
  });

  it('with a hundred thousand levels is refused', async () => {
    expect(await problemOf('x.xlsx', aWorkbook(`<worksheet>${'<a>'.repeat(100_000)}`))).toMatch(/^DAMAGED/);
  });

  it('that points to a part outside or that is not there is refused', async () => {
    const rels = (target: string) =>
      `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${target}"/></Relationships>`;
    for (const target of ['../../../etc/passwd', '/etc/passwd', 'file:///etc/passwd', 'worksheets/none.xml']) {
      const parts = {
        ...workbookParts,
        'xl/_rels/workbook.xml.rels': rels(target),
        'xl/worksheets/sheet1.xml': sheetXml(''),
      };
      expect(await problemOf('x.xlsx', aZip(parts))).toMatch(/^DAMAGED/);
    }
  });
});

describe('a sheet that nobody can import as it is', () => {
  it('has formulas without a saved result, which are named', async () => {
    const rows = '<row r="2"><c r="A2"><f>TODAY()</f><v>46023</v></c><c r="B2"><f>HYPERLINK("http://x")</f></c></row>';
    expect(await problemOf('x.xlsx', sheet(rows))).toBe('FORMULA_CELLS B2');
    const empty = '<row r="2"><c r="A2"><f>B2</f><v></v></c><c r="B2" t="str"><f>""</f><v></v></c></row>';
    expect(await problemOf('x.xlsx', sheet(empty))).toBe('FORMULA_CELLS A2');
  });

  it.each(['7', '-1', 'x', '1.5', ''])(
    'has a text with the number %j that the workbook does not hold',
    async (index) => {
      const rows = `<row r="2"><c r="A2"><v>46023</v></c><c r="B2" t="s"><v>${index}</v></c></row>`;
      expect(await problemOf('x.xlsx', sheet(rows))).toBe('DAMAGED B2');
    },
  );

  it('has merged cells, which are named', async () => {
    const merged = { after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>' };
    expect(await problemOf('x.xlsx', sheet('<row r="2"><c r="A2"><v>1</v></c></row>', merged))).toBe(
      'MERGED_CELLS A2:A3',
    );
  });

  it('has more rows than an import takes', async () => {
    const lines = Array.from({ length: 20_001 }, () => '2026-01-01;20').join('\n');
    expect(await problemOf('x.csv', `Gültig ab;Wert\n${lines}`)).toBe('TOO_MANY_ROWS');
  });

  it('has no sheet at all', async () => {
    expect(
      await problemOf('x.xlsx', aZip({ ...workbookParts, 'xl/workbook.xml': '<workbook><sheets/></workbook>' })),
    ).toBe('SHEET_MISSING');
  });
});

describe('a CSV file made to hurt', () => {
  it('with a hundred thousand columns is refused', async () => {
    expect(await problemOf('x.csv', Array(100_000).fill('a').join(';'))).toMatch(/^(DECLARED_SIZE_TOO_LARGE|DAMAGED)/);
  });

  it('with one quoted field of megabytes is refused', async () => {
    expect(await problemOf('x.csv', `Gültig ab;Wert\n"${'x'.repeat(4_000_000)}";20`)).toBe('DAMAGED #2');
  });

  it('larger than five megabytes is refused before it is read', async () => {
    expect(await problemOf('x.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toBe('TOO_LARGE');
  });

  it('with a million empty lines is refused, with fifty thousand it is read', async () => {
    expect(await problemOf('x.csv', `Gültig ab;Wert${'\n'.repeat(1_000_000)}`)).toBe('TOO_MANY_ROWS');
    expect(await problemOf('x.csv', `Gültig ab;Wert${'\n'.repeat(50_000)}2026-01-01;20`)).toBe('1 rows');
  });
});

describe('a text made to hurt', () => {
  it.each([
    ['delimiters', ';'],
    ['quotes', '"'],
    ['spaces', ' '],
  ])('of five million %s in one line is refused before it is parsed', async (_what, letter) => {
    expect(await problemOf('x.csv', `Gültig ab;Wert\n${letter.repeat(5_000_000)}`)).toBe('DAMAGED #2');
  });

  it.each(['\n', '\r\n', '\r'])('is no text of many short lines that end with %j', async (end) => {
    const lines = Array.from({ length: 6_000 }, () => `01.01.2031;${'20'.padEnd(30)}`);
    expect(await problemOf('x.csv', ['Gültig ab;Wert', ...lines].join(end))).toBe('6000 rows');
  });

  it('of many lines lets other work in while it is read', async () => {
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 0);
    const lines = Array.from({ length: 19_000 }, (_, index) => `01.01.${2000 + index};${'"ä😀";'.repeat(10)}`);
    expect(await problemOf('x.csv', ['Gültig ab;Wert', ...lines].join('\n'))).toBe('19000 rows');
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });
});

describe('a file of others', () => {
  // biome-ignore lint/style/noProcessEnv: only the environment of the test run names the folder of sample files
  const files = process.env.SAMPLE_DATA;
  const folders = files ? ['exceljs-xlsx', 'docling-office', 'plz-de'].map((name) => join(files, name)) : [];
  const real = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  it.runIf(real.length > 0)(
    'real files of others are read or refused, and never break',
    { timeout: 120_000 },
    async () => {
      const outcomes: { [name: string]: string } = {};
      for (const path of real.filter((name) => /\.(xlsx|csv|docx)$/.test(name))) {
        const name = path.replace(/\.docx$/, '.xlsx');
        outcomes[path.split('/').at(-1) ?? ''] = await problemOf(name, readFileSync(path));
      }
      expect(outcomes).toMatchObject({
        'xlsx_04_inflated.xlsx': 'HEADINGS_MISSING activeFrom value',
        'word_sample.docx': 'WRONG_FILE_TYPE',
      });
    },
  );
});
