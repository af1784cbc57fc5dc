import { asSignIn, type Database } from '@zuschlag/db/client';
import type { Actor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import type { AddressJobName, JobName, JobPayloads } from './job.ts';

/**
 * Adds a job in the transaction of its cause: it runs once that has committed, and never when it has not.
 *
 * @param when `key`: a waiting job of the tenant with the same key is replaced; `at`: not before
 */
export async function addJob<Name extends JobName>(
  { actor, db }: TenantDb<Actor>,
  name: Name,
  about: JobPayloads[Name],
  when: { key?: string; at?: Date } = {},
): Promise<void> {
  const payload = JSON.stringify({ ...about, mainOrganizationId: actor.mainOrganizationId });
  await db.$executeRaw`
    select app_add_job(${name}, ${payload}::json, ${when.key ?? null}::text, ${when.at ?? null}::timestamptz)`;
}

/** Adds a job about an address. It costs the same for known and unknown addresses; one waits at a time. */
export async function addAddressJob(database: Database, name: AddressJobName, email: string): Promise<void> {
  const payload = JSON.stringify({ email });
  await asSignIn(database, { email }, (db) => db.$executeRaw`select app_add_job(${name}, ${payload}::json)`);
}
