import { keepFilesBy } from '../files/file-keeping.ts';
import { s3Address } from '../files/places/s3-address.ts';
import type { Env } from './env.ts';

const MEGABYTE = 1_048_576;

/** Sets where this process keeps files, as its environment says. The client of an object store is loaded only for one. */
export async function openFileKeeping({
  FILES: chosen,
  S3_URL: url,
  STORAGE_PER_TENANT: megabytes,
}: Pick<Env, 'FILES' | 'S3_URL' | 'STORAGE_PER_TENANT'>): Promise<{ close(): Promise<void> }> {
  const s3 = url ? (await import('../files/places/s3-place.ts')).s3Place(s3Address(url)) : null;
  keepFilesBy({ chosen, s3, perTenant: megabytes * MEGABYTE });
  return { close: async () => s3?.close() };
}
