import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js';

// Node itself packs; workers would come from addresses of a browser.
configure({ useWebWorkers: false });

/**
 * The same archive with other content in some of its members. The order of the members, their names, days and attributes
 * stay; a member without a change is copied as it is packed.
 *
 * @param bytes an archive that was judged before
 * @param changes the new text of members, by their names
 */
export async function withOtherMembers(
  bytes: Uint8Array,
  changes: ReadonlyMap<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  const byName = new Map([...changes].map(([name, text]) => [name.toLowerCase(), text]));
  const writer = new ZipWriter(new Uint8ArrayWriter(), { keepOrder: true, extendedTimestamp: false });
  for (const entry of await reader.getEntries()) {
    const text = byName.get(entry.filename.toLowerCase());
    if (entry.directory) await writer.add(entry.filename, undefined, { entry, directory: true });
    else if (text === undefined) {
      const packed = await entry.getData(new Uint8ArrayWriter(), { passThrough: true, checkSignature: false });
      await writer.add(entry.filename, new Uint8ArrayReader(packed), { entry, passThrough: true });
    } else {
      const { comment, lastModDate } = entry;
      await writer.add(entry.filename, new Uint8ArrayReader(new TextEncoder().encode(text)), { comment, lastModDate });
    }
  }
  const written = await writer.close(reader.comment.length > 0 ? reader.comment : undefined);
  await reader.close();
  return new Uint8Array(written);
}
