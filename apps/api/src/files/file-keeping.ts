import type { Database } from '@zuschlag/db/client';
import { databasePlace } from './places/database-place.ts';
import type { FilePlace, PlaceName } from './places/place.ts';

/** How an installation keeps files. */
export type FileKeeping = {
  /** where new files go */
  chosen: PlaceName;
  /** the object store; null: the installation keeps files in the database only */
  s3: FilePlace | null;
  /** bytes of all files of one tenant at most */
  perTenant: number;
};

const GIBIBYTE = 1_073_741_824;
const ownKeeping: FileKeeping = { chosen: 'database', s3: null, perTenant: 5 * GIBIBYTE };

let keeping = ownKeeping;

/** Sets how this process keeps files: once, at its start. Verbs have no part in it, so it is not handed through them. */
export function keepFilesBy(chosen: FileKeeping): void {
  keeping = chosen;
}

export function fileKeeping(): FileKeeping {
  return keeping;
}

/** @throws {Error} for a file in an object store that the installation does not name any more */
export function placeOf(database: Database, name: PlaceName): FilePlace {
  if (name === 'database') return databasePlace(database);
  if (!keeping.s3) throw new Error('A file lies in an object store, and S3_URL is not set.');
  return keeping.s3;
}
