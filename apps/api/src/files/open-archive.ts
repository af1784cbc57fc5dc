import yauzl from 'yauzl';
import { FileRefused } from './file-refused.ts';

/** The limits of an archive. */
export type ArchiveLimits = { parts: number; unpackedBytes: number };
/** An opened zip archive: its parts by name, each inflated only when the caller asks for it. */
export type Archive = { names: string[]; has(name: string): boolean; chunks(name: string): AsyncIterable<Buffer> };

/**
 * Checks the directory of a zip before anything in it is inflated: the number of parts, their declared sizes and their
 * names. A part that inflates to more than its declared size is refused while it is read.
 *
 * @throws {FileRefused} DAMAGED, ENCRYPTED, TOO_LARGE_UNPACKED
 */
export async function openArchive(bytes: Buffer, { parts, unpackedBytes }: ArchiveLimits): Promise<Archive> {
  const zip = await opened(bytes);
  if (zip.entryCount > parts) throw new FileRefused('TOO_LARGE_UNPACKED');
  const entries = await entriesOf(zip, unpackedBytes);
  const part = (name: string) => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) throw new FileRefused('DAMAGED', [name]);
    return entry;
  };
  return {
    names: [...entries.values()].map(({ fileName }) => fileName),
    has: (name) => entries.has(name.toLowerCase()),
    chunks: (name) => inflated(zip, part(name)),
  };
}

function opened(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(new FileRefused('DAMAGED'));
      else resolve(zip);
    });
  });
}

function entriesOf(zip: yauzl.ZipFile, most: number): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let unpacked = 0;
    zip.on('entry', (entry: yauzl.Entry) => {
      unpacked += entry.uncompressedSize;
      if (unpacked > most) reject(new FileRefused('TOO_LARGE_UNPACKED'));
      else if (entry.isEncrypted()) reject(new FileRefused('ENCRYPTED'));
      // Two parts of one name: programs would disagree on which of them counts.
      else if (entries.has(entry.fileName.toLowerCase())) reject(new FileRefused('DAMAGED', [entry.fileName]));
      else {
        entries.set(entry.fileName.toLowerCase(), entry);
        zip.readEntry();
      }
    });
    zip.on('end', () => resolve(entries));
    // Names that lead out of the archive are among what yauzl itself refuses.
    zip.on('error', () => reject(new FileRefused('DAMAGED')));
    zip.readEntry();
  });
}

async function* inflated(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Buffer> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opening) => (error ? reject(new FileRefused('DAMAGED')) : resolve(opening)));
  });
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch {
    throw new FileRefused('DAMAGED', [entry.fileName]);
  }
}
