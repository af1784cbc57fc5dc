import {
  BlobReader,
  configure,
  type Entry,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_UNSAFE_FILENAME,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js';
import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import { archiveJudge, containerLimits } from '@zuschlag/validation/wire/archive-limits';
import type { Member } from './member.ts';

// Its workers come from addresses that the policy of the page refuses; the browser itself unpacks.
configure({ useWebWorkers: false });

/**
 * The files of an archive, judged by its directory before anything is unpacked: number, sizes, names and passwords, by the
 * limits that the server has for tables.
 */
export async function zipMembers(file: File): Promise<Member[] | { problem: DocumentProblem }> {
  let entries: Entry[];
  try {
    entries = await new ZipReader(new BlobReader(file)).getEntries();
  } catch (error) {
    const { message } = error as Error;
    if (message === ERR_UNSAFE_FILENAME) return { problem: 'UNSAFE_PATH' };
    return { problem: message === ERR_ENCRYPTED_CENTRAL_DIRECTORY ? 'ENCRYPTED' : 'DAMAGED' };
  }
  const judge = archiveJudge(containerLimits);
  for (const { filename, compressedSize, uncompressedSize, encrypted } of entries) {
    const problem = judge({
      ...{ name: filename, packed: compressedSize, unpacked: uncompressedSize, isEncrypted: encrypted },
    });
    if (problem) return { problem };
  }
  return entries
    .filter((entry) => !entry.directory)
    .filter(isForPeople)
    .map(toMember);
}

/** What macOS and Windows put into archives beside the files is nothing that a person sent. */
function isForPeople({ filename }: Entry): boolean {
  const name = filename.split('/').at(-1) ?? '';
  return !filename.startsWith('__MACOSX/') && !/^(\.|~\$)|^(thumbs\.db|desktop\.ini)$/i.test(name);
}

function toMember(entry: FileEntry): Member {
  const parts = entry.filename.split(/[/\\]/);
  return {
    name: parts.at(-1) ?? entry.filename,
    folder: parts.slice(0, -1).join('/'),
    size: entry.uncompressedSize,
    read: () => unpacked(entry),
  };
}

/** @throws {Error} for an entry that grows beyond what the directory says of it */
async function unpacked(entry: FileEntry): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(piece) {
      size += piece.length;
      if (size > entry.uncompressedSize) throw new Error(`${entry.filename} is larger than it says.`);
      pieces.push(piece);
    },
  });
  await entry.getData(sink, { checkSignature: true });
  return new Blob(pieces);
}
