import type { RateBook, Service, ServicesOfChance } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../../context.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { rateBookFor } from '../../configuration/rates/rate-book.ts';
import { servicesOfChances } from '../services.store.ts';
import { findService } from './load-service.ts';
import { toService } from './present-service.ts';

/**
 * The services of a Chance in the order they were added, of one organization or of all, and what the Chance costs.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function listServices(
  work: UnitOfWork,
  { chanceId, operationalOrganizationId }: { chanceId: string; operationalOrganizationId?: number | null },
): Promise<ServicesOfChance> {
  const chance = await requireChance(work, chanceId);
  const services = await servicesOfChances(work, [chance.id], operationalOrganizationId ?? null);
  return {
    services: services.map((service) => toService(work.actor, service, chance)),
    chanceCostDetails: chance.costDetails,
  };
}

/** A service with its shifts and figures. @throws {DomainError} NOT_FOUND */
export async function readService(work: UnitOfWork, serviceId: string): Promise<Service> {
  const { service, chance } = await findService(work, serviceId);
  return toService(work.actor, service, chance);
}

/**
 * The table rows that the browser needs to calculate as the server would.
 *
 * @throws {DomainError} NOT_FOUND
 */
export async function readRateBook(
  work: UnitOfWork,
  {
    chanceId,
    operationalOrganizationId,
    province,
  }: { chanceId: string; operationalOrganizationId: number; province: Province },
): Promise<RateBook> {
  const { startDate, endDate } = await requireChance(work, chanceId);
  return rateBookFor(work, { organizationId: operationalOrganizationId, province, contract: { startDate, endDate } });
}
