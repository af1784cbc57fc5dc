import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { aZip, workbookParts } from '../testing/files/workbooks.ts';
import { problemOf } from './judge-content.ts';

const types = '[Content_Types].xml';
const macroType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';

describe('a workbook that may become a document', () => {
  it('is taken as other programs write it, also when they list the types of macros that no part has', async () => {
    const workbook = utils.book_new();
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Preis', 12]]), 'Los 1');
    const content: Buffer = write(workbook, { type: 'buffer', bookType: 'xlsx' });
    expect(await problemOf('xlsx', content)).toBeNull();
    expect(await problemOf('xlsx', aZip(workbookParts))).toBeNull();
  });

  it('is refused with its reason: macros by type or by part, entities, a password, another content', async () => {
    const plain = workbookParts[types] ?? '';
    const asMacro = plain.replace(/application\/vnd\.openxml[^"]*sheet\.main\+xml/, macroType);
    expect(asMacro).not.toBe(plain);
    expect(await problemOf('xlsx', aZip({ ...workbookParts, [types]: asMacro }))).toBe('MACROS');
    expect(await problemOf('xlsx', aZip({ ...workbookParts, 'xl/vbaProject.bin': 'x' }))).toBe('MACROS');
    const entity = '<!DOCTYPE a [<!ENTITY b "c">]><a/>';
    expect(await problemOf('xlsx', aZip({ ...workbookParts, 'xl/a.xml': entity }))).toBe('ENTITIES');
    const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(await problemOf('xlsx', locked)).toBe('ENCRYPTED');
    expect(await problemOf('xlsx', Buffer.from('a;b'))).toBe('CONTENT_DIFFERS');
  });
});
