import { importLimits } from '@zuschlag/validation/configuration/imports';
import yauzl from 'yauzl';
import { FileRefused } from './raw-table.ts';

const MOST_PARTS = 2_000;

/** An opened workbook: its parts by name, each inflated only when it is asked for. */
export type Archive = { names: string[]; has(name: string): boolean; chunks(name: string): AsyncIterable<Buffer> };

/**
 * Looks at the directory of a zip before anything in it is inflated: how many parts, how large they say they are, under
 * which names. What a part inflates to beyond what it said is refused while it is read.
 *
 * @throws {FileRefused} DAMAGED, ENCRYPTED, TOO_LARGE_UNPACKED
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await opened(bytes);
  if (zip.entryCount > MOST_PARTS) throw new FileRefused('TOO_LARGE_UNPACKED');
  const entries = await entriesOf(zip);
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

function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let unpacked = 0;
    zip.on('entry', (entry: yauzl.Entry) => {
      unpacked += entry.uncompressedSize;
      if (unpacked > importLimits.unpackedBytes) reject(new FileRefused('TOO_LARGE_UNPACKED'));
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
