import { Prisma } from '@zuschlag/db/generated/client';
import type { DocumentProblem } from '@zuschlag/validation/documents/document-problems';
import type { ScanState } from '@zuschlag/validation/documents/document-vocabulary';
import type { UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import type { PlaceName } from './places/place.ts';

/** Uploaded files, before their use. Only the uploader of a file can refer to it. */

/** A file whose content is to come. */
export type ArrivingFile = { name: string; size: number; place: PlaceName };
/** What speaks against a file as a document. */
export type Verdict = 'FINE' | DocumentProblem;
export type FoundFile = {
  id: string;
  name: string;
  size: number;
  hash: string;
  place: PlaceName;
  /** null for what the product itself made */
  verdict: Verdict | null;
  scan: ScanState;
};

/** @returns its id */
export async function insertFile(
  { actor: { mainOrganizationId }, db }: TenantDb,
  userId: number,
  file: ArrivingFile,
): Promise<string> {
  const data = { ...file, userId, mainOrganizationId };
  return (await db.storedFile.create({ data, select: { id: true } })).id;
}

/** From now on the file exists. */
export async function completeFile(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  { size, hash, verdict, scan }: Pick<FoundFile, 'size' | 'hash' | 'verdict' | 'scan'>,
): Promise<void> {
  await db.$executeRaw`
    update stored_file set size = ${size}, hash = ${hash}, verdict = ${verdict}, scan = ${scan}, "completedAt" = now()
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`;
}

// First key of the advisory lock of uploads; the second is the tenant of the uploader.
const UPLOAD_LOCK = 7_804;

const unused = Prisma.sql`
  not exists (select from configuration_import where "mainOrganizationId" = file."mainOrganizationId" and "fileId" = file.id)
  and not exists (select from handout where "mainOrganizationId" = file."mainOrganizationId" and "fileId" = file.id)
  and not exists (
    select from ai_import_document where "mainOrganizationId" = file."mainOrganizationId" and "fileId" = file.id)
  and not exists (
    select from document_version where "mainOrganizationId" = file."mainOrganizationId" and "fileId" = file.id)`;

/**
 * How many bytes the actor and the actor's organization have in files that nothing has come of, and the tenant in all of
 * them. Until the transaction ends no other person of the tenant stores a file.
 */
export async function lockUsedBytes({ actor, db }: TenantDb<UserActor>): Promise<UsedBytes> {
  const { mainOrganizationId, organizationId, userId } = actor;
  await db.$executeRaw`select pg_advisory_xact_lock(${UPLOAD_LOCK}::int, ${mainOrganizationId}::int)`;
  const [row] = await db.$queryRaw<[UsedBytes]>`
    select coalesce(sum(file.size) filter (where file."userId" = ${userId} and ${unused}), 0)::float8 as "ofPerson",
      coalesce(sum(file.size) filter (where u."organizationId" = ${organizationId} and ${unused}), 0)::float8
        as "ofOrganization",
      coalesce(sum(file.size), 0)::float8 as "ofTenant"
    from stored_file file
    left join app_user u on u."mainOrganizationId" = file."mainOrganizationId" and u.id = file."userId"
    where file."mainOrganizationId" = ${mainOrganizationId}`;
  return row;
}
type UsedBytes = { ofPerson: number; ofOrganization: number; ofTenant: number };

/** @returns bytes of all files of the tenant */
export async function bytesOfTenant({ actor: { mainOrganizationId }, db }: TenantDb): Promise<number> {
  const [row] = await db.$queryRaw<[{ bytes: number }]>`
    select coalesce(sum(size), 0)::float8 as bytes from stored_file where "mainOrganizationId" = ${mainOrganizationId}`;
  return row.bytes;
}

const found = { id: true, name: true, size: true, hash: true, place: true, verdict: true, scan: true } as const;

/** @returns a file of this user; null for one of another user, and for one that is still arriving */
export async function fileOfUser(
  { actor: { mainOrganizationId }, db }: TenantDb,
  userId: number,
  id: string,
): Promise<FoundFile | null> {
  const where = { mainOrganizationId, userId, id, completedAt: { not: null } };
  return (await db.storedFile.findFirst({ where, select: found })) as FoundFile | null;
}

export async function fileById({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<FoundFile | null> {
  const where = { mainOrganizationId, id, completedAt: { not: null } };
  return (await db.storedFile.findFirst({ where, select: found })) as FoundFile | null;
}

/** Files that no virus scanner has answered for. */
export async function waitingFiles({ actor: { mainOrganizationId }, db }: TenantDb): Promise<string[]> {
  const where = { mainOrganizationId, scan: 'waiting', completedAt: { not: null } };
  return (await db.storedFile.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/** Keeps what the virus scanner said. The bytes of an infected file count no longer: they are deleted. */
export async function setScanOfFile(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  scan: ScanState,
): Promise<void> {
  await db.$executeRaw`
    update stored_file set scan = ${scan}, size = case when ${scan} = 'infected' then 0 else size end
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`;
}

/** Deletes a file with its pieces. */
export async function deleteFile({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<void> {
  await db.$executeRaw`delete from stored_file where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`;
}

/** Deletes those of the files that nothing names any more. */
export async function deleteTheUnused({ actor, db }: TenantDb, ids: readonly string[]): Promise<void> {
  await db.$executeRaw`
    delete from stored_file as file
    where "mainOrganizationId" = ${actor.mainOrganizationId} and id = any(${ids}::uuid[]) and ${unused}`;
}

/** Deletes files that nothing came of, and those that never arrived, a day after they were sent. */
export async function deleteUnusedFiles({ actor, db }: TenantDb, before: Date): Promise<void> {
  await db.$executeRaw`
    delete from stored_file as file
    where "mainOrganizationId" = ${actor.mainOrganizationId} and "createdAt" < ${before} and ${unused}`;
}
