import { type Database, inTenant } from '@zuschlag/db/client';
import type { SystemActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import { fileKeeping, placeOf } from './file-keeping.ts';
import { type FoundFile, fileById } from './files.store.ts';
import { allChunks } from './places/chunks.store.ts';
import type { ByteRange, FileAt, PlaceName } from './places/place.ts';

/** @returns what stands in a file; null when it is forgotten. Who may have it is the caller's to know. */
export async function readFileContent(tenant: TenantDb, id: string): Promise<Buffer | null> {
  let file = await fileById(tenant, id);
  if (file?.place === 'database') {
    const content = await allChunks(tenant, id);
    if (content.length === file.size) return content;
    // It was moved between the two statements.
    file = await fileById(tenant, id);
    if (file?.place === 'database') return content;
  }
  if (!file) return null;
  const { s3 } = fileKeeping();
  if (!s3) throw new Error('A file lies in an object store, and S3_URL is not set.');
  return gathered(s3.read({ mainOrganizationId: tenant.actor.mainOrganizationId, id }, wholeOf(file)));
}

/**
 * The bytes of a file in pieces, outside of a transaction, so that a slow reader holds no connection. Who may have it is
 * the caller's to know.
 *
 * @returns null when the file is forgotten
 */
export async function streamFile(
  database: Database,
  at: FileAt,
  range?: ByteRange,
): Promise<{ file: FoundFile; content: AsyncIterable<Buffer> } | null> {
  const file = await foundFile(database, at);
  return file && { file, content: followed(database, at, file.place, range ?? wholeOf(file)) };
}

/** Begins to read, so that a place that does not answer is known before the first byte is sent on. */
export async function begun<Piece>(content: AsyncIterable<Piece>): Promise<AsyncIterable<Piece>> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  })();
}

/** The pieces of a file; one that is moved while it is read goes on from its new place. */
async function* followed(
  database: Database,
  at: FileAt,
  name: PlaceName,
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  let place = name;
  let next = first;
  for (;;) {
    try {
      for await (const piece of placeOf(database, place).read(at, { first: next, last })) {
        next += piece.length;
        yield piece;
      }
      return;
    } catch (error) {
      const moved = (await foundFile(database, at))?.place ?? place;
      if (moved === place) throw error;
      place = moved;
    }
  }
}

function foundFile(database: Database, { mainOrganizationId, id }: FileAt): Promise<FoundFile | null> {
  const actor: SystemActor = { kind: 'system', mainOrganizationId };
  return inTenant(database, mainOrganizationId, (db) => fileById({ actor, db }, id));
}

const wholeOf = ({ size }: FoundFile): ByteRange => ({ first: 0, last: size - 1 });

async function gathered(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
