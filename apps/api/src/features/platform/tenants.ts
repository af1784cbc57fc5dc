import type { FoundTenant, GrantedManager, GrantManager, Tenant } from '@zuschlag/validation/platform/tenants';
import { listTenants } from '../../platform/tenants.ts';
import { type AdminCall, asAdmin, inTenantOf } from './admin-work.ts';
import { foundTenant, grantManager } from './found-tenant.ts';
import { nextTenant } from './platform.store.ts';

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
