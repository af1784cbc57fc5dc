import { randomBytes } from 'node:crypto';
import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { largestFile } from '@zuschlag/validation/wire/file-limits';
import { describe, expect, it } from 'vitest';
import { openContainer } from './open-container.ts';

type Part = { name: string; text: string; password?: string };

async function aZip(...parts: Part[]): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const { name, text, password } of parts) await writer.add(name, new TextReader(text), { password });
  return new File([await writer.close()], 'Unterlagen.zip');
}
/** Letters that no archive makes much smaller, as a bomb would be. */
const unlikeText = (length: number) => randomBytes(length).toString('base64').slice(0, length);

const problemOf = async (file: File) => {
  const opened = await openContainer(file, 'de');
  return 'problem' in opened ? opened.problem : null;
};

describe('an archive of tender documents', () => {
  it('is opened in the browser: its files keep their folders, and what no Chance takes is named', async () => {
    const opened = await openContainer(
      await aZip(
        { name: 'Los 1/Vertrag.txt', text: 'Beginn 1. April' },
        { name: 'Anschreiben.eml', text: 'From: a@example.org\n\nGuten Tag' },
        { name: 'Los 1/Plan.dwg', text: 'x' },
        { name: '__MACOSX/._Vertrag.txt', text: 'x' },
        { name: 'Los 1/Thumbs.db', text: 'x' },
      ),
      'de',
    );
    if ('problem' in opened) throw new Error(opened.problem);
    const files = await Promise.all(
      opened.files.map(async ({ file, folder }) => [folder, file.name, await file.text()]),
    );
    expect(files).toEqual([
      ['Los 1', 'Vertrag.txt', 'Beginn 1. April'],
      ['', 'Anschreiben.eml', 'From: a@example.org\n\nGuten Tag'],
    ]);
    expect(opened.others).toEqual(['Plan.dwg']);
  });

  it('names a file that is too large with its reason and size, without its content', async () => {
    const size = largestFile + 1;
    const opened = await openContainer(await aZip({ name: 'Plan.txt', text: unlikeText(size) }), 'de');
    if ('problem' in opened) throw new Error(opened.problem);
    const [plan] = opened.files;
    expect(plan?.refusal).toEqual({ problem: 'FILE_TOO_LARGE', size });
    expect(plan?.file.size).toBe(0);
  });

  it('stays closed with a reason: a password, a name that leads out, a bomb, damage, nothing', async () => {
    expect(await problemOf(await aZip({ name: 'a.txt', text: 'x', password: 'geheim' }))).toBe('ENCRYPTED');
    expect(await problemOf(await aZip({ name: '../../a.txt', text: 'x' }))).toBe('UNSAFE_PATH');
    expect(await problemOf(await aZip({ name: 'a.txt', text: ' '.repeat(20_000_000) }))).toBe('TOO_LARGE_UNPACKED');
    expect(await problemOf(new File(['PK kein Archiv'], 'a.zip'))).toBe('DAMAGED');
    expect(await problemOf(new File([], 'a.zip'))).toBe('EMPTY_FILE');
    expect(await problemOf(new File(['keine Mail'], 'a.msg'))).toBe('DAMAGED');
  });
});
