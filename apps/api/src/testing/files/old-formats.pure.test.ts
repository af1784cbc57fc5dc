import { expect, it } from 'vitest';
import { openArchive } from '../../files/open-archive.ts';
import { anOdsWorkbook } from './old-formats.ts';

const kind = 'application/vnd.oasis.opendocument.spreadsheet';

it('the workbook of LibreOffice is one that a spreadsheet program opens, not only our reader', async () => {
  const bytes = anOdsWorkbook();
  // The kind of the document is at one place of the file: the first part, and not packed.
  expect(bytes.readUInt16LE(8)).toBe(0);
  expect(bytes.toString('latin1', 30, 30 + 'mimetype'.length + kind.length)).toBe(`mimetype${kind}`);

  const archive = await openArchive(bytes, { parts: 10, unpackedBytes: 1_000_000, ratio: 100 });
  const text = async (name: string) => {
    let whole = '';
    for await (const chunk of archive.chunks(name)) whole += chunk.toString();
    return whole;
  };
  const manifest = await text('META-INF/manifest.xml');
  const listed = [...manifest.matchAll(/full-path="([^"]+)" [^>]*media-type="([^"]+)"/g)].map(([, path]) => path);
  expect(listed).toEqual([
    '/',
    ...archive.names.filter((name) => name !== 'mimetype' && !name.startsWith('META-INF/')),
  ]);
  for (const name of archive.names.filter((each) => each.endsWith('.xml'))) {
    const xml = await text(name);
    const used = new Set([...xml.matchAll(/[</\s]([a-z]+):[a-z-]+[\s=>/]/g)].map(([, prefix]) => prefix));
    used.delete('xmlns');
    const declared = new Set([...xml.matchAll(/xmlns:([a-z]+)=/g)].map(([, prefix]) => prefix));
    expect(declared, name).toEqual(used);
    expect(xml, name).toMatch(/(office|manifest):version="1\.3"/);
  }
});
