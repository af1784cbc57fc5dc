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
    where "mainOrganizationId" = ${actor.mainOrganizationId} and "createdAt" < ${before}
      and not exists (select from configuration_import where "mainOrganizationId" = file."mainOrganizationId" and "fileId" = file.id)`;
}
