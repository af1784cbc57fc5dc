import type { TenantDb } from '../../context.ts';

/** Stores a piece. One that is stored already, by a move that was cut after it, stays: a file never changes. */
export async function insertChunk(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { fileId, position }: { fileId: string; position: number },
  content: Uint8Array,
): Promise<void> {
  await db.$executeRaw`
    insert into file_chunk ("mainOrganizationId", "fileId", position, content)
    values (${mainOrganizationId}, ${fileId}::uuid, ${position}, ${content}) on conflict do nothing`;
}

export async function chunkOfFile(
  { actor: { mainOrganizationId }, db }: TenantDb,
  fileId: string,
  position: number,
): Promise<Buffer | null> {
  const [row] = await db.$queryRaw<{ content: Buffer }[]>`
    select content from file_chunk
    where "mainOrganizationId" = ${mainOrganizationId} and "fileId" = ${fileId}::uuid and position = ${position}`;
  return row ? Buffer.from(row.content) : null;
}

/** The whole content of a file, for those who need all of it at once. */
export async function allChunks({ actor: { mainOrganizationId }, db }: TenantDb, fileId: string): Promise<Buffer> {
  const rows = await db.$queryRaw<{ content: Buffer }[]>`
    select content from file_chunk
    where "mainOrganizationId" = ${mainOrganizationId} and "fileId" = ${fileId}::uuid order by position`;
  return Buffer.concat(rows.map(({ content }) => content));
}

export async function deleteChunks({ actor: { mainOrganizationId }, db }: TenantDb, fileId: string): Promise<void> {
  await db.$executeRaw`
    delete from file_chunk where "mainOrganizationId" = ${mainOrganizationId} and "fileId" = ${fileId}::uuid`;
}
