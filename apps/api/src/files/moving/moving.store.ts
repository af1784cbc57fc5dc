import { setTimeout } from 'node:timers/promises';
import type { Database } from '@zuschlag/db/client';
import type { TenantDb } from '../../context.ts';
import type { PlaceName } from '../places/place.ts';

/** A file whose last byte has arrived, as a move sees it. */
export type FileToMove = { id: string; size: number; hash: string };
/** `made`: what the product made for people; `all`: uploads, too */
export type WhichFiles = 'all' | 'made';

// One move at a time; the key has no meaning.
const MOVE_LOCK = 72_707_388;

/** @returns null while another move runs; otherwise what ends this one */
export async function lockMoving(asOwner: Database): Promise<(() => void) | null> {
  const client = await asOwner.pool.connect();
  const isFree = async () => {
    const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
      MOVE_LOCK,
    ]);
    return rows[0]?.isFree === true;
  };
  // Ends the session, and with it the lock.
  const end = () => client.release(true);
  // A session that was closed a moment ago holds its lock until the server has noticed.
  for (let tries = 0; tries < 12; tries += 1) {
    if (await isFree()) return end;
    await setTimeout(250);
  }
  end();
  return null;
}

/** The highest number that an organization may have. Only the owner of the database reads it without a tenant. */
export async function lastOrganization(asOwner: Database): Promise<number> {
  const { rows } = await asOwner.pool.query<{ last: number }>(`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('organization', 'id')::regclass), 0)::int as last`);
  return rows[0]?.last ?? 0;
}

/** The next files that do not lie in the place, in the order of their ids. */
export async function filesElsewhere(
  { actor: { mainOrganizationId }, db }: TenantDb,
  place: PlaceName,
  { after, which }: { after: string; which: WhichFiles },
): Promise<FileToMove[]> {
  return db.$queryRaw<FileToMove[]>`
    select id, size, hash from stored_file
    where "mainOrganizationId" = ${mainOrganizationId} and place <> ${place} and "completedAt" is not null
      and id > ${after}::uuid and (${which} = 'all' or verdict is null)
    order by id limit 100`;
}

/** How many files do not lie in the place, those included that are still arriving. */
export async function countElsewhere(
  { actor: { mainOrganizationId }, db }: TenantDb,
  place: PlaceName,
): Promise<number> {
  return db.storedFile.count({ where: { mainOrganizationId, place: { not: place } } });
}

/** @returns the size of the file, for as long as the transaction lasts; null unless it lies in the place */
export async function lockFileIn(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  place: PlaceName,
): Promise<number | null> {
  const [row] = await db.$queryRaw<{ size: number }[]>`
    select size from stored_file
    where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid and place = ${place} for update`;
  return row?.size ?? null;
}

export async function setPlace(
  { actor: { mainOrganizationId }, db }: TenantDb,
  id: string,
  place: PlaceName,
): Promise<void> {
  await db.$executeRaw`
    update stored_file set place = ${place} where "mainOrganizationId" = ${mainOrganizationId} and id = ${id}::uuid`;
}

/** Bytes of a file that lie in the database. */
export async function bytesInChunks({ actor: { mainOrganizationId }, db }: TenantDb, id: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ bytes: number }]>`
    select coalesce(sum(length(content)), 0)::float8 as bytes from file_chunk
    where "mainOrganizationId" = ${mainOrganizationId} and "fileId" = ${id}::uuid`;
  return row.bytes;
}

/** Deletes pieces in the database of files that lie elsewhere: a move that was cut and then taken back left them. */
export async function deleteStrayChunks({ actor: { mainOrganizationId }, db }: TenantDb): Promise<void> {
  await db.$executeRaw`
    delete from file_chunk chunk using stored_file file
    where chunk."mainOrganizationId" = ${mainOrganizationId} and file."mainOrganizationId" = chunk."mainOrganizationId"
      and file.id = chunk."fileId" and file.place <> 'database'`;
}

/** Notes that the object of a file is collected, unless a file names it by then. */
export async function noteStrayObject(
  { actor: { mainOrganizationId }, db }: TenantDb,
  fileId: string,
  dueAt: Date,
): Promise<void> {
  await db.$executeRaw`
    insert into stray_object ("mainOrganizationId", "fileId", "dueAt")
    values (${mainOrganizationId}, ${fileId}::uuid, ${dueAt})
    on conflict ("mainOrganizationId", "fileId") do update set "dueAt" = ${dueAt}`;
}

export async function forgetStrayObject(
  { actor: { mainOrganizationId }, db }: TenantDb,
  fileId: string,
): Promise<void> {
  await db.strayObject.deleteMany({ where: { mainOrganizationId, fileId } });
}

/** Locks an object that is due to be collected. @returns null when there is no other one */
export async function lockStrayObject(
  { actor: { mainOrganizationId }, db }: TenantDb,
  now: Date,
): Promise<{ fileId: string; isNamed: boolean } | null> {
  const [row] = await db.$queryRaw<{ fileId: string; isNamed: boolean }[]>`
    select stray."fileId", exists (
        select from stored_file file where file."mainOrganizationId" = stray."mainOrganizationId"
          and file.id = stray."fileId" and file.place = 's3') as "isNamed"
    from stray_object stray
    where stray."mainOrganizationId" = ${mainOrganizationId} and stray."dueAt" <= ${now}
    order by stray."fileId" limit 1 for update of stray skip locked`;
  return row ?? null;
}
