import { crc32, deflateRawSync } from 'node:zlib';

/** Hand-made malicious workbooks, for tests. */

type Part = string | Buffer | { stored: string } | { content: Buffer; says: number };

/**
 * A zip of these parts.
 *
 * @param parts with `stored`: not packed; with `says`: deflated content, and the size its directory claims
 */
export function aZip(parts: { [name: string]: Part }): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const isRaw = typeof part === 'object' && 'says' in part;
    const isStored = typeof part === 'object' && 'stored' in part;
    const plain = isRaw ? Buffer.alloc(0) : Buffer.from(isStored ? part.stored : part);
    const packed = isRaw ? part.content : isStored ? plain : deflateRawSync(plain);
    const size = isRaw ? part.says : plain.length;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isStored ? 0 : 8, 4);
    // The first day that a date of an archive can tell.
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Everything of a workbook but its one sheet. */
export const workbookParts: { [name: string]: string } = {
  '[Content_Types].xml':
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};

export function aWorkbook(sheet: string): Buffer {
  return aZip({ ...workbookParts, 'xl/worksheets/sheet1.xml': sheet });
}

export function sheetXml(rows: string, { before = '', after = '' }: { before?: string; after?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}
