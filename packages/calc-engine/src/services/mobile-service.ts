import { visitsInSegment } from '../calendar/site-visit-counts.ts';
import { addCosts, cumulate, noPeriodCosts, type PeriodCosts, sumOfPeriods } from '../costs/cost-lines.ts';
import { addMaterialCosts } from '../material/material-costs.ts';
import type { MobileServiceInput, SiteVisit } from '../model.ts';
import { addPay, type PayConditions, payCosts } from '../pay/pay-costs.ts';
import { periodIndexes, recordPerPeriod, tuplePerPeriod, zeroPerPeriod } from '../periods.ts';
import type { ContractRates } from '../rates/segment.ts';
import type { SiteVisitResult } from '../results.ts';
import { revenueByMargin } from '../revenue/by-margin.ts';
import { type Revenue, summed } from '../revenue/permanent-revenue.ts';
import { ratio } from '../revenue/ratios.ts';
import type { ServiceCosts } from './permanent-service.ts';
import { segmentTerms } from './service-terms.ts';

/** A mobile service: its costs, what it earns, and the price of each kind of visit. */
export interface MobileCalculation {
  readonly costs: ServiceCosts;
  readonly revenue: Revenue;
  readonly siteVisits: readonly SiteVisitResult[];
}

/**
 * The recipe of a mobile service (Revierdienst): each kind of visit is costed by its minutes and priced with its own
 * margin; the service is their sum.
 *
 * @throws {CalcError} PRODUCTIVE_DAYS_NON_POSITIVE
 * @source docs/calculation.md, 3
 */
export function mobileCalculation(service: MobileServiceInput, rates: ContractRates): MobileCalculation {
  const conditions = rates.segments.map(
    (segment): PayConditions => ({
      service,
      segment,
      terms: segmentTerms(service, segment),
      contractMonths: rates.months,
    }),
  );
  const sums = noPeriodCosts();
  const revenues = zeroPerPeriod();
  const siteVisits = service.siteVisits.map((visit) => {
    const { periods, visits } = visitCosts(visit, service, rates, conditions);
    const cumulated = cumulate(periods);
    const revenue = tuplePerPeriod((period) => revenueByMargin(periods[period].totalCosts, visit.margin));
    for (const period of periodIndexes) {
      addCosts(sums[period], periods[period]);
      revenues[period] += revenue[period];
    }
    const total = summed(revenue).total;
    return {
      id: visit.id,
      visits,
      minutes: recordPerPeriod((period) => periods[period].minutes),
      cost: cumulated.totalCosts,
      revenue: total,
      pricePerSiteVisit: ratio(total, visits),
    };
  });
  return {
    costs: { periods: sums, cumulated: sumOfPeriods(sums), lostMinutes: zeroPerPeriod() },
    revenue: summed(revenues),
    siteVisits,
  };
}

function visitCosts(
  visit: SiteVisit,
  service: MobileServiceInput,
  rates: ContractRates,
  conditions: readonly PayConditions[],
): { periods: PeriodCosts; visits: number } {
  const periods = noPeriodCosts();
  const { carCostsPerMinute = 0, otherCostsPerMinute = 0 } = service.parameters;
  let visits = 0;
  for (const conditionsOfSegment of conditions) {
    const { segment } = conditionsOfSegment;
    const due = visitsInSegment(visit, segment, rates);
    for (const period of periodIndexes) {
      const lines = periods[period];
      // The way to each visit takes place in the period of the visit.
      const minutes = due[period] * (visit.duration + service.travelTime);
      const pay = payCosts({ period, hours: minutes / 60, lostHours: 0 }, conditionsOfSegment);
      addPay(lines, pay);
      addMaterialCosts(lines, pay, service.parameters, segment.insurance, otherCostsPerMinute * minutes);
      lines.car += carCostsPerMinute * minutes;
      lines.minutes += minutes;
      visits += due[period];
    }
  }
  return { periods, visits };
}
