import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Database, inTenant } from '@zuschlag/db/client';
import { documentFileTypes, endingOf } from '@zuschlag/validation/documents/document-vocabulary';
import { largestFile, longestFileName, type StoredFile } from '@zuschlag/validation/wire/files';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb, UnitOfWork } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { DomainError } from '../errors.ts';
import { claimKey, keepAnswer } from '../idempotency/idempotency.ts';
import { fileKeeping, placeOf } from './file-keeping.ts';
import {
  completeFile,
  deleteFile,
  deleteUnusedFiles,
  type FoundFile,
  fileOfUser,
  insertFile,
  lockUsedBytes,
  type Verdict,
} from './files.store.ts';
import { problemOf } from './judge-content.ts';
import { insertChunk } from './places/chunks.store.ts';
import { chunkSize } from './places/place.ts';
import { askForScan, scanned } from './scanning/virus-scan.ts';

const DAY_MS = 86_400_000;

/** How many bytes of files that nothing has come of one person, and one organization, may have. */
export type UploadQuota = { perPerson: number; perOrganization: number };

/** A file on its way: its name, its size where the sender announced it, its bytes as they arrive. */
export type ArrivingContent = { name: string; announced: number | null; content: AsyncIterable<Uint8Array> };

/**
 * Receives an uploaded file piece by piece under a name that every screen and file system accepts. It exists when its last
 * piece is stored; what was cut off is removed at once, or by the nightly tidying. What speaks against it as a document is
 * found out here, from the bytes at hand, and kept with it.
 *
 * @param key for a call that may be sent again: a repeated call gets the id of the file that is stored
 * @throws {DomainError} INVALID_INPUT for an invalid name, FILE_REFUSED for an empty file, PAYLOAD_TOO_LARGE,
 * UPLOAD_QUOTA_REACHED, STORAGE_FULL; FILE_INFECTED
 * @throws {DomainError} IDEMPOTENCY_KEY_REUSED when the key came with another name or other content
 */
export async function receiveFile(
  { database, actor }: { database: Database; actor: UserActor },
  { name, announced, content, key = null }: ArrivingContent & { key?: string | null },
  quota: UploadQuota,
): Promise<StoredFile> {
  const { mainOrganizationId } = actor;
  const plain = plainName(name);
  if (announced === 0) throw new DomainError('FILE_REFUSED', { names: ['EMPTY_FILE'] });
  if (announced !== null && announced > largestFile) throw new DomainError('PAYLOAD_TOO_LARGE');
  const { chosen } = fileKeeping();
  const place = placeOf(database, chosen);
  const inTransaction = <Result>(run: (tenant: TenantDb<UserActor>) => Promise<Result>) =>
    inTenant(database, mainOrganizationId, (db) => run({ actor, db }));
  const id = await inTransaction(async (tenant) => {
    await requireRoom(tenant, announced ?? largestFile, quota);
    return insertFile(tenant, actor.userId, { name: plain, size: announced ?? largestFile, place: chosen });
  });
  const file = { mainOrganizationId, id };
  const forget = async () => {
    await inTransaction((tenant) => deleteFile(tenant, id));
    if (chosen !== 'database') await place.remove(file);
  };
  try {
    const documentType = documentFileTypes.find((type) => type === endingOf(plain));
    const counted = countedContent(content, documentType !== undefined);
    await place.write(file, counted.pieces());
    const { size, hash, whole } = counted.result();
    if (size === 0) throw new DomainError('FILE_REFUSED', { names: ['EMPTY_FILE'] });
    const documentProblem = documentType ? await problemOf(documentType, whole) : 'INVALID_FILE_TYPE';
    const verdict: Verdict = documentProblem ?? 'FINE';
    const all = { first: 0, last: size - 1 };
    const scan = await scanned(() => (documentType ? Readable.from([whole]) : place.read(file, all)));
    if (scan === 'infected') throw new DomainError('FILE_INFECTED', { names: [plain] });
    const stored = await inTransaction(async (tenant) => {
      const earlier = key && (await claimKey(tenant, { key, procedure: 'POST /files', input: { name, hash } }));
      if (earlier) return earlier.answer as StoredFile;
      await completeFile(tenant, id, { size, hash, verdict, scan });
      if (scan === 'waiting') await askForScan(tenant, id);
      const answer: StoredFile = { id, name: plain, size, documentProblem };
      if (key) keepAnswer(tenant, key, answer);
      return answer;
    });
    if (stored.id !== id) await forget();
    return stored;
  } catch (error) {
    await forget().catch(() => undefined);
    throw error;
  }
}

