import { aggregateChance, type CompiledRateBook, compileRateBook, type RateBook } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import type { ServicesOfChance } from '@zuschlag/validation/services/service';
import type { TenantDb, UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { lockChance } from '../../chance/find-chance.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { storeTotals } from '../../chance/totals.ts';
import { rateBookFor, tenantWideRates } from '../../configuration/rates/rate-book.ts';
import { rowsInForce } from '../../configuration/rates/rows-in-force.ts';
import { clearMarkWhenEqual } from '../rates/outdated-rates.ts';
import { listServices } from '../service/list-services.ts';
import { biddersOf, viewOf } from '../service/load-service.ts';
import { serviceRules } from '../services.policy.ts';
import { servicesOfChance, storeCalculation } from '../services.store.ts';
import type { StoredService } from '../stored-service.ts';
import { calculate } from './calculate.ts';
import { engineInputOf } from './engine-input.ts';
import { type OrganizationTotals, organizationTotals } from './organization-totals.ts';

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
  const before = await organizationTotals(work, chanceId, organizationId);
  await recalculate(work, chance, await servicesOfChance(work, chanceId, organizationId));
  await noteRecalculation(work, chanceId, organizationId, before);
  await work.publish({ kind: 'servicesChanged', chanceId, organizationId, serviceId: null });
  return listServices(work, { chanceId, operationalOrganizationId: organizationId });
}

/** That somebody calculated is noted even when every figure came out as it was: a new request for approval rests on it. */
async function noteRecalculation(
  work: UnitOfWork,
  chanceId: string,
  organizationId: number,
  { revenue, totalCost, margin, minutes }: OrganizationTotals,
): Promise<void> {
  const after = await organizationTotals(work, chanceId, organizationId);
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

/**
 * Calculates services, stores their figures with the rows behind them, and the Chance's totals. Ends every change to a
 * service, and an empty list of services after one is gone.
 */
export async function recalculate(
  work: UnitOfWork,
  chance: StoredChance,
  services: readonly StoredService[],
): Promise<void> {
  const contract = { startDate: chance.startDate, endDate: chance.endDate };
  const books = new Map<string, { compiled: CompiledRateBook; rateRows: ReturnType<typeof rowsInForce> }>();
  for (const service of services) {
    const input = engineInputOf(service, chance);
    const { operationalOrganizationId: organizationId } = service;
    const key = `${organizationId} ${input.province}`;
    let book = books.get(key);
    if (!book) {
      const rows = await rateBookFor(work, { organizationId, province: input.province, contract });
      book = { compiled: compileRateBook(rateBookFromWire(rows)), rateRows: rowsInForce(rows, contract) };
      books.set(key, book);
    }
    await storeCalculation(work, service.id, calculate(input, book.compiled), { ...book, now: work.now });
  }
  await refreshTotals(work, chance);
  await clearMarkWhenEqual(work, chance);
}

/** Adds up what the organizations that bid offer; services without a price do not count until they have one. */
async function refreshTotals(tenant: TenantDb, chance: StoredChance): Promise<void> {
  const bidders = biddersOf(chance);
  const services = await servicesOfChance(tenant, chance.id, null);
  const priced = services.flatMap(({ operationalOrganizationId, additional, result }) =>
    result && bidders.has(operationalOrganizationId) ? [{ additional, result }] : [],
  );
  const contract = { startDate: chance.startDate, endDate: chance.endDate };
  const rows = await tenantWideRates(tenant);
  const isComplete = hasRatesOn(rows, contract.startDate);
  const book = compileRateBook({ ...noRows, ...(isComplete ? rows : zeroRates(contract.startDate)) });
  const { regular, additional, rates } = aggregateChance(contract, priced, book);
  await storeTotals(tenant, chance.id, { regular, additional, rates: isComplete ? rates : null });
}

type Rates = Awaited<ReturnType<typeof tenantWideRates>>;

function hasRatesOn({ socialSecurity, insurances }: Rates, day: string): boolean {
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
