import { createHash } from 'node:crypto';
import { type Database, inTenant } from '@zuschlag/db/client';
import type { SystemActor } from '../../actor.ts';
import type { TenantDb } from '../../context.ts';
import { placeOf } from '../file-keeping.ts';
import { deleteChunks } from '../places/chunks.store.ts';
import { BytesMissing, type PlaceName } from '../places/place.ts';
import {
  bytesInChunks,
  countElsewhere,
  deleteStrayChunks,
  type FileToMove,
  filesElsewhere,
  forgetStrayObject,
  lastOrganization,
  lockFileIn,
  lockMoving,
  noteStrayObject,
  setPlace,
  type WhichFiles,
} from './moving.store.ts';

// An object that no file names after so long belongs to a move that was cut.
const HOUR_MS = 3_600_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

export type Moved = { moved: number; left: number; damaged: number };
type Told = {
  /** called with how many were moved so far */
  say?: (sofar: number) => void;
  /** called with a sentence for each file whose bytes cannot be read as they were stored; it stays where it is */
  complain?: (sentence: string) => void;
};

/**
 * Moves the files of all tenants to a place, while servers run or not. It may be cut anywhere and be run again: a file is
 * read from its old place until all its bytes are in the new one, and the two change in one transaction.
 *
 * @param asOwner opened as the owner of the database
 * @returns how many were moved, how many are left because they still arrive, and how many cannot be read
 * @throws {Error} while another move runs
 */
export async function moveAllFiles(asOwner: Database, to: PlaceName, { say, complain }: Told = {}): Promise<Moved> {
  const unlock = await lockMoving(asOwner);
  if (!unlock) throw new Error('Another move of files runs. This one has changed nothing.');
  try {
    const sum: Moved = { moved: 0, left: 0, damaged: 0 };
    const told: Told = {
      say: (sofar) => say?.(sum.moved + sofar),
      complain: (sentence) => {
        sum.damaged += 1;
        complain?.(sentence);
      },
    };
    const last = await lastOrganization(asOwner);
    for (let tenant = 1; tenant <= last; tenant += 1) {
      sum.moved += await moveFilesOfTenant(asOwner, tenant, to, { which: 'all', ...told });
      sum.left += await inTransaction(asOwner, tenant, async (work) => {
        if (to === 's3') await deleteStrayChunks(work);
        return countElsewhere(work, to);
      });
    }
    return { ...sum, left: sum.left - sum.damaged };
  } finally {
    unlock();
  }
}

/** @returns how many files were moved */
export async function moveFilesOfTenant(
  database: Database,
  mainOrganizationId: number,
  to: PlaceName,
  { which, say, complain }: Told & { which: WhichFiles },
): Promise<number> {
  let moved = 0;
  for (let after = LOWEST_ID; ; ) {
    const at = after;
    const files = await inTransaction(database, mainOrganizationId, (work) =>
      filesElsewhere(work, to, { after: at, which }),
    );
    for (const file of files) {
      try {
        if (await moveFile(database, mainOrganizationId, file, to)) moved += 1;
      } catch (error) {
        if (!(error instanceof BytesMissing)) throw error;
        complain?.(`The file ${file.id} of tenant ${mainOrganizationId} stays where it is: ${error.message}`);
      }
      after = file.id;
    }
    if (files.length === 0) return moved;
    say?.(moved);
  }
}

/** @returns false when the file was deleted or moved by another process before */
function moveFile(database: Database, mainOrganizationId: number, file: FileToMove, to: PlaceName): Promise<boolean> {
  const move = { database, mainOrganizationId, file };
  return to === 's3' ? moveToStore(move) : moveToDatabase(move);
}

type Move = { database: Database; mainOrganizationId: number; file: FileToMove };

async function moveToStore({ database, mainOrganizationId, file }: Move): Promise<boolean> {
  const { id } = file;
  // First, so that an object which no file will name is collected.
  await inTransaction(database, mainOrganizationId, (work) =>
    noteStrayObject(work, id, new Date(Date.now() + HOUR_MS)),
  );
  if (!(await copyFile({ database, mainOrganizationId, file }, 'database', 's3'))) return false;
  return inTransaction(database, mainOrganizationId, async (work) => {
    if ((await lockFileIn(work, id, 'database')) !== file.size) return false;
    await setPlace(work, id, 's3');
    await deleteChunks(work, id);
    await forgetStrayObject(work, id);
    return true;
  });
}

async function moveToDatabase({ database, mainOrganizationId, file }: Move): Promise<boolean> {
  const { id } = file;
  if (!(await copyFile({ database, mainOrganizationId, file }, 's3', 'database'))) return false;
  const isMoved = await inTransaction(database, mainOrganizationId, async (work) => {
    if ((await lockFileIn(work, id, 's3')) !== file.size) return false;
    if ((await bytesInChunks(work, id)) !== file.size) return false;
    await setPlace(work, id, 'database');
    await noteStrayObject(work, id, new Date());
    return true;
  });
  if (!isMoved) return false;
  await placeOf(database, 's3').remove({ mainOrganizationId, id });
  await inTransaction(database, mainOrganizationId, (work) => forgetStrayObject(work, id));
  return true;
}

/**
 * @returns false when the file was deleted or moved before, so that its bytes are not there
 * @throws {BytesMissing}
 */
async function copyFile({ database, mainOrganizationId, file }: Move, from: PlaceName, to: PlaceName) {
  // The bytes of an infected file are deleted; its row is all there is.
  if (file.size === 0) return true;
  const at = { mainOrganizationId, id: file.id };
  const hash = createHash('sha256');
  async function* bytes() {
    for await (const piece of placeOf(database, from).read(at, { first: 0, last: file.size - 1 })) {
      hash.update(piece);
      yield piece;
    }
  }
  try {
    await placeOf(database, to).write(at, bytes());
  } catch (error) {
    const isThere = await inTransaction(database, mainOrganizationId, (work) => lockFileIn(work, file.id, from));
    if (isThere !== file.size) return false;
    throw error;
  }
  if (hash.digest('hex') === file.hash) return true;
  throw new BytesMissing('They are other ones than were stored.');
}

function inTransaction<Result>(
  database: Database,
  mainOrganizationId: number,
  run: (work: TenantDb<SystemActor>) => Promise<Result>,
): Promise<Result> {
  const actor: SystemActor = { kind: 'system', mainOrganizationId };
  return inTenant(database, mainOrganizationId, (db) => run({ actor, db }));
}
