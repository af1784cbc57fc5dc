import { type Database, inTenant } from '@zuschlag/db/client';
import type { SystemActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { chunkOfFile, deleteChunks, insertChunk } from './chunks.store.ts';
import { BytesMissing, chunkSize, type FilePlace, inChunks } from './place.ts';

/**
 * Files as rows of PostgreSQL. Each piece is a transaction of its own, so that a slow sender or reader holds no connection
 * between two of them; nothing names a file before its last piece is written.
 */
export function databasePlace(database: Database): FilePlace {
  const inTransaction = <Result>(mainOrganizationId: number, run: (tenant: TenantDb) => Promise<Result>) => {
    const actor: SystemActor = { kind: 'system', mainOrganizationId };
    return inTenant(database, mainOrganizationId, (db) => run({ actor, db }));
  };
  return {
    name: 'database',
    async write({ mainOrganizationId, id }, content) {
      let position = 0;
      for await (const chunk of inChunks(content)) {
        const at = position;
        await inTransaction(mainOrganizationId, (tenant) => insertChunk(tenant, { fileId: id, position: at }, chunk));
        position += 1;
      }
    },
    async *read({ mainOrganizationId, id }, { first, last }) {
      for (let position = Math.floor(first / chunkSize); position * chunkSize <= last; position += 1) {
        const chunk = await inTransaction(mainOrganizationId, (tenant) => chunkOfFile(tenant, id, position));
        if (!chunk) throw new BytesMissing(`The file ${id} has no piece ${position}.`);
        const begin = position * chunkSize;
        yield chunk.subarray(Math.max(0, first - begin), last - begin + 1);
      }
    },
    async remove({ mainOrganizationId, id }) {
      await inTransaction(mainOrganizationId, (tenant) => deleteChunks(tenant, id));
    },
  };
}
