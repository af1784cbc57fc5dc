import { type CompiledRateBook, compileRateBook } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import type { RateBook, RateRow } from '@zuschlag/validation/services/service';
import type { LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import { bookOf, holidayYears, tablesOf } from '../../configuration/rates/rate-book.ts';
import { type RateRows, readRateRows } from '../../configuration/rates/rate-rows.ts';
import { rowsInForce } from '../../configuration/rates/rows-in-force.ts';
import { followedBy, followedGroups, followedRows } from '../rates/followed-rows.ts';
import type { StoredCalculation } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { type Calculation, calculate } from './calculate.ts';
import { type ContractAndProvince, engineInputOf, provinceOf } from './engine-input.ts';

type Book = { compiled: CompiledRateBook; rateRows: RateRow[]; wages: RateBook['wages'] };
/** The table rows of the organizations and federal states of services, and the book of one of them. */
export type RatesOfServices = {
  rows: RateRows;
  bookFor: (organizationId: number, province: Province, localHolidays: readonly LocalHolidayId[]) => Book;
};

/** The parts of a service on which its table rows depend. */
export type Placed = {
  operationalOrganizationId: number;
  site: { province: string; localHolidays: unknown } | null;
  payGroup: string;
  wageFollowsTable: boolean;
  assumedWageRise: number;
};

/**
 * Reads the table rows that the services of a Chance are calculated with, in one statement.
 *
 * @throws {DomainError} PROVINCE_REQUIRED when neither a service nor the Chance has a federal state
 */
export async function readRates(
  tenant: TenantDb<Actor>,
  chance: ContractAndProvince,
  services: readonly Placed[],
): Promise<RatesOfServices> {
  const contract = { startDate: chance.startDate, endDate: chance.endDate };
  const rows = await readRateRows(tenant, {
    organizationIds: distinct(services.map(({ operationalOrganizationId }) => operationalOrganizationId)),
    provinces: distinct(services.map(({ site }) => provinceOf(site, chance))),
    payGroups: followedGroups(services.map((service) => ({ followed: followedBy(service) }))),
    ...holidayYears(contract),
  });
  const { mainOrganizationId } = tenant.actor;
  const books = new Map<string, Book>();
  const bookFor: RatesOfServices['bookFor'] = (organizationId, province, localHolidays) => {
    const key = `${organizationId} ${province} ${localHolidays.join()}`;
    const known = books.get(key);
    if (known) return known;
    const wire = bookOf(tablesOf(rows, { mainOrganizationId, organizationId, province }), contract, localHolidays);
    const book = {
      compiled: compileRateBook(rateBookFromWire(wire)),
      rateRows: rowsInForce(wire, contract),
      wages: wire.wages,
    };
    books.set(key, book);
    return book;
  };
  return { rows, bookFor };
}

/** What a calculation stores on a service, except its moment. */
export type Figures = Omit<StoredCalculation, 'recalculatedAt'>;

/**
 * Calculates a service in the contract of its Chance.
 *
 * @throws {DomainError} SERVICE_TYPE_NOT_SUPPORTED
 */
export function calculationWith(
  { bookFor }: RatesOfServices,
  service: StoredService,
  chance: ContractAndProvince,
): Figures {
  const input = engineInputOf(service, chance);
  const localHolidays = holidaysOfSite(service.site);
  const { compiled, rateRows, wages } = bookFor(service.operationalOrganizationId, input.province, localHolidays);
  const { province, contract } = input;
  const followed = followedRows({ wages }, followedBy(service), { province, ...contract });
  return { ...figuresOf(calculate(input, compiled)), rateRows: [...rateRows, ...followed] };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** The figures of a service as they are stored beside the result. */
export function figuresOf({ result, problem }: Calculation) {
  const pricing = result?.pricing;
  return {
    revenue: pricing?.totalRevenue ?? null,
    totalCost: pricing?.totalCost ?? null,
    margin: pricing?.totalMargin ?? null,
    surcharge: pricing?.surcharge ?? null,
    pricePerHour: pricing?.pricePerHour ?? null,
    minutesTotal: result ? Math.round(result.minutesTotal) : null,
    result,
    problem,
  };
}

/** The columns of a calculated service that a calculation writes. */
export function storedCalculation(service: StoredService): StoredCalculation & { id: string } {
  const { id, revenue, totalCost, margin, surcharge, pricePerHour, minutesTotal } = service;
  const { result, problem, rateRows, recalculatedAt } = service;
  return {
    ...{ id, revenue, totalCost, margin, surcharge, pricePerHour, minutesTotal },
    ...{ result, problem, rateRows, recalculatedAt },
  };
}
