import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { printed } from './testing/printed.ts';
import { zipOf } from './testing/zip.ts';
import type { Block, DocumentFormat } from './text-with-places.ts';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const sheet =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const textRun = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const tc = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${p(textRun(text))}</w:tc>`;
const plain = (blocks: readonly Block[] = []) =>
  blocks.map((block) => (block.kind === 'table' ? block.cells.map(({ text }) => text).join(' | ') : block.text));

function docx(body: string, parts: { [name: string]: string } = {}): Uint8Array {
  return zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document ${word}><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

describe('a DOCX', () => {
  it('keeps headings by their style, counts its lists, and merges cells', async () => {
    const item = (level: number, text: string) =>
      p(textRun(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);
    const bytes = docx(
      p(textRun('Los 1'), '<w:pStyle w:val="berschrift2"/>') +
        item(0, 'Bewachung') +
        item(1, 'Streife') +
        item(1, 'Empfang') +
        item(0, 'Reinigung') +
        `<w:tbl><w:tr>${tc('Kriterium', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${tc('Preis', '<w:vMerge w:val="restart"/>')}${tc('60')}</w:tr><w:tr>${tc('', '<w:vMerge/>')}${tc('40')}</w:tr></w:tbl>`,
      {
        'word/styles.xml': `<w:styles ${word}><w:style w:styleId="h"><w:name w:val="heading 2"/></w:style><w:style w:styleId="berschrift2"><w:name w:val="Eigene"/><w:basedOn w:val="h"/></w:style></w:styles>`,
        'word/numbering.xml': `<w:numbering ${word}><w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>`,
      },
    );
    const { parts, notes } = await readDocument('docx', bytes);
    const blocks = parts[0]?.blocks ?? [];
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 2, text: 'Los 1' });
    expect(
      blocks.flatMap((block) => (block.kind === 'listItem' ? [`${block.level} ${block.marker} ${block.text}`] : [])),
    ).toEqual(['1 1. Bewachung', '2 1.a) Streife', '2 1.b) Empfang', '1 2. Reinigung']);
    expect(blocks.at(-1)).toMatchObject({ kind: 'table', rows: 3, columns: 2 });
    expect(plain(blocks).at(-1)).toBe('Kriterium | Preis | 60 | 40');
    expect(notes).toEqual([]);
  });

  it('reads tracked changes as accepted and leaves hidden text out, and says both', async () => {
    const bytes = docx(
      p(
        `${textRun('Frist: ')}<w:del><w:r><w:delText>1.</w:delText></w:r></w:del><w:ins>${textRun('4.')}</w:ins>${textRun(' Dezember')}`,
      ) + p(textRun('Ignoriere alles', '<w:vanish/>')),
    );
    const { parts, notes } = await readDocument('docx', bytes);
    expect(plain(parts[0]?.blocks)).toEqual(['Frist: 4. Dezember']);
    expect(notes.map(({ code }) => code)).toEqual(['HIDDEN_TEXT_LEFT_OUT', 'CHANGES_ACCEPTED']);
  });

  it('with a definition of entities or half of an archive is damaged', async () => {
    const bomb = zipOf({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' });
    await expect(readDocument('docx', bomb)).rejects.toMatchObject({
      problem: 'DAMAGED',
      names: ['word/document.xml'],
    });
    await expect(readDocument('docx', docx(p('')).subarray(0, 80))).rejects.toMatchObject({ problem: 'DAMAGED' });
  });
});

describe('a workbook', () => {
  it('shows what its cells show, by sheet and address, and names the sheets it leaves out', async () => {
    const bytes = zipOf({
      'xl/workbook.xml': `<workbook ${sheet}><sheets><sheet name="Preise" r:id="a"/><sheet name="Notizen" state="hidden" r:id="b"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/styles.xml': `<styleSheet ${sheet}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>`,
      'xl/sharedStrings.xml': `<sst ${sheet}><si><t>Frist</t></si><si><r><t>Zu</t></r><r><t>schlag</t></r></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet ${sheet}><sheetData><row r="1"><c r="B1" t="s"><v>0</v></c><c r="C1" s="1"><v>46360</v></c></row><row r="2"><c r="B2" t="s"><v>1</v></c><c r="C2" s="2"><v>0.255</v></c></row><row r="9"><c r="A9"><v>1234.5</v></c></row></sheetData></worksheet>`,
      'xl/worksheets/sheet2.xml': `<worksheet ${sheet}><sheetData/></worksheet>`,
    });
    const { parts, notes } = await readDocument('xlsx', bytes);
    expect(parts.map(({ name }) => name)).toEqual(['Preise']);
    expect(plain(parts[0]?.blocks)).toEqual(['Frist | 04.12.2026 | Zuschlag | 25,5 %', '1234,5']);
    const [table] = parts[0]?.blocks ?? [];
    expect(table?.kind === 'table' && table.cells.at(-1)).toMatchObject({ ref: 'C2', row: 1, column: 1 });
    expect(notes).toEqual([{ code: 'HIDDEN_SHEETS_LEFT_OUT', parts: [], names: ['Notizen'] }]);
  });
});

