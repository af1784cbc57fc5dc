import { visitsInSegment } from '../calendar/site-visit-counts.ts';
import { perPeriod } from '../costs/cost-details.ts';
import { addCosts, type CostLines, noCosts } from '../costs/cost-lines.ts';
import { addMaterialCosts } from '../material/material-costs.ts';
import type { MobileServiceInput, SiteVisit } from '../model.ts';
import { addPayCosts } from '../pay/pay-costs.ts';
import type { ContractRates } from '../rates/contract-rates.ts';
import type { SiteVisitResult } from '../results.ts';
import { revenueByMargin } from '../revenue/by-margin.ts';
import type { Revenue } from '../revenue/permanent-revenue.ts';
import { summed } from '../revenue/permanent-revenue.ts';
import { ratio } from '../revenue/ratios.ts';
import { cumulate, type ServiceCosts } from './permanent-service.ts';
import { type SegmentTerms, segmentTerms } from './service-terms.ts';

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
  const terms = rates.segments.map((segment) => segmentTerms(service, segment));
  const sums = Array.from({ length: 6 }, noCosts);
  const revenues = [0, 0, 0, 0, 0, 0];
  const siteVisits = service.siteVisits.map((visit) => {
    const { periods, visits } = visitCosts(visit, service, rates, terms);
    const cumulated = cumulate(periods);
    const revenue = periods.map((lines) => revenueByMargin(lines.totalCosts, visit.margin));
    for (const [period, lines] of periods.entries()) {
      addCosts(sums[period] as CostLines, lines);
      revenues[period] = (revenues[period] as number) + (revenue[period] as number);
    }
    const total = summed(revenue).total;
    return {
      id: visit.id,
      visits,
      minutes: perPeriod((at) => (periods[at] as CostLines).minutes),
      cost: cumulated.totalCosts,
      revenue: total,
      pricePerSiteVisit: ratio(total, visits),
    };
  });
  return {
    costs: { periods: sums, cumulated: sumOf(sums), lostMinutes: [0, 0, 0, 0, 0, 0] },
    revenue: summed(revenues),
    siteVisits,
  };
}

function visitCosts(
  visit: SiteVisit,
  service: MobileServiceInput,
  rates: ContractRates,
  terms: readonly SegmentTerms[],
): { periods: CostLines[]; visits: number } {
  const periods = Array.from({ length: 6 }, noCosts);
  const { carCostsPerMinute = 0, otherCostsPerMinute = 0 } = service.parameters;
  let visits = 0;
  for (const [at, segment] of rates.segments.entries()) {
    const due = visitsInSegment(visit, segment, rates);
    for (let period = 0; period < 6; period++) {
      const lines = periods[period] as CostLines;
      // Each visit has its own way there, in the period of the visit.
      const minutes = (due[period] as number) * (visit.duration + service.travelTime);
      const payroll = addPayCosts(
        lines,
        minutes / 60,
        0,
        period,
        service,
        segment,
        terms[at] as SegmentTerms,
        rates.months,
      );
      addMaterialCosts(lines, payroll, service.parameters, segment.insurance, otherCostsPerMinute * minutes);
      lines.car += carCostsPerMinute * minutes;
      lines.minutes += minutes;
      visits += due[period] as number;
    }
  }
  return { periods, visits };
}

function sumOf(periods: readonly CostLines[]): CostLines {
  const sum = noCosts();
  for (const lines of periods) addCosts(sum, lines);
  return sum;
}
