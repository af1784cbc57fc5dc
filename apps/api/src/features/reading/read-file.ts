import { noticeDocument } from '@zuschlag/extraction/notices/notice-document';
import { readThoroughly } from '@zuschlag/reading/ocr/read-thoroughly';
import type { Recognizer } from '@zuschlag/reading/ocr/recognizer';
import type { ReadDocument } from '@zuschlag/reading/process/read-apart';
import { ReadingRefused } from '@zuschlag/reading/reading-refused';
import { passagesOf } from '@zuschlag/reading/search/passages';
import { wordCounts } from '@zuschlag/reading/search/word-counts';
import type { DocumentFileType } from '@zuschlag/validation/documents/document-vocabulary';
import { noticeIn } from '../../files/notice-files.ts';
import { pictureRecognizer } from './picture-recognizer.ts';

/**
 * The text of a file of unknown origin: of a notice its values in lines, of any other file what a process of its own reads.
 *
 * @throws {ReadingRefused}
 */
export async function readFile(
  fileType: DocumentFileType,
  content: Uint8Array,
  recognizer: Recognizer | null = pictureRecognizer(),
): Promise<ReadDocument> {
  if (fileType !== 'xml') return readThoroughly(fileType, content, { recognizer });
  const read = noticeIn(content);
  if ('problem' in read) throw new ReadingRefused('DAMAGED');
  const text = noticeDocument(read.notice);
  const passages = passagesOf(text.parts);
  const { lengths, words } = wordCounts(passages);
  return { text, search: { passages, lengths, words: JSON.stringify(words) } };
}
