import { readDocx } from './docx/read-docx.ts';
import { type ReadAttached, readEml } from './eml/read-eml.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readTxt } from './plain/read-txt.ts';
import { ReadingRefused } from './reading-refused.ts';
import type { DocumentFormat, TextWithPlaces } from './text-with-places.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

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
  switch (format) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
      return readDocx(bytes);
    case 'xlsx':
      return readXlsx(bytes);
    case 'eml':
      return readEml(bytes, readAttached);
    case 'txt':
      return readTxt(bytes);
  }
}

function formatOf(name: string): DocumentFormat | null {
  const [, ending = ''] = /\.(pdf|docx|xlsx|eml|txt)$/i.exec(name) ?? [];
  return ending ? (ending.toLowerCase() as DocumentFormat) : null;
}
