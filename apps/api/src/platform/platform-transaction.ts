import { asPlatform, type Database, type PlatformClient } from '@zuschlag/db/client';
import { isUuid } from '../database/uuid.ts';
import { DomainError } from '../errors.ts';
import { findPlatformAdmin, insertPlatformEntry } from './platform.store.ts';

/** A person who runs the platform and belongs to no tenant: no verb of a feature accepts one. */
export type PlatformActor = { kind: 'platform'; adminId: string; name: string };

/** The context of a platform store. */
export type PlatformDb = { actor: PlatformActor; db: PlatformClient };

export type PlatformWork = PlatformDb & {
  now: Date;
  requestId: string;
  /** Writes what was done into the log of the platform. @param mainOrganizationId the tenant; left out: all of them */
  audit(action: string, mainOrganizationId?: number): Promise<void>;
};

/**
 * Does a piece of work of the platform in one transaction, which sees the main organizations and the log of the platform.
 *
 * @throws {DomainError} UNAUTHENTICATED when the id is not that of an administrator
 */
export async function runAsPlatform<Result>(
  { database, now, requestId }: { database: Database; now: Date; requestId: string },
  adminId: string,
  run: (work: PlatformWork) => Promise<Result>,
): Promise<Result> {
  if (!isUuid(adminId)) throw new DomainError('UNAUTHENTICATED');
  return asPlatform(database, adminId, async (db) => {
    const admin = await findPlatformAdmin(db, adminId);
    if (!admin) throw new DomainError('UNAUTHENTICATED');
    const actor: PlatformActor = { kind: 'platform', adminId, name: admin.name };
    const audit = (action: string, mainOrganizationId?: number) =>
      insertPlatformEntry({ actor, db }, { action, mainOrganizationId: mainOrganizationId ?? null, requestId });
    return run({ actor, db, now, requestId, audit });
  });
}
