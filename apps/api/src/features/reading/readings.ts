import type { DocumentReading } from '@zuschlag/validation/reading/reading';
import type { Actor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { lockChanceOfRun, requireChance } from '../chance/find-chance.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import { documentRules } from '../documents/documents.policy.ts';
import { requireDocument } from '../documents/documents.ts';
import { pictureRecognizer } from './picture-recognizer.ts';
import {
  forgottenVersions,
  haveReadPictures,
  insertWaiting,
  readingsOfChance,
  type StoredReading,
  setWaitingAgain,
} from './reading.store.ts';

/** How the reading of each document of a Chance stands; one that waits for the virus scanner is not among them. @throws {DomainError} NOT_FOUND */
export async function listReadings(tenant: TenantDb, chanceId: string): Promise<DocumentReading[]> {
  await requireChance(tenant, chanceId);
  return presented(tenant, await readingsOfChance(tenant, chanceId));
}

/**
 * Reads a document again whose reading failed, or whose pictures were read before the server could recognize text in them.
 * Another one that was read, or waits for it, stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
 */
export async function retryReading(work: UnitOfWork, documentId: string): Promise<DocumentReading> {
  const { chanceId } = await requireDocument(work, documentId);
  const chance = await lockChanceOfRun(work, chanceId);
  await authorizeOwner(work, documentRules.add, chance, chance);
  const before = await readingOf(work, chanceId, documentId);
  if (before.state !== 'failed' && !before.canReadMore) return before;
  await setWaitingAgain(work, before.versionId);
  await requestReading(work, before.versionId);
  await work.publish({ kind: 'documentsChanged', chanceId });
  return readingOf(work, chanceId, documentId);
}

/** Has a job read a version; it does nothing for one that is read. */
export async function requestReading(work: TenantDb<Actor>, versionId: string): Promise<void> {
  await insertWaiting(work, versionId);
  await addJob(work, 'read-document', { versionId }, { key: `read-${versionId}` });
}

/** Once a night: what a lost job left unread is read after all, and so is what was there before documents were read. */
export async function readTheForgotten(work: TenantDb<Actor>): Promise<void> {
  for (const versionId of await forgottenVersions(work)) await requestReading(work, versionId);
}

async function readingOf(tenant: TenantDb, chanceId: string, documentId: string): Promise<DocumentReading> {
  const all = await presented(tenant, await readingsOfChance(tenant, chanceId));
  const reading = all.find((one) => one.documentId === documentId.toLowerCase());
  if (!reading) throw new DomainError('NOT_FOUND');
  return reading;
}

async function presented(tenant: TenantDb, readings: readonly StoredReading[]): Promise<DocumentReading[]> {
  const isUntried = ({ state, unreadParts, triedPictures }: StoredReading) =>
    state === 'read' && unreadParts > 0 && !triedPictures;
  // Another machine may read: what it has read before shows what it can.
  const canRecognize = readings.some(isUntried) && (pictureRecognizer() !== null || (await haveReadPictures(tenant)));
  return readings.map(({ notes, triedPictures, ...reading }) => ({
    ...reading,
    canReadMore: canRecognize && isUntried({ notes, triedPictures, ...reading }),
    leftOut: notes.map(({ code }) => code),
  }));
}
