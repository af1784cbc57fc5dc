import type { Database } from '@zuschlag/db/client';
import type { FoundTenant, GrantedManager, GrantManager, Tenant } from '@zuschlag/validation/platform/tenants';
import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type PlatformWork, runAsPlatform } from '../../platform/platform-transaction.ts';
import { listTenants } from '../../platform/tenants.ts';
import { authorize } from '../../policy/authorize.ts';
import { runAsSystem } from '../../transaction.ts';
import { personalRules } from '../accounts/accounts.policy.ts';
import { foundTenant, grantManager } from './found-tenant.ts';
import { nextTenant, platformAdminOf } from './platform.store.ts';

type AdminCall = UnitOfWork & { database: Database };

/** Every tenant by its main organization, for administrators of the platform. @throws {DomainError} NOT_PERMITTED */
export async function tenantsOfPlatform(call: AdminCall): Promise<{ tenants: Tenant[] }> {
  const rows = await asAdmin(call, listTenants);
  return { tenants: rows.map(({ createdAt, ...row }) => ({ ...row, foundedAt: createdAt.toISOString() })) };
}

/**
 * Founds a tenant and invites its first Manager. The log of the platform has the entry before the tenant is there.
 *
 * @throws {DomainError} NOT_PERMITTED, EMAIL_IN_USE
 */
export async function foundTenantByAdmin(call: AdminCall, input: FoundTenant): Promise<{ mainOrganizationId: number }> {
  const mainOrganizationId = await nextTenant(call);
  await asAdmin(call, (platform) => platform.audit('foundTenant', mainOrganizationId));
  await inTenantOf(call, mainOrganizationId, (work) => foundTenant(work, input, call.actor));
  return { mainOrganizationId };
}

/**
 * Makes a person a Manager of the main organization of a tenant.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND, EMAIL_IN_USE, INVITE_TOO_SOON
 */
export async function grantManagerByAdmin(call: AdminCall, input: GrantManager): Promise<GrantedManager> {
  const { mainOrganizationId } = input;
  await asAdmin(call, (platform) => platform.audit('grantManager', mainOrganizationId));
  return inTenantOf(call, mainOrganizationId, (work) => grantManager(work, input, call.actor));
}

async function asAdmin<Result>(call: AdminCall, run: (work: PlatformWork) => Promise<Result>): Promise<Result> {
  authorize(call.actor, personalRules.runPlatform, null);
  const adminId = await platformAdminOf(call);
  if (adminId === null) throw new DomainError('NOT_PERMITTED');
  return runAsPlatform(call, adminId, run);
}

/** Work of the platform in a tenant. Its events have no listener: the tenant has no session yet, or reads again anyway. */
function inTenantOf<Result>(
  { database, now, requestId }: AdminCall,
  mainOrganizationId: number,
  run: (work: UnitOfWork<SystemActor>) => Promise<Result>,
): Promise<Result> {
  return runAsSystem({ database, now, requestId, mainOrganizationId, publish: () => Promise.resolve() }, run);
}
