import { CalcError, refuse } from './calc-error.ts';
import { startedMonths } from './calendar/contract-length.ts';
import { dayNumber } from './calendar/dates.ts';
import { contractProblems } from './checks/service-problems.ts';
import { costDetails } from './costs/cost-details.ts';
import { addCosts, type CostLines, noCosts } from './costs/cost-lines.ts';
import type { CompiledRateBook, ContractPeriod } from './model.ts';
import { inForce } from './rates/in-force.ts';
import { openRateBook } from './rates/rate-book.ts';
import type { ChanceResult, ChanceTotals, CostDetails, ServiceResult } from './results.ts';
import { afterOverheadsOfAll } from './revenue/overheads.ts';
import { profitability } from './revenue/price-details.ts';
import { roundHalfUp } from './rounding.ts';

/**
 * The figures of a Chance: sums over its regular services, with additional services (Bedarfsleistungen) in a block of
 * their own, because they are priced but not guaranteed. Ratios come from the sums and are never averaged.
 *
 * @throws {CalcError} INVALID_INPUT when the contract has problems
 * @throws {CalcError} SOCIAL_SECURITY_MISSING, INSURANCE_MISSING when no row is in force on the first day
 * @source docs/calculation.md, 6
 */
export function aggregateChance(
  contract: ContractPeriod,
  services: readonly { additional: boolean; result: ServiceResult }[],
  book: CompiledRateBook,
): ChanceResult {
  const problems = contractProblems(contract);
  if (problems.length > 0) refuse(problems);
  const tables = openRateBook(book);
  const start = dayNumber(contract.startDate);
  const date = contract.startDate;
  const socialSecurity = inForce(tables.socialSecurity, start);
  if (!socialSecurity)
    throw new CalcError('SOCIAL_SECURITY_MISSING', { path: 'socialSecurity', table: 'socialSecurity', date });
  const insurance = inForce(tables.insurances, start);
  if (!insurance) throw new CalcError('INSURANCE_MISSING', { path: 'insurances', table: 'insurances', date });
  const durationMonths = startedMonths(contract.startDate, contract.endDate);
  const totalsOf = (additional: boolean) =>
    chanceTotals(
      services.filter((service) => service.additional === additional).map(({ result }) => result),
      durationMonths,
    );
  return {
    regular: totalsOf(false),
    additional: totalsOf(true),
    rates: {
      socialSecurity: socialSecurity.value + 0,
      liabilityInsurance: insurance.liabilityInsurance + 0,
      professionalAssociation: insurance.professionalAssociation + 0,
    },
  };
}

function chanceTotals(results: readonly ServiceResult[], durationMonths: number): ChanceTotals {
  const sum = noCosts();
  let revenue = 0;
  for (const result of results) {
    addCosts(sum, linesOf(result.costDetails.cumulated));
    revenue += result.pricing.totalRevenue;
  }
  // Prices of whole cents add up in whole cents.
  if (results.length > 0 && results.every(({ unitPrices }) => unitPrices)) revenue = roundHalfUp(revenue);
  const price = profitability(revenue, sum.totalCosts, sum.minutes, durationMonths);
  return {
    count: results.length,
    revenue,
    totalCost: sum.totalCosts,
    profit: price.profit,
    margin: price.totalMargin,
    surcharge: price.surcharge,
    minutes: sum.minutes,
    pricePerHour: price.pricePerHour,
    monthlyRevenue: price.monthlyRevenue,
    yearlyRevenue: price.yearlyRevenue,
    durationMonths,
    costDetails: costDetails('cumulated', sum),
    ...afterOverheadsOfAll(results, { revenue, cost: sum.totalCosts, minutes: sum.minutes }),
  };
}

/** The fields of a cost detail on one level. */
export function linesOf(details: CostDetails): CostLines {
  return {
    minutes: details.minutes,
    ...details.payCosts,
    ...details.materialCosts,
    ...details.specialCosts,
    subcontractorCosts: details.subcontractorCosts,
    totalCosts: details.totalCosts,
  };
}
