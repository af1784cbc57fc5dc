import { createHash } from 'node:crypto';
import { longestFileName, type StoredFile } from '@zuschlag/validation/wire/files';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb, UnitOfWork } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { DomainError } from '../errors.ts';
import { claimKey, keepAnswer } from '../idempotency/idempotency.ts';
import { contentOfFile, deleteUnusedFiles, insertFile, lockUnusedBytes, nameOfOwnFile } from './files.store.ts';

const DAY_MS = 86_400_000;

/** How many bytes of files that nothing has come of one person, and one organization, may have. */
export type UploadQuota = { perPerson: number; perOrganization: number };

/**
 * Stores an uploaded file under a name that every screen and file system accepts.
 *
 * @throws {DomainError} INVALID_INPUT for an invalid name, FILE_REFUSED for an empty file, UPLOAD_QUOTA_REACHED
 */
export async function storeFile(
  tenant: TenantDb<UserActor>,
  { name, content }: { name: string; content: Uint8Array<ArrayBuffer> },
  quota: UploadQuota,
): Promise<StoredFile> {
  const plain = plainName(name);
  if (content.length === 0) throw new DomainError('FILE_REFUSED', { names: ['EMPTY_FILE'] });
  await requireRoom(tenant, content.length, quota);
  const hash = hashOf(content);
  return insertFile(tenant, tenant.actor.userId, { name: plain, hash, content });
}

async function requireRoom(
  tenant: TenantDb<UserActor>,
  size: number,
  { perPerson, perOrganization }: UploadQuota,
): Promise<void> {
  const unused = await lockUnusedBytes(tenant);
  if (unused.ofPerson + size > perPerson) throw new DomainError('UPLOAD_QUOTA_REACHED', { bytes: perPerson });
  if (unused.ofOrganization + size > perOrganization)
    throw new DomainError('UPLOAD_QUOTA_REACHED', { bytes: perOrganization });
}

/**
 * `storeFile` for a call that may be sent again: a repeated call gets the id of the file that is stored.
 *
 * @throws {DomainError} IDEMPOTENCY_KEY_REUSED when the key came with another name or other content
 */
export async function storeFileOnce(
  tenant: TenantDb<UserActor>,
  { key, ...file }: { key: string | null; name: string; content: Uint8Array<ArrayBuffer> },
  quota: UploadQuota,
): Promise<StoredFile> {
  if (key === null) return storeFile(tenant, file, quota);
  const input = { name: file.name, hash: hashOf(file.content) };
  const earlier = await claimKey(tenant, { key, procedure: 'POST /files', input });
  if (earlier) return earlier.answer as StoredFile;
  const stored = await storeFile(tenant, file, quota);
  keepAnswer(tenant, key, stored);
  return stored;
}

/**
 * Stores a file that the product made for a person; a row elsewhere must name it, or it is deleted after a day.
 *
 * @returns its id
 */
export async function keepFileOf(
  tenant: TenantDb,
  userId: number,
  { name, content }: { name: string; content: Uint8Array<ArrayBuffer> },
): Promise<string> {
  return (await insertFile(tenant, userId, { name, hash: hashOf(content), content })).id;
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

/** @throws {DomainError} NOT_FOUND for a file of another user, or a deleted one */
export async function nameOfFile(work: TenantDb<UserActor>, id: string): Promise<string> {
  const name = isUuid(id) ? await nameOfOwnFile(work, work.actor.userId, id) : null;
  if (name === null) throw new DomainError('NOT_FOUND');
  return name;
}

/** @returns what stands in a file; null when it is forgotten. Who may have it is the caller's to know. */
export async function readFileContent(tenant: TenantDb, id: string): Promise<Buffer | null> {
  return contentOfFile(tenant, id);
}
