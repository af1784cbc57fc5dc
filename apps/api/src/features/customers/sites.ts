import type { AddSite, Site, SiteInput, UpdateSite } from '@zuschlag/validation/customers/sites';
import { flatFields } from '@zuschlag/validation/edits/field-values';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb, UnitOfWork } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { mergeEdit } from '../../edits/merge-edit.ts';
import { DomainError } from '../../errors.ts';
import { authorize } from '../../policy/authorize.ts';
import { customerRules } from './customers.policy.ts';
import { customerById } from './customers.store.ts';
import { changeSite, insertSite, lockSite, siteById } from './sites.store.ts';

/**
 * The place of work of a service: one of the customer's sites, or a new one.
 *
 * @returns its id; null when neither is given
 * @throws {DomainError} INVALID_INPUT at `input.siteId` when the customer has no such site
 */
export async function findOrCreateSite(
  work: UnitOfWork,
  { customerId, siteId, siteInput }: { customerId: string; siteId?: string | null; siteInput?: SiteInput | null },
): Promise<string | null> {
  if (siteId) return (await siteOfCustomer(work, customerId, siteId)).id;
  if (!siteInput) return null;
  const id = await insertSite(work, customerId, siteInput);
  await work.audit({ entity: 'site', entityId: id, action: 'addSite', after: { customerId, ...siteInput } });
  return id;
}

/** @throws {DomainError} INVALID_INPUT at `input.siteId` when the customer has no such site */
export async function siteOfCustomer(tenant: TenantDb, customerId: string, siteId: string) {
  const site = isUuid(siteId) ? await siteById(tenant, siteId) : null;
  if (site?.customerId === customerId) return { ...site, province: site.province as Province };
  throw new DomainError('INVALID_INPUT', { fields: [{ path: 'input.siteId', problem: 'UNKNOWN_SITE' }] });
}

/**
 * Adds a place of work to a customer.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless `customerRules.addSite` lets the caller
 */
export async function addSite(work: UnitOfWork, { customerId, input }: AddSite): Promise<Site> {
  const customer = isUuid(customerId) ? await customerById(work, customerId) : null;
  if (!customer) throw new DomainError('NOT_FOUND');
  authorize(work.actor, customerRules.addSite, { ownsChance: false });
  const id = await insertSite(work, customer.id, input);
  await work.audit({ entity: 'site', entityId: id, action: 'addSite', after: { customerId: customer.id, ...input } });
  return findSite(work, id);
}

/**
 * Changes a place of work; only what is sent changes.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless `customerRules.editSite` lets the caller
 * @throws {DomainError} CONFLICT with both values of each field that others changed since the version of the edit
 * @throws {DomainError} SERVICES_MOVE when another federal state moves open services and the call does not confirm it
 */
export async function updateSite(
  work: UnitOfWork,
  { siteId, input, confirmsMovedServices, ...from }: UpdateSite,
): Promise<Site> {
  const site = isUuid(siteId) ? await lockSite(work, siteId) : null;
  if (!site) throw new DomainError('NOT_FOUND');
  authorize(work.actor, customerRules.editSite, { ownsChance: false });
  const stored = { fields: fieldsOfSite(site), version: site.version };
  const changed = mergeEdit('site', flatFields(input), stored, from) as (keyof SiteInput)[];
  if (changed.length === 0) return toSite(site);
  const isMoved = changed.includes('province');
  if (isMoved) await work.publish({ kind: 'siteMoving', siteId, isConfirmed: confirmsMovedServices === true });
  const after = Object.fromEntries(changed.map((field) => [field, input[field]])) as Partial<SiteInput>;
  await changeSite(work, siteId, after);
  const before = Object.fromEntries(changed.map((field) => [field, site[field]]));
  await work.audit({ entity: 'site', entityId: siteId, action: 'updateSite', before, after });
  if (isMoved) await work.publish({ kind: 'siteMoved', siteId });
  return findSite(work, siteId);
}

/** @throws {DomainError} NOT_FOUND when the tenant has no such place of work */
export async function findSite(tenant: TenantDb, id: string): Promise<Site> {
  const site = isUuid(id) ? await siteById(tenant, id) : null;
  if (!site) throw new DomainError('NOT_FOUND');
  return toSite(site);
}

function fieldsOfSite({ name, address, postalCode, city, province, country }: SiteRow) {
  return { name, address, postalCode, city, province, country };
}

type SiteRow = NonNullable<Awaited<ReturnType<typeof siteById>>>;

/** A stored site as clients read it. */
export function toSite(site: SiteRow): Site {
  return {
    id: site.id,
    name: site.name,
    address: site.address,
    postalCode: site.postalCode,
    province: site.province as Site['province'],
    city: site.city,
    country: site.country,
    version: site.version,
    createdAt: site.createdAt.toISOString(),
    updatedAt: site.updatedAt.toISOString(),
  };
}
