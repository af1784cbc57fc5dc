import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { placeOf } from '../../../files/file-keeping.ts';
import { deleteTheUnused, fileById, setScanOfFile, waitingFiles } from '../../../files/files.store.ts';
import { streamFile } from '../../../files/read-file.ts';
import { askForScan, scanned } from '../../../files/scanning/virus-scan.ts';
import { type CallOrigin, runAsSystem } from '../../../transaction.ts';
import { setScanOfVersions } from '../documents.store.ts';
import { settleKnowledgeBase } from '../knowledge-base.ts';

// A scanner that restarts loads its signatures for half a minute.
const AGAIN_MS = 60_000;

/**
 * Scans a file that no scanner has answered for yet, and opens or locks the documents that are made of it. While no
 * scanner answers, it waits on and is tried again each minute. What is infected is deleted; its document says so.
 */
export async function scanFile(origin: CallOrigin, fileId: string): Promise<void> {
  const { database, mainOrganizationId, now } = origin;
  const at = { mainOrganizationId, id: fileId };
  const streamed = await streamFile(database, at);
  if (!streamed) return;
  const { file, content } = streamed;
  const answer = file.scan === 'waiting' ? await scanned(() => content) : file.scan;
  const isGone = await runAsSystem(origin, async (work) => {
    // A process without a scanner does not let through what another one holds back.
    if (answer === 'waiting' || answer === 'notScanned') {
      await askForScan(work, fileId, new Date(now.getTime() + AGAIN_MS));
      return false;
    }
    if (!(await fileById(work, fileId))) return false;
    await setScanOfFile(work, fileId, answer);
    for (const { id, documentId, chanceId, isNewest } of await setScanOfVersions(work, fileId, answer, now)) {
      if (answer === 'clean') await work.publish({ kind: 'documentReadable', chanceId, documentId, versionId: id });
      else if (isNewest) await settleKnowledgeBase(work, documentId, 'FILE_INFECTED');
      await work.publish({ kind: 'documentsChanged', chanceId });
    }
    if (answer === 'infected') await deleteTheUnused(work, [fileId]);
    return answer === 'infected';
  });
  if (isGone) await placeOf(database, file.place).remove(at);
}

/** Once a night: a file whose job was lost is scanned after all. */
export async function scanTheForgotten(work: UnitOfWork<Actor>): Promise<void> {
  for (const id of await waitingFiles(work)) await askForScan(work, id);
}
