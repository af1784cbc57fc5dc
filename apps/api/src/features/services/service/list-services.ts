import type { RateBook, Service, ServicesOfChance } from '@zuschlag/validation/services/service';
import type { LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { requireChance } from '../../chance/find-chance.ts';
import { rateBookFor } from '../../configuration/rates/rate-book.ts';
import { ratesRules } from '../services.policy.ts';
import { provincesOfServices, servicesOfChances, wageRowsBehind } from '../services.store.ts';
import { knowsWagesOf } from '../wages/wage-table.ts';
import { biddersOf, findService } from './load-service.ts';
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
    chanceCostDetails: work.scenarioId ? null : chance.costDetails,
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
 * @throws {DomainError} NOT_FOUND, also for an organization that neither bids on the Chance nor has services in it
 * @throws {DomainError} NOT_PERMITTED unless `ratesRules` lets the caller
 */
export async function readRateBook(
  work: UnitOfWork,
  {
    chanceId,
    operationalOrganizationId,
    province,
    localHolidays,
  }: {
    chanceId: string;
    operationalOrganizationId: number;
    province: Province;
    localHolidays?: readonly LocalHolidayId[] | null;
  },
): Promise<RateBook> {
  const chance = await requireChance(work, chanceId);
  const places = await provincesOfServices(work, chance.id, operationalOrganizationId);
  if (places.length === 0 && !biddersOf(chance).has(operationalOrganizationId)) throw new DomainError('NOT_FOUND');
  const hasServiceThere = places.some((place) => (place ?? chance.province) === province);
  const { chanceOrganizationId, startDate, endDate } = chance;
  authorize(work.actor, ratesRules.view, { operationalOrganizationId, chanceOrganizationId, hasServiceThere });
  const of = {
    organizationId: operationalOrganizationId,
    ...{ province, contract: { startDate, endDate } },
    localHolidays: [...new Set(localHolidays)],
  };
  const book = await rateBookFor(work, of, 'all');
  // Any pay group may be typed.
  if (knowsWagesOf(work.actor, operationalOrganizationId)) return book;
  // Others read the wages that stored figures rest on, so that these can be explained, and no further ones.
  const used = await wageRowsBehind(work, chance.id, operationalOrganizationId);
  return { ...book, wages: book.wages.filter(({ id }) => used.has(id)) };
}