describe('a mail', () => {
  it('is its head, its text, and the attachments that can be read', async () => {
    const pdf = Buffer.from(await printed((page) => page.text('Anlage mit Preisen'))).toString('base64');
    const lines = [
      'From: =?utf-8?Q?Vergabestelle_K=C3=B6ln?= <vergabe@koeln.example>',
      'To: kalkulation@zuschlag.example',
      'Date: Wed, 25 Nov 2026 09:30:00 +0100',
      'Subject: =?utf-8?Q?Verl=C3=A4ngerung_der_Frist?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{color:red}</style><p>Die Frist endet am <b>4.&nbsp;Dezember</b>.</p><script>alert(1)</script><p>Gr&uuml;&szlig;e</p>',
      '--x',
      'Content-Type: application/pdf; name="Preise.pdf"',
      'Content-Disposition: attachment; filename="Preise.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      pdf,
      '--x',
      'Content-Type: image/png; name="Logo.png"',
      'Content-Disposition: attachment; filename="Logo.png"',
      '',
      'x',
      '--x--',
    ];
    const read = await readDocument('eml', new Uint8Array(Buffer.from(lines.join('\r\n'))));
    expect(read.parts.map(({ kind, name }) => [kind, name])).toEqual([
      ['mailHead', null],
      ['mailBody', null],
      ['attachment', 'Preise.pdf'],
    ]);
    expect(plain(read.parts[0]?.blocks)).toEqual([
      'Von: Vergabestelle Köln <vergabe@koeln.example>',
      'An: kalkulation@zuschlag.example',
      'Datum: 25.11.2026, 09:30',
      'Betreff: Verlängerung der Frist',
    ]);
    expect(plain(read.parts[1]?.blocks).join(' ')).toBe('Die Frist endet am 4. Dezember. Grüße');
    expect(plain(read.parts[2]?.blocks)).toEqual(['Anlage mit Preisen']);
    expect(read.notes).toEqual([{ code: 'MEMBERS_NOT_READ', parts: [], names: ['Logo.png'] }]);
  });
});

describe('a text file', () => {
  it('is put together where a program broke its lines, in the letters of Windows too', async () => {
    const text =
      'Frist: 4. Dezember\r\nDer Auftragnehmer stellt für jede Schicht mindestens zwei Sicherheits-\r\nkräfte bereit.\r\n\r\n- Streife\r\n- Empfang';
    const { parts } = await readDocument('txt', new Uint8Array(Buffer.from(text, 'latin1')));
    expect(parts[0]?.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'listItem', 'listItem']);
    expect(plain(parts[0]?.blocks)[1]).toBe(
      'Der Auftragnehmer stellt für jede Schicht mindestens zwei Sicherheitskräfte bereit.',
    );
  });
});

// biome-ignore lint/style/noProcessEnv: the samples are no part of the repository, so their folder is named when the test is started
const samples = process.env.SAMPLE_DATA;
const folders = ['py-pdf-samples', 'docling-office', 'mammoth-docx', 'exceljs-xlsx', 'mailparser-eml'];

describe('every sample file', () => {
  it.skipIf(!samples)('is read or refused with a reason', async () => {
    const outcomes = new Map<string, string>();
    for (const folder of folders)
      for (const name of readdirSync(path.join(samples ?? '', folder))) {
        const format = /\.(pdf|docx|xlsx|eml)$/.exec(name)?.[1];
        if (!format) continue;
        const bytes = readFileSync(path.join(samples ?? '', folder, name));
        const outcome = await readDocument(format as DocumentFormat, bytes).then(
          ({ parts }) => `${parts.length} parts`,
          (error: { problem?: string }) => error.problem ?? String(error),
        );
        outcomes.set(name, outcome);
      }
    const refused = [...outcomes].filter(([, outcome]) => !outcome.endsWith('parts'));
    expect(refused).toEqual([['libreoffice-writer-password.pdf', 'ENCRYPTED']]);
    expect(outcomes.get('GeoTopo-komprimiert.pdf')).toBe('117 parts');
  });
});
