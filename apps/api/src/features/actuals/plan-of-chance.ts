import { setImmediate as breathe } from 'node:timers/promises';
import { compileRateBook } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import {
  atPrice,
  type PlannedMonth,
  planByMonth,
  sumOfPlans,
} from '@zuschlag/calc-engine/services/actuals/plan-by-month';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import { rowsBehind } from '@zuschlag/validation/services/rates/rows-behind';
import type { ServiceProblem } from '@zuschlag/validation/services/service';
import type { UnitOfWork } from '../../context.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { bookOf } from '../configuration/rates/rate-book.ts';
import { attempt } from '../services/pricing/calculate.ts';
import { engineInputOf } from '../services/pricing/engine-input.ts';
import { readTables } from '../services/rates/contract-rates.ts';
import { followedBy } from '../services/rates/followed-rows.ts';
import { listAllRateRows, type ServiceRates } from '../services/rates/service-rates.ts';

/** The plan of an organization: its regular services by month, as they were approved, at the price that was signed. */
export type PlanOfOrganization = {
  organizationId: number;
  shortName: string;
  approvedMargin: number | null;
  approved: { income: number; cost: number };
  months: PlannedMonth[];
  problems: { service: string; problem: ServiceProblem }[];
  areRatesGone: boolean;
};

/**
 * The plans of the organizations that work for a Chance. Additional services are no part of the contract.
 *
 * @param isPlanned whether the months of an organization are wanted; the others stay without
 */
export async function plansOfChance(
  work: UnitOfWork,
  chance: StoredChance,
  isPlanned: (organizationId: number) => boolean,
): Promise<PlanOfOrganization[]> {
  const found = (await listAllRateRows(work, chance, null)).filter(({ stored }) => !stored.additional);
  const wanted = found.filter(({ organizationId }) => isPlanned(organizationId));
  const places = wanted.flatMap(({ organizationId, province, stored }) =>
    province ? [{ organizationId, province, followed: followedBy(stored) }] : [],
  );
  const tables = places.length === 0 ? null : await readTables(work, places);
  const plans: PlanOfOrganization[] = [];
  for (const [organizationId, services] of Map.groupBy(found, (service) => service.organizationId)) {
    const read: ReturnType<typeof planOfService>[] = [];
    for (const service of isPlanned(organizationId) ? services : []) {
      read.push(planOfService(service, chance, tables));
      // A service of some years takes milliseconds.
      await breathe();
    }
    const sum = (of: (pricing: { totalRevenue: number; totalCost: number }) => number) =>
      services.reduce((total, { stored }) => total + (stored.result ? of(stored.result.pricing) : 0), 0);
    const approved = { income: sum(({ totalRevenue }) => totalRevenue), cost: sum(({ totalCost }) => totalCost) };
    plans.push({
      organizationId,
      shortName: services[0]?.organization ?? '',
      approvedMargin: approved.income === 0 ? null : (approved.income - approved.cost) / approved.income,
      approved,
      months: sumOfPlans(read.map(({ months }) => months)),
      problems: read.flatMap(({ service, problem }) => (problem ? [{ service, problem }] : [])),
      areRatesGone: read.some(({ areRatesGone }) => areRatesGone),
    });
  }
  return plans;
}

const noPlace: ServiceProblem = { code: 'PROVINCE_REQUIRED', table: null, province: null, date: null };

function planOfService(
  { organizationId, province, stored }: ServiceRates,
  chance: StoredChance,
  tables: Awaited<ReturnType<typeof readTables>> | null,
): { service: string; months: PlannedMonth[]; problem: ServiceProblem | null; areRatesGone: boolean } {
  const service = stored.name;
  if (stored.problem) return { service, months: [], problem: stored.problem, areRatesGone: false };
  if (!province || !tables) return { service, months: [], problem: noPlace, areRatesGone: false };
  const book = bookOf(tables({ organizationId, province }), chance, holidaysOfSite(stored.site));
  const behind = rowsBehind(book, stored.rateRows);
  const input = engineInputOf(stored, chance);
  const compiled = compileRateBook(rateBookFromWire(behind ?? book));
  const { result, problem } = attempt(input, () => planByMonth(input, compiled));
  const price = stored.result ? stored.result.pricing.totalRevenue * offeredShare(chance) : null;
  const months = result && price !== null ? atPrice(result, price) : (result ?? []);
  return { service, months, problem: problem ?? null, areRatesGone: behind === null };
}

/** The offered price as a share of the calculated one; 1 where that was offered. */
function offeredShare({ offeredRevenue, revenue }: StoredChance): number {
  return offeredRevenue !== null && revenue ? offeredRevenue / revenue : 1;
}
