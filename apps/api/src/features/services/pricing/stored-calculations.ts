import type { ServiceInput } from '@zuschlag/calc-engine';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import { rowsBehind } from '@zuschlag/validation/services/rates/rows-behind';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { UnitOfWork } from '../../../context.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { bookOf } from '../../configuration/rates/rate-book.ts';
import { readTables } from '../rates/contract-rates.ts';
import { followedBy } from '../rates/followed-rows.ts';
import { biddersOf } from '../service/load-service.ts';
import { servicesOfChances } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { engineInputOf } from './engine-input.ts';

/** A service with what its stored figures were calculated from; without a price there is nothing to retrace. */
export type StoredCalculationInput = { service: StoredService; input: ServiceInput | null; book: RateBook | null };

/**
 * The services of the organizations that bid, in the order of their organizations, each with its input and the rows behind
 * its stored figures: the rows of today where one of them is gone.
 */
export async function calculationsOfChance(work: UnitOfWork, chance: StoredChance): Promise<StoredCalculationInput[]> {
  const bidders = biddersOf(chance);
  const services = (await servicesOfChances(work, [chance.id], null))
    .filter(({ operationalOrganizationId }) => bidders.has(operationalOrganizationId))
    .toSorted((one, other) => one.operationalOrganizationId - other.operationalOrganizationId);
  const priced = services.filter(({ result }) => result !== null);
  const inputs = new Map(priced.map((service) => [service.id, engineInputOf(service, chance)]));
  const placeOf = ({ id, operationalOrganizationId: organizationId }: StoredService) => ({
    organizationId,
    province: inputs.get(id)?.province as Province,
  });
  const wanted = priced.map((service) => ({ ...placeOf(service), followed: followedBy(service) }));
  const tablesOf = await readTables(work, wanted);
  const contract = { startDate: chance.startDate, endDate: chance.endDate };
  const books = new Map<string, RateBook>();
  return services.map((service) => {
    const input = inputs.get(service.id) ?? null;
    if (!input) return { service, input: null, book: null };
    // Services with the same rows share one book, which is compiled once.
    const { organizationId, province } = placeOf(service);
    const key = `${organizationId} ${province} ${holidaysOfSite(service.site).join()} ${service.rateRows.map(({ id }) => id).join()}`;
    const today = bookOf(tablesOf({ organizationId, province }), contract, holidaysOfSite(service.site));
    const book = books.get(key) ?? rowsBehind(today, service.rateRows) ?? today;
    books.set(key, book);
    return { service, input, book };
  });
}
