import { type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** The files of an archive by their names, each compared with its check sum. */
export async function unpacked(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(zip), { checkSignature: true });
  const files = new Map<string, Buffer>();
  for (const entry of await reader.getEntries()) {
    const content = await (entry as FileEntry).getData(new Uint8ArrayWriter());
    files.set(entry.filename, Buffer.from(content));
  }
  return files;
}
