import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Recognizer } from '@zuschlag/reading/ocr/recognizer';
import type { ReadDocument } from '@zuschlag/reading/process/read-apart';
import { ReadingRefused } from '@zuschlag/reading/reading-refused';
import type { Part, TextWithPlaces } from '@zuschlag/reading/text-with-places';
import { isReadable } from '@zuschlag/validation/documents/document-vocabulary';
import type { Actor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { readFileContent } from '../../files/read-file.ts';
import { type CallOrigin, runAsSystem } from '../../transaction.ts';
import { settleKnowledgeBase } from '../documents/knowledge-base.ts';
import { pictureRecognizer } from './picture-recognizer.ts';
import { readFile } from './read-file.ts';
import {
  deleteParts,
  finishReading,
  insertParts,
  keepEarlierReading,
  type VersionToRead,
  versionToRead,
} from './reading.store.ts';
import { deleteIndex, insertIndex } from './search/index.store.ts';

const compressed = promisify(gzip);

/**
 * Reads a version in a process of its own and keeps its text, then does what the owner wished of the knowledge base. A
 * repeated job finds the version read; a document that was removed during the reading keeps nothing.
 */
export async function readVersion(origin: CallOrigin, versionId: string): Promise<void> {
  const begun = await runAsSystem(origin, (work) => begin(work, versionId));
  if (!begun) return;
  const recognizer = pictureRecognizer();
  const read = await textOf(begun, recognizer);
  const contents = read instanceof ReadingRefused ? [] : await Promise.all(read.text.parts.map(packed));
  const { documentId, chanceId, isNewest, parts: earlierParts } = begun.version;
  await runAsSystem(origin, async (work) => {
    if (read instanceof ReadingRefused && earlierParts > 0) {
      // What was read before is better than nothing.
      if (!(await keepEarlierReading(work, versionId))) return;
      if (isNewest) await settleKnowledgeBase(work, documentId, null);
      return work.publish({ kind: 'documentsChanged', chanceId });
    }
    const tried = { triedPictures: recognizer !== null };
    const finished = read instanceof ReadingRefused ? { problem: read.problem } : { ...factsOf(read.text), ...tried };
    if (!(await finishReading(work, versionId, finished))) return;
    await deleteParts(work, versionId);
    await insertParts(work, versionId, contents);
    if (isNewest && !(read instanceof ReadingRefused)) {
      await deleteIndex(work, documentId);
      await insertIndex(work, { chanceId, versionId }, read.search);
    }
    if (isNewest) await settleKnowledgeBase(work, documentId, read instanceof ReadingRefused ? read.problem : null);
    await work.publish({ kind: 'documentsChanged', chanceId });
  });
  // The log of the jobs says why; the next attempt finds the reading failed and does nothing.
  if (read instanceof ReadingRefused && read.problem === 'READER_FAILED') throw read;
}

async function begin(
  work: UnitOfWork<Actor>,
  versionId: string,
): Promise<{ version: VersionToRead; content: Buffer | null } | null> {
  const version = await versionToRead(work, versionId);
  if (!version || !isReadable(version.scan)) return null;
  if (version.state !== 'waiting') {
    if (version.isNewest && (await settleKnowledgeBase(work, version.documentId, version.problem)))
      await work.publish({ kind: 'documentsChanged', chanceId: version.chanceId });
    return null;
  }
  return { version, content: await readFileContent(work, version.fileId) };
}

async function textOf(
  { version, content }: { version: VersionToRead; content: Buffer | null },
  recognizer: Recognizer | null,
): Promise<ReadDocument | ReadingRefused> {
  try {
    return content ? await readFile(version.fileType, content, recognizer) : new ReadingRefused('DAMAGED');
  } catch (error) {
    if (error instanceof ReadingRefused) return error;
    throw error;
  }
}

function factsOf({ parts, statedTitle, notes }: TextWithPlaces) {
  const unreadParts = parts.filter(({ source }) => source === 'PICTURE').length;
  return { parts: parts.length, unreadParts, statedTitle, notes };
}

async function packed(part: Part): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compressed(JSON.stringify(part)));
}
