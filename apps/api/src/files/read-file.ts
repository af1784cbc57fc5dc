import { type Database, inTenant } from '@zuschlag/db/client';
import type { SystemActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import { fileKeeping, placeOf } from './file-keeping.ts';
import { type FoundFile, fileById } from './files.store.ts';
import { allChunks } from './places/chunks.store.ts';
import type { ByteRange } from './places/place.ts';

/** @returns what stands in a file; null when it is forgotten. Who may have it is the caller's to know. */
export async function readFileContent(tenant: TenantDb, id: string): Promise<Buffer | null> {
  const file = await fileById(tenant, id);
  if (!file) return null;
  if (file.place === 'database') return allChunks(tenant, id);
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
  { mainOrganizationId, id }: { mainOrganizationId: number; id: string },
  range?: ByteRange,
): Promise<{ file: FoundFile; content: AsyncIterable<Buffer> } | null> {
  const actor: SystemActor = { kind: 'system', mainOrganizationId };
  const file = await inTenant(database, mainOrganizationId, (db) => fileById({ actor, db }, id));
  if (!file) return null;
  const at = { mainOrganizationId, id };
  return { file, content: placeOf(database, file.place).read(at, range ?? wholeOf(file)) };
}

const wholeOf = ({ size }: FoundFile): ByteRange => ({ first: 0, last: size - 1 });

async function gathered(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
