import { type ArchiveLimits, archiveJudge } from '@zuschlag/validation/wire/archive-limits';
import yauzl from 'yauzl';

export type { ArchiveLimits } from '@zuschlag/validation/wire/archive-limits';
/** An opened zip archive: its parts by name, each inflated only when the caller asks for it. */
export type Archive = { names: string[]; has(name: string): boolean; chunks(name: string): AsyncIterable<Buffer> };

/** The archive cannot be read; the names say which of its parts. */
export class ArchiveRefused extends Error {
  readonly problem: 'DAMAGED' | 'ENCRYPTED' | 'TOO_LARGE_UNPACKED' | 'UNSAFE_PATH';
  readonly names: string[];

  constructor(problem: ArchiveRefused['problem'], names: readonly string[] = []) {
    super(problem);
    this.name = 'ArchiveRefused';
    this.problem = problem;
    this.names = [...names];
  }
}

/**
 * Checks the directory of a zip before anything in it is inflated: the number of parts, their declared sizes and their
 * names. A part that inflates to more than its declared size is refused while it is read.
 *
 * @throws {ArchiveRefused} DAMAGED, ENCRYPTED, TOO_LARGE_UNPACKED, UNSAFE_PATH
 */
export async function openArchive(bytes: Buffer, limits: ArchiveLimits): Promise<Archive> {
  const zip = await opened(bytes);
  if (zip.entryCount > limits.parts) throw new ArchiveRefused('TOO_LARGE_UNPACKED');
  const entries = await entriesOf(zip, limits);
  const part = (name: string) => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) throw new ArchiveRefused('DAMAGED', [name]);
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
      if (error) reject(new ArchiveRefused('DAMAGED'));
      else resolve(zip);
    });
  });
}

function entriesOf(zip: yauzl.ZipFile, limits: ArchiveLimits): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    const judge = archiveJudge(limits);
    zip.on('entry', (entry: yauzl.Entry) => {
      const { fileName: name, compressedSize: packed, uncompressedSize: unpacked } = entry;
      const problem = judge({ name, packed, unpacked, isEncrypted: entry.isEncrypted() });
      if (problem) reject(new ArchiveRefused(problem, [name]));
      else {
        entries.set(name.toLowerCase(), entry);
        zip.readEntry();
      }
    });
    zip.on('end', () => resolve(entries));
    // Names that lead out of the archive are refused by yauzl itself, which tells them by its words only.
    zip.on('error', ({ message }: Error) =>
      reject(new ArchiveRefused(/path|fileName/i.test(message) ? 'UNSAFE_PATH' : 'DAMAGED')),
    );
    zip.readEntry();
  });
}

async function* inflated(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Buffer> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opening) => (error ? reject(new ArchiveRefused('DAMAGED')) : resolve(opening)));
  });
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch {
    throw new ArchiveRefused('DAMAGED', [entry.fileName]);
  }
}
