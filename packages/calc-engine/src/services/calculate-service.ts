import { refuse } from '../calc-error.ts';
import { visitsInSegment } from '../calendar/site-visit-counts.ts';
import { validateServiceInput } from '../checks/service-problems.ts';
import { costDetailsOfAll } from '../costs/cost-details.ts';
import type {
  CompiledRateBook,
  Minutes,
  MobileServiceInput,
  PermanentServiceInput,
  PerPeriod,
  ServiceInput,
} from '../model.ts';
import { recordPerPeriod } from '../periods.ts';
import { contractRates } from '../rates/contract-rates.ts';
import { followTable } from '../rates/followed-wage.ts';
import type { ContractRates, HeadsOfContract } from '../rates/segment.ts';
import type { HeadsOfService, ServiceResult, SiteVisitResult } from '../results.ts';
import { afterOverheads } from '../revenue/overheads.ts';
import { permanentRevenue, type Revenue } from '../revenue/permanent-revenue.ts';
import { pricing } from '../revenue/price-details.ts';
import { atUnitPrices } from '../revenue/unit-prices.ts';
import { withHeads } from './heads-of-contract.ts';
import { mobileCalculation } from './mobile-service.ts';
import { permanentCosts, type ServiceCosts } from './permanent-service.ts';
import { segmentTerms } from './service-terms.ts';
import { wageTableOf } from './wage-table.ts';
import { warnings } from './warnings.ts';

/**
 * All figures of a service: minutes, costs and prices per period, from its input and the tables.
 *
 * @throws {CalcError} INVALID_INPUT, UNSUPPORTED_SERVICE_TYPE with everything that `validateServiceInput` finds
 * @throws {CalcError} TARIFF_MISSING, SOCIAL_SECURITY_MISSING, INSURANCE_MISSING, VACATION_DAYS_MISSING, WAGE_MISSING
 * @throws {CalcError} PRODUCTIVE_DAYS_NON_POSITIVE when absence leaves no day of attendance
 * @source docs/calculation.md
 */
export function calculateService(input: ServiceInput, book: CompiledRateBook): ServiceResult {
  const rates = ratesOf(input, book);
  if (input.type === 'PERMANENT') {
    const costs = permanentCosts(input, rates);
    const revenue = permanentRevenue(input.revenue, costs.periods, costs.cumulated.totalCosts);
    return priced(input, resultOf(input, rates, costs, revenue, []));
  }
  const { costs, revenue, siteVisits } = mobileCalculation(input, rates);
  return priced(input, resultOf(input, rates, costs, revenue, siteVisits));
}

function priced(input: ServiceInput, exact: ServiceResult): ServiceResult {
  return input.roundsUnitPrices ? atUnitPrices(input, exact) : exact;
}

/** @throws {CalcError} as `calculateService`, at the first service that cannot be calculated */
export function calculateServices(inputs: readonly ServiceInput[], book: CompiledRateBook): ServiceResult[] {
  return inputs.map((input) => calculateService(input, book));
}

/** Minutes of own staff and subcontractors, and minutes lost to holidays, of a permanent service. */
export function countShiftMinutes(
  input: PermanentServiceInput,
  book: CompiledRateBook,
): { worked: PerPeriod<Minutes>; lost: PerPeriod<Minutes> } {
  const { periods, lostMinutes } = permanentCosts(input, ratesOf(input, book));
  return {
    worked: recordPerPeriod((period) => periods[period].minutes),
    lost: recordPerPeriod((period) => lostMinutes[period]),
  };
}

/** Number of visits per period, for each kind of visit of a mobile service. */
export function countSiteVisits(input: MobileServiceInput, book: CompiledRateBook): readonly PerPeriod<number>[] {
  const rates = ratesOf(input, book);
  return input.siteVisits.map((visit) => {
    const all = rates.segments.map((segment) => visitsInSegment(visit, segment, rates));
    return recordPerPeriod((period) => all.reduce((total, visits) => total + visits[period], 0));
  });
}

/** The segments and rates of a service, after a check of its input. @throws {CalcError} as `calculateService` */
export function ratesOf(input: ServiceInput, book: CompiledRateBook): ContractRates {
  const problems = validateServiceInput(input);
  if (problems.length > 0) refuse(problems);
  const ofContract = contractRates(input.contract, input.province, book);
  const rates = input.wageFollowsTable ? followTable(input, ofContract, book) : ofContract;
  return input.type === 'PERMANENT' ? withHeads(input, rates) : rates;
}

function resultOf(
  input: ServiceInput,
  rates: ContractRates,
  costs: ServiceCosts,
  revenue: Revenue,
  siteVisits: readonly SiteVisitResult[],
): ServiceResult {
  const { periods, cumulated, lostMinutes } = costs;
  const price = pricing(revenue, periods, cumulated, rates.durationMonths);
  const [first] = rates.segments;
  const terms = segmentTerms(input, first);
  return {
    months: rates.months,
    durationMonths: rates.durationMonths,
    minutes: recordPerPeriod((period) => periods[period].minutes),
    minutesTotal: cumulated.minutes,
    lostHolidayMinutes: recordPerPeriod((period) => lostMinutes[period]),
    costDetails: costDetailsOfAll(periods, cumulated),
    pricing: price,
    siteVisits,
    applied: {
      workdaysPerYear: first.tariff.workdaysPerYear,
      vacationDays: terms.vacationDays,
      productiveDays: terms.attendanceDays,
      vacationBonus: terms.vacationBonus,
      christmasBonus: terms.christmasBonus,
    },
    warnings: warnings(input, rates, cumulated, price),
    ...afterOverheads(input.parameters, price, cumulated.minutes),
    ...(rates.heads && { heads: shownHeads(rates.heads) }),
    ...(input.wageFollowsTable && { wageTable: wageTableOf(input, rates, cumulated) }),
  };
}

function shownHeads({ fullTimeYears: _years, minutes: _minutes, ...heads }: HeadsOfContract): HeadsOfService {
  return heads;
}
