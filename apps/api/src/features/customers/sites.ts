import type { Site, SiteInput } from '@zuschlag/validation/customers/sites';
import type { UnitOfWork } from '../../context.ts';
import { isUuid } from '../../database/uuid.ts';
import { DomainError } from '../../errors.ts';
import { insertSite, siteById } from './sites.store.ts';

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
  if (siteId) {
    const site = isUuid(siteId) ? await siteById(work, siteId) : null;
    if (site?.customerId === customerId) return site.id;
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'input.siteId', problem: 'UNKNOWN_SITE' }] });
  }
  if (!siteInput) return null;
  const id = await insertSite(work, customerId, siteInput);
  await work.audit({ entity: 'site', entityId: id, action: 'addSite', after: { customerId, ...siteInput } });
  return id;
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
