import { minutesInSegment } from '../calendar/shift-minutes.ts';
import { type CostLines, cumulate, noPeriodCosts, type PeriodCosts } from '../costs/cost-lines.ts';
import { addMaterialCosts } from '../material/material-costs.ts';
import type { PermanentServiceInput } from '../model.ts';
import { addPay, payCosts } from '../pay/pay-costs.ts';
import { type PerPeriodTuple, periodIndexes, zeroPerPeriod } from '../periods.ts';
import type { ContractRates } from '../rates/segment.ts';
import { carCosts } from '../special/cars.ts';
import { purchaseCosts } from '../special/purchases.ts';
import { spreadSpecialCosts } from '../special/special-costs.ts';
import { segmentTerms } from './service-terms.ts';

/** The costs of a service, per period and summed. */
export interface ServiceCosts {
  readonly periods: PeriodCosts;
  readonly cumulated: CostLines;
  readonly lostMinutes: PerPeriodTuple<number>;
}

/**
 * The recipe of a permanent service (Objektschutz): minutes, pay, material, subcontractors, then cars and purchases.
 *
 * @param months for which cars and purchases are paid: those of the contract, unless the segments are a part of it
 * @throws {CalcError} PRODUCTIVE_DAYS_NON_POSITIVE
 */
export function permanentCosts(
  service: PermanentServiceInput,
  rates: ContractRates,
  months = rates.months,
): ServiceCosts {
  const periods = noPeriodCosts();
  const lostMinutes = zeroPerPeriod();
  const subcontractorRate = service.subcontractorHourlyRate ?? 0;
  for (const segment of rates.segments) {
    const terms = segmentTerms(service, segment);
    const conditions = { service, segment, terms, contractMonths: rates.months, heads: rates.heads };
    const { own, lost, subcontracted } = rates.heads?.minutes.get(segment) ?? minutesInSegment(service, segment, rates);
    for (const period of periodIndexes) {
      const lines = periods[period];
      const pay = payCosts({ period, hours: own[period] / 60, lostHours: lost[period] / 60 }, conditions);
      addPay(lines, pay);
      addMaterialCosts(lines, pay, service.parameters, segment.insurance, 0);
      lines.subcontractorCosts += (subcontracted[period] / 60) * subcontractorRate;
      lines.minutes += own[period] + subcontracted[period];
      lostMinutes[period] += lost[period];
    }
  }
  spreadSpecialCosts(periods, carCosts(service.cars, months), purchaseCosts(service.purchases, months));
  return { periods, cumulated: cumulate(periods), lostMinutes };
}
