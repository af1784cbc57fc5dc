import { aggregateChance, type CompiledRateBook, compileRateBook, type RateBook } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import type { ServicesOfChance } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { lockChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { storeTotals } from '../../chance/totals.ts';
import { bookOf, holidayYears, tablesOf } from '../../configuration/rates/rate-book.ts';
import { type RateRows, readRateRows, type TenantWideRows } from '../../configuration/rates/rate-rows.ts';
import { rowsInForce } from '../../configuration/rates/rows-in-force.ts';
import { clearMarkWhenEqual } from '../rates/outdated-rates.ts';
import { biddersOf, viewOf } from '../service/load-service.ts';
import { toService } from '../service/present-service.ts';
import { serviceRules } from '../services.policy.ts';
import { resultsOfChance, type StoredCalculation, servicesOfChances, storeCalculations } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { type Calculation, calculate } from './calculate.ts';
import { engineInputOf } from './engine-input.ts';
import { totalsOfServices } from './organization-totals.ts';

/**
 * Calculates every service of an organization anew, from the table rows in force now.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless `serviceRules.edit` lets the caller
 * @throws {DomainError} LOCKED while a decision on the Chance is pending or taken
 * @throws {DomainError} INVALID_INPUT for an organization that does not bid
 */
export async function recalculateOrganization(
  work: UnitOfWork,
  { chanceId, organizationId }: { chanceId: string; organizationId: number },
): Promise<ServicesOfChance> {
  const chance = await lockChance(work, chanceId);
  authorize(work.actor, serviceRules.edit, viewOf({ operationalOrganizationId: organizationId }, chance));
  if (!biddersOf(chance).has(organizationId)) {
    throw new DomainError('INVALID_INPUT', { fields: [{ path: 'organizationId', problem: 'UNKNOWN_ORGANIZATION' }] });
  }
  const before = await servicesOfChances(work, [chanceId], organizationId);
  const { services, costDetails } = await recalculate(work, chance, before);
  await noteRecalculation(work, { chanceId, organizationId, before, after: services });
  await work.publish({ kind: 'servicesChanged', chanceId, organizationId, serviceId: null });
  return {
    services: services.map((service) => toService(work.actor, service, chance)),
    chanceCostDetails: costDetails,
  };
}

/** Records a recalculation even without changed figures, because a new request for approval depends on it. */
async function noteRecalculation(
  work: UnitOfWork,
  { chanceId, organizationId, ...services }: Recalculation,
): Promise<void> {
  const { revenue, totalCost, margin, minutes } = totalsOfServices(services.before);
  const after = totalsOfServices(services.after);
  await work.audit({
    entity: 'chance',
    entityId: chanceId,
    chanceId,
    action: 'recalculate',
    before: { revenue, totalCost, margin, minutes },
    after: {
      organizationId,
      recalculatedAt: after.lastRecalculatedAt,
      revenue: after.revenue,
      totalCost: after.totalCost,
      margin: after.margin,
      minutes: after.minutes,
    },
  });
}

type Recalculation = {
  chanceId: string;
  organizationId: number;
  before: readonly StoredService[];
  after: readonly StoredService[];
};

/**
 * Calculates services, stores their figures with the rows behind them, and the Chance's totals. Ends every change to a
 * service, and an empty list of services after one is gone.
 *
 * @returns the services with their new figures, and what the Chance costs now
 */
export async function recalculate(
  work: UnitOfWork,
  chance: StoredChance,
  services: readonly StoredService[],
): Promise<{ services: StoredService[]; costDetails: StoredChance['costDetails'] }> {
  const contract = { startDate: chance.startDate, endDate: chance.endDate };
  const inputs = services.map((service) => ({ service, input: engineInputOf(service, chance) }));
  const rows = await readRateRows(work, {
    organizationIds: distinct(services.map(({ operationalOrganizationId }) => operationalOrganizationId)),
    provinces: distinct(inputs.map(({ input }) => input.province)),
    ...holidayYears(contract),
  });
  const bookFor = booksOf(work, rows, contract);
  const calculated = inputs.map(({ service, input }): StoredService => {
    const { compiled, rateRows } = bookFor(service.operationalOrganizationId, input.province);
    return { ...service, ...figuresOf(calculate(input, compiled)), rateRows, recalculatedAt: work.now };
  });
  const [, results] = await Promise.all([
    storeCalculations(work, calculated.map(calculationOf), work.now),
    resultsOfChance(work, chance.id),
  ]);
  const costDetails = refreshTotals(work, chance, { results, rates: rows });
  await clearMarkWhenEqual(work, chance);
  return { services: calculated.map((service) => ({ ...service, updatedAt: work.now })), costDetails };
}

/** @returns the compiled book of an organization and federal state, put together when it is first wanted */
function booksOf({ actor }: UnitOfWork, rows: RateRows, contract: Contract) {
  const { mainOrganizationId } = actor;
  const books = new Map<string, { compiled: CompiledRateBook; rateRows: ReturnType<typeof rowsInForce> }>();
  return (organizationId: number, province: Province) => {
    const key = `${organizationId} ${province}`;
    const known = books.get(key);
    if (known) return known;
    const wire = bookOf(tablesOf(rows, { mainOrganizationId, organizationId, province }), contract);
    const book = { compiled: compileRateBook(rateBookFromWire(wire)), rateRows: rowsInForce(wire, contract) };
    books.set(key, book);
    return book;
  };
}

type Contract = { startDate: string; endDate: string };

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** The figures of a service as they are stored beside the result. */
function figuresOf({ result, problem }: Calculation) {
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

function calculationOf(service: StoredService): StoredCalculation & { id: string } {
  const { id, revenue, totalCost, margin, surcharge, pricePerHour, minutesTotal } = service;
  const { result, problem, rateRows, recalculatedAt } = service;
  return {
    ...{ id, revenue, totalCost, margin, surcharge, pricePerHour, minutesTotal },
    ...{ result, problem, rateRows, recalculatedAt },
  };
}

/**
 * Adds up what the organizations that bid offer; services without a price do not count until they have one.
 *
 * @returns what the regular services cost, null without one
 */
function refreshTotals(
  tenant: TenantDb,
  chance: StoredChance,
  { results, rates: rows }: { results: Awaited<ReturnType<typeof resultsOfChance>>; rates: TenantWideRows },
): StoredChance['costDetails'] {
  const bidders = biddersOf(chance);
  const priced = results.flatMap(({ operationalOrganizationId, additional, result }) =>
    result && bidders.has(operationalOrganizationId) ? [{ additional, result }] : [],
  );
  const contract = { startDate: chance.startDate, endDate: chance.endDate };
  const isComplete = hasRatesOn(rows, contract.startDate);
  const { socialSecurity, insurances } = isComplete ? rows : zeroRates(contract.startDate);
  const book = compileRateBook({ ...noRows, socialSecurity, insurances });
  const { regular, additional, rates } = aggregateChance(contract, priced, book);
  storeTotals(tenant, chance.id, { regular, additional, rates: isComplete ? rates : null });
  return regular.count > 0 ? regular.costDetails : null;
}

function hasRatesOn({ socialSecurity, insurances }: TenantWideRows, day: string): boolean {
  return [socialSecurity, insurances].every((rows) => rows.some(({ activeFrom }) => activeFrom <= day));
}

// Sums do not depend on these rates; the engine asks for them all the same, and the zeros are not handed on.
function zeroRates(activeFrom: string): Pick<RateBook, 'socialSecurity' | 'insurances'> {
  return {
    socialSecurity: [{ activeFrom, value: 0 }],
    insurances: [{ activeFrom, liabilityInsurance: 0, professionalAssociation: 0 }],
  };
}

const noRows = { tariffs: [], vacationBonus: [], christmasBonus: [], vacationDays: [], holidays: [] };
