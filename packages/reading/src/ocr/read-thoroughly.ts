import { type ReadDocument, readApart } from '../process/read-apart.ts';
import { passagesOf } from '../search/passages.ts';
import { wordCounts } from '../search/word-counts.ts';
import type { DocumentFormat } from '../text-with-places.ts';
import { recognizePages } from './recognize-pages.ts';
import type { Recognizer } from './recognizer.ts';
import { installedTesseract } from './tesseract.ts';

/**
 * Reads a document of unknown origin, and the pages that are pictures where the machine has a Tesseract.
 *
 * @throws {ReadingRefused} what `readApart` refuses; pages that are not recognized never refuse a document
 */
export async function readThoroughly(
  format: DocumentFormat,
  bytes: Uint8Array,
  { signal, recognizer = installedTesseract() }: { signal?: AbortSignal; recognizer?: Recognizer | null } = {},
): Promise<ReadDocument> {
  const read = await readApart(format, bytes, { signal });
  if (!recognizer || !read.text.parts.some(({ source }) => source === 'PICTURE')) return read;
  const text = await recognizePages(read.text, bytes, { recognizer, signal });
  const passages = passagesOf(text.parts);
  const { words, lengths } = wordCounts(passages);
  return { text, search: { passages, lengths, words: JSON.stringify(words) } };
}
