import { Prisma } from '@zuschlag/db/generated/client';
import type { UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';

/** Uploaded files, before their use. Only the uploader of a file can refer to it. */

export type NewFile = { name: string; hash: string; content: Uint8Array<ArrayBuffer> };

export async function insertFile(
  { actor, db }: TenantDb,
  userId: number,
  file: NewFile,
): Promise<{ id: string; name: string; size: number }> {
  return db.storedFile.create({
    data: { ...file, size: file.content.length, userId, mainOrganizationId: actor.mainOrganizationId },
    select: { id: true, name: true, size: true },
  });
}

// First key of the advisory lock of uploads; the second is the organization of the uploader.
const UPLOAD_LOCK = 7_802;

const unused = Prisma.sql`
  not exists (select from configuration_import where "mainOrganizationId" = file."mainOrganizationId" and "fileId" = file.id)
  and not exists (select from handout where "mainOrganizationId" = file."mainOrganizationId" and "fileId" = file.id)`;

/**
 * How many bytes the actor and the actor's organization have in files that nothing has come of. Until the transaction ends
 * no other member of the organization stores a file.
 */
export async function lockUnusedBytes({ actor, db }: TenantDb<UserActor>): Promise<UnusedBytes> {
  const { mainOrganizationId, organizationId, userId } = actor;
  await db.$executeRaw`select pg_advisory_xact_lock(${UPLOAD_LOCK}::int, ${organizationId}::int)`;
  const [row] = await db.$queryRaw<[UnusedBytes]>`
    select coalesce(sum(file.size) filter (where file."userId" = ${userId}), 0)::float8 as "ofPerson",
      coalesce(sum(file.size), 0)::float8 as "ofOrganization"
    from stored_file file
    join app_user u on u."mainOrganizationId" = file."mainOrganizationId" and u.id = file."userId"
    where file."mainOrganizationId" = ${mainOrganizationId} and u."organizationId" = ${organizationId} and ${unused}`;
  return row;
}

type UnusedBytes = { ofPerson: number; ofOrganization: number };

/** @returns the name of a file of this user; null for a file of another user */
export async function nameOfOwnFile({ actor, db }: TenantDb, userId: number, id: string): Promise<string | null> {
  const where = { mainOrganizationId: actor.mainOrganizationId, userId, id };
  return (await db.storedFile.findFirst({ where, select: { name: true } }))?.name ?? null;
}

export async function contentOfFile({ actor, db }: TenantDb, id: string): Promise<Buffer | null> {
  const where = { mainOrganizationId: actor.mainOrganizationId, id };
  const found = await db.storedFile.findFirst({ where, select: { content: true } });
  return found ? Buffer.from(found.content) : null;
}

/** Deletes files that nothing came of, a day after they were sent. */
export async function deleteUnusedFiles({ actor, db }: TenantDb, before: Date): Promise<void> {
  await db.$executeRaw`
    delete from stored_file as file
    where "mainOrganizationId" = ${actor.mainOrganizationId} and "createdAt" < ${before} and ${unused}`;
}