async function requireRoom(
  tenant: TenantDb<UserActor>,
  size: number,
  { perPerson, perOrganization }: UploadQuota,
): Promise<void> {
  const used = await lockUsedBytes(tenant);
  const { perTenant } = fileKeeping();
  if (used.ofPerson + size > perPerson) throw new DomainError('UPLOAD_QUOTA_REACHED', { bytes: perPerson });
  if (used.ofOrganization + size > perOrganization)
    throw new DomainError('UPLOAD_QUOTA_REACHED', { bytes: perOrganization });
  if (used.ofTenant + size > perTenant) throw new DomainError('STORAGE_FULL', { bytes: perTenant });
}

/**
 * The pieces of a content while they pass, with their number and hash at the end; one piece too many is refused.
 *
 * @param isKept all of it is wanted at the end, to be judged
 */
function countedContent(content: AsyncIterable<Uint8Array>, isKept: boolean) {
  const kept: Uint8Array[] = [];
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *pieces(): AsyncGenerator<Uint8Array> {
      for await (const piece of content) {
        size += piece.byteLength;
        if (size > largestFile) throw new DomainError('PAYLOAD_TOO_LARGE');
        hash.update(piece);
        if (isKept) kept.push(piece);
        yield piece;
      }
    },
    result: () => ({ size, hash: hash.digest('hex'), whole: Buffer.concat(kept) }),
  };
}

/**
 * Stores a file that the product made for a person; a row elsewhere must name it, or it is deleted after a day. It is
 * written into the database in the transaction of that row, wherever uploads go; the nightly move takes it there.
 *
 * @returns its id
 */
export async function keepFileOf(
  tenant: TenantDb,
  userId: number,
  { name, content }: { name: string; content: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const id = await insertFile(tenant, userId, { name, size: content.length, place: 'database' });
  for (let position = 0; position * chunkSize < content.length; position += 1) {
    const piece = content.subarray(position * chunkSize, (position + 1) * chunkSize);
    await insertChunk(tenant, { fileId: id, position }, piece);
  }
  await completeFile(tenant, id, { size: content.length, hash: hashOf(content), verdict: null, scan: 'notScanned' });
  return id;
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Deletes files that nothing came of within a day. */
export async function forgetUnusedFiles(work: UnitOfWork<Actor>): Promise<void> {
  await deleteUnusedFiles(work, new Date(work.now.getTime() - DAY_MS));
}

/**
 * @returns the name in the form in which equal names look equal
 * @throws {DomainError} INVALID_INPUT when it is missing, too long, a path, or contains invisible characters
 */
export function plainName(given: string): string {
  const name = given.normalize('NFC').trim();
  const refuse = (problem: 'REQUIRED' | 'TOO_LONG' | 'INVALID_TEXT', bound?: number) => {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'name', problem, ...(bound ? { bound } : {}) }] });
  };
  if (name === '') refuse('REQUIRED');
  if ([...name].length > longestFileName) refuse('TOO_LONG', longestFileName);
  // Paths, control and formatting characters: a name must not lead anywhere, nor read from right to left.
  if (/[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(name) || /^\.+$/.test(name)) refuse('INVALID_TEXT');
  return name;
}

/** @throws {DomainError} NOT_FOUND for a file of another user, a deleted one, or one that is still arriving */
export async function requireOwnFile(work: TenantDb<UserActor>, id: string): Promise<FoundFile> {
  const file = isUuid(id) ? await fileOfUser(work, work.actor.userId, id) : null;
  if (!file) throw new DomainError('NOT_FOUND');
  return file;
}
