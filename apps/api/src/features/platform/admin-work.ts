import type { Database } from '@zuschlag/db/client';
import type { SystemActor } from '../../actor.ts';
import type { Publish, UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type PlatformWork, runAsPlatform } from '../../platform/platform-transaction.ts';
import { authorize } from '../../policy/authorize.ts';
import { runAsSystem } from '../../transaction.ts';
import { personalRules } from '../accounts/accounts.policy.ts';
import { mainOrganizationName, platformAdminOf } from './platform.store.ts';

/** A call of a person who may be an administrator of the platform. */
export type AdminCall = UnitOfWork & {
  database: Database;
  /** does what follows from an event in another tenant; left out, nothing does */
  dispatch?: Publish;
};

/** Work of the platform, for its administrators. @throws {DomainError} NOT_PERMITTED */
export async function asAdmin<Result>(call: AdminCall, run: (work: PlatformWork) => Promise<Result>): Promise<Result> {
  authorize(call.actor, personalRules.runPlatform, null);
  const adminId = await platformAdminOf(call);
  if (adminId === null) throw new DomainError('NOT_PERMITTED');
  return runAsPlatform(call, adminId, run);
}

/** @throws {DomainError} NOT_FOUND when there is no such tenant */
export async function requireTenant(work: UnitOfWork<SystemActor>): Promise<void> {
  if ((await mainOrganizationName(work)) === null) throw new DomainError('NOT_FOUND');
}

/**
 * Work of the platform in a tenant.
 *
 * @param publish left out, its events have no listener: the tenant has no session yet, or reads again anyway
 * @param timeout how long it may take, in ms; left out, as every transaction
 */
export function inTenantOf<Result>(
  { database, now, requestId }: AdminCall,
  mainOrganizationId: number,
  run: (work: UnitOfWork<SystemActor>) => Promise<Result>,
  publish: Publish = () => Promise.resolve(),
  timeout?: number,
): Promise<Result> {
  return runAsSystem({ database, now, requestId, mainOrganizationId, publish, timeout }, run);
}
