import type { ReadAttached } from './eml/read-eml.ts';
import { ReadingRefused } from './reading-refused.ts';
import type { DocumentFormat, TextWithPlaces } from './text-with-places.ts';

// Mails in mails: an answer to an answer is read, a chain without end is not.
const DEEPEST = 3;

/**
 * Reads the text of a document with its places. It runs wherever it is called: documents of unknown origin are read in a
 * process of their own.
 *
 * @throws {ReadingRefused} DAMAGED, ENCRYPTED, TOO_LARGE_UNPACKED
 */
export function readDocument(format: DocumentFormat, bytes: Uint8Array): Promise<TextWithPlaces> {
  return readAt(format, bytes, 0);
}

async function readAt(format: DocumentFormat, bytes: Uint8Array, depth: number): Promise<TextWithPlaces> {
  const readAttached: ReadAttached = async (name, content) => {
    const attached = formatOf(name);
    if (!attached || (attached === 'eml' && depth >= DEEPEST)) return null;
    return readAt(attached, content, depth + 1).catch((error: unknown) => {
      if (error instanceof ReadingRefused) return null;
      throw error;
    });
  };
  // A process reads one document: what reads the other formats would cost it longer to load than most documents to read.
  switch (format) {
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(bytes);
    case 'docx':
      return (await import('./docx/read-docx.ts')).readDocx(bytes);
    case 'xlsx':
      return (await import('./xlsx/read-xlsx.ts')).readXlsx(bytes);
    case 'eml':
      return (await import('./eml/read-eml.ts')).readEml(bytes, readAttached);
    case 'txt':
      return (await import('./plain/read-txt.ts')).readTxt(bytes);
  }
}

function formatOf(name: string): DocumentFormat | null {
  const [, ending = ''] = /\.(pdf|docx|xlsx|eml|txt)$/i.exec(name) ?? [];
  return ending ? (ending.toLowerCase() as DocumentFormat) : null;
}
