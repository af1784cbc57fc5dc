import type { SiteInput } from '@zuschlag/validation/customers/sites';
import type { TenantDb } from '../../context.ts';

export async function siteById({ actor, db }: TenantDb, id: string) {
  return db.site.findUnique({
    where: { mainOrganizationId_id: { mainOrganizationId: actor.mainOrganizationId, id } },
  });
}

export async function insertSite(
  { actor: { mainOrganizationId }, db }: TenantDb,
  customerId: string,
  { name, address, postalCode, city, province, country }: SiteInput,
): Promise<string> {
  const { id } = await db.site.create({
    data: { mainOrganizationId, customerId, name, address, postalCode, city, province, country },
    select: { id: true },
  });
  return id;
}
