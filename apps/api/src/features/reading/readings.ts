import type { DocumentReading } from '@zuschlag/validation/reading/reading';
import type { Actor } from '../../actor.ts';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { lockChanceOfRun, requireChance } from '../chance/find-chance.ts';
import { authorizeOwner } from '../chance/owner-right.ts';
import { documentRules } from '../documents/documents.policy.ts';
import { requireDocument } from '../documents/documents.ts';
import { forgottenVersions, insertWaiting, readingsOfChance, type StoredReading } from './reading.store.ts';

/** How the reading of each document of a Chance stands; one that waits for the virus scanner is not among them. @throws {DomainError} NOT_FOUND */
export async function listReadings(tenant: TenantDb, chanceId: string): Promise<DocumentReading[]> {
  await requireChance(tenant, chanceId);
  return (await readingsOfChance(tenant, chanceId)).map(toReading);
}

/**
 * Reads a document again whose reading failed. One that was read, or waits for it, stays as it is.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED, LOCKED
 */
export async function retryReading(work: UnitOfWork, documentId: string): Promise<DocumentReading> {
  const { chanceId } = await requireDocument(work, documentId);
  const chance = await lockChanceOfRun(work, chanceId);
  await authorizeOwner(work, documentRules.add, chance, chance);
  const before = await readingOf(work, chanceId, documentId);
  if (before.state !== 'failed') return toReading(before);
  await requestReading(work, before.versionId);
  await work.publish({ kind: 'documentsChanged', chanceId });
  return toReading(await readingOf(work, chanceId, documentId));
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

async function readingOf(tenant: TenantDb, chanceId: string, documentId: string): Promise<StoredReading> {
  const all = await readingsOfChance(tenant, chanceId);
  const reading = all.find((one) => one.documentId === documentId.toLowerCase());
  if (!reading) throw new DomainError('NOT_FOUND');
  return reading;
}

function toReading({ notes, ...reading }: StoredReading): DocumentReading {
  return { ...reading, leftOut: notes.map(({ code }) => code) };
}
