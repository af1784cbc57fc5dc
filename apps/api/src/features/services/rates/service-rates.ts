import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb } from '../../../context.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { servicesOfChances } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';

/** A service with the place whose tables count, and the rows behind its price. */
export type ServiceRates = {
  organizationId: number;
  organization: string;
  /** null: neither the site nor the Chance has a federal state */
  province: Province | null;
  rateRowIds: ReadonlySet<string>;
  stored: StoredService;
};

/** The regular services of a Chance that the caller may view, as far as tables concern them. */
export async function listRateRows(tenant: TenantDb, chance: StoredChance): Promise<ServiceRates[]> {
  return (await listAllRateRows(tenant, chance, null)).filter(({ stored }) => !stored.additional);
}

/** The same with the additional services, of one organization or of all, in the order they were added. */
export async function listAllRateRows(
  tenant: TenantDb,
  chance: StoredChance,
  organizationId: number | null,
): Promise<ServiceRates[]> {
  const services = await servicesOfChances(tenant, [chance.id], organizationId);
  return services.map((stored) => ({
    organizationId: stored.operationalOrganizationId,
    organization: stored.organization.shortName,
    province: (stored.site?.province ?? chance.province) as Province | null,
    rateRowIds: new Set(stored.rateRows.map(({ id }) => id)),
    stored,
  }));
}
