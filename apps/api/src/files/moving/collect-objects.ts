import { inTenant } from '@zuschlag/db/client';
import type { SystemActor } from '../../actor.ts';
import type { CallOrigin } from '../../transaction.ts';
import { fileKeeping } from '../file-keeping.ts';
import { moveFilesOfTenant } from './move-files.ts';
import { forgetStrayObject, lockStrayObject } from './moving.store.ts';

/**
 * The nightly tidying of the object store: objects that no file names are deleted, and what the product has written into
 * the database for people moves to where files go.
 *
 * @throws {DomainError} UNAVAILABLE while the store gives no answer; nothing is forgotten then
 */
export async function tidyObjects(origin: Pick<CallOrigin, 'database' | 'mainOrganizationId' | 'now'>): Promise<void> {
  const { database, mainOrganizationId } = origin;
  const { s3, chosen } = fileKeeping();
  if (!s3) return;
  while (await collectOne(origin)) {
    // One transaction for each.
  }
  if (chosen === 's3') await moveFilesOfTenant(database, mainOrganizationId, 's3', { which: 'made' });
}

/** The lock is held while the store answers, so that no move takes the object up in between. */
async function collectOne({
  database,
  mainOrganizationId,
  now,
}: Pick<CallOrigin, 'database' | 'mainOrganizationId' | 'now'>): Promise<boolean> {
  const actor: SystemActor = { kind: 'system', mainOrganizationId };
  return inTenant(database, mainOrganizationId, async (db) => {
    const stray = await lockStrayObject({ actor, db }, now);
    if (!stray) return false;
    const { fileId: id, isNamed } = stray;
    if (!isNamed) await fileKeeping().s3?.remove({ mainOrganizationId, id });
    await forgetStrayObject({ actor, db }, id);
    return true;
  });
}
