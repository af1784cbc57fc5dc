import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import type { DocumentFileType } from '@zuschlag/validation/documents/document-vocabulary';
import { containerLimits } from '@zuschlag/validation/wire/archive-limits';
import { FileRefused } from './file-refused.ts';
import { noticeIn } from './notice-files.ts';
import { type Archive, openArchive } from './open-archive.ts';

type Content = Buffer;
const PDF = '%PDF-';
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** old files of Office, and new ones behind a password */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const begins = (content: Content, signature: Uint8Array) => content.subarray(0, signature.length).equals(signature);

/** What speaks against a file whose name ends with this type; null: nothing. */
export async function problemOf(fileType: DocumentFileType, content: Content): Promise<DocumentProblem | null> {
  if (content.length === 0) return 'EMPTY_FILE';
  return judges[fileType](content);
}

const judges: {
  [type in DocumentFileType]: (content: Content) => DocumentProblem | null | Promise<DocumentProblem | null>;
} = {
  // Readers of PDF look for the signature in the first kilobyte; some scanners write a line before it.
  pdf: (content) => (content.subarray(0, 1_024).includes(PDF) ? null : 'CONTENT_DIFFERS'),
  txt: (content) => (isText(content) ? null : 'CONTENT_DIFFERS'),
  eml: (content) => (isText(content) && hasMailHeader(content) ? null : 'CONTENT_DIFFERS'),
  xml: (content) => {
    const read = noticeIn(content);
    return 'problem' in read ? read.problem : null;
  },
  docx: (content) =>
    officeProblem(content, /application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml/),
  xlsx: (content) =>
    officeProblem(content, /application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet\.main\+xml/),
};

function isText(content: Content): boolean {
  const other = content.subarray(0, 1_024).includes(PDF) || begins(content, ZIP) || begins(content, COMPOUND);
  if (other) return false;
  const isWide = begins(content, Buffer.from([0xff, 0xfe])) || begins(content, Buffer.from([0xfe, 0xff]));
  return isWide || !content.includes(0);
}

/** A mail begins with lines of a name and a colon; one of them is known to every mail program. */
function hasMailHeader(content: Content): boolean {
  const [header = ''] = content
    .subarray(0, 65_536)
    .toString('latin1')
    .split(/\r?\n\r?\n/);
  return /^(from|to|subject|date|received|return-path|mime-version|message-id|delivered-to|content-type):/im.test(
    header,
  );
}

async function officeProblem(content: Content, mainPart: RegExp): Promise<DocumentProblem | null> {
  if (begins(content, COMPOUND))
    return content.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'ENCRYPTED' : 'CONTENT_DIFFERS';
  if (!begins(content, ZIP)) return 'CONTENT_DIFFERS';
  try {
    const archive = await openArchive(content, containerLimits);
    if (!archive.has('[Content_Types].xml')) return 'CONTENT_DIFFERS';
    const types = await beginningOf(archive, '[Content_Types].xml', 262_144);
    if (hasMacros(types, archive)) return 'MACROS';
    if (!mainPart.test(types)) return 'CONTENT_DIFFERS';
    return (await hasDefinitions(archive)) ? 'ENTITIES' : null;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const named = (['TOO_LARGE_UNPACKED', 'ENCRYPTED', 'UNSAFE_PATH'] as const).find((one) => one === error.problem);
    return named ?? 'DAMAGED';
  }
}

/** Some programs list the types of macros among those of endings that no part has, so only the parts themselves count. */
function hasMacros(types: string, archive: Archive): boolean {
  return /<Override\b[^>]*macroEnabled/i.test(types) || archive.names.some((name) => /\bvbaProject\.bin$/i.test(name));
}

/** Office writes no document type; entities are defined in one, and nowhere else. It stands before the first element. */
async function hasDefinitions(archive: Archive): Promise<boolean> {
  for (const name of archive.names.filter((part) => /\.(xml|rels|vml)$/i.test(part))) {
    if (/<!(DOCTYPE|ENTITY)/i.test(await beginningOf(archive, name, 4_096))) return true;
  }
  return false;
}

async function beginningOf(archive: Archive, name: string, bytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of archive.chunks(name)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= bytes) break;
  }
  const text = Buffer.concat(pieces).subarray(0, bytes);
  // Half of the parts of some programs are UTF-16; every other byte of their tags is then zero.
  return text.toString('latin1').replaceAll('\0', '');
}
