import { minutesInSegment } from '../calendar/shift-minutes.ts';
import { addCosts, type CostLines, noCosts } from '../costs/cost-lines.ts';
import { addMaterialCosts } from '../material/material-costs.ts';
import type { PermanentServiceInput } from '../model.ts';
import { addPayCosts } from '../pay/pay-costs.ts';
import type { ContractRates } from '../rates/contract-rates.ts';
import { carCosts } from '../special/cars.ts';
import { purchaseCosts } from '../special/purchases.ts';
import { spreadSpecialCosts } from '../special/special-costs.ts';
import { segmentTerms } from './service-terms.ts';

/** The costs of a service, per period in their order and summed. */
export interface ServiceCosts {
  readonly periods: readonly CostLines[];
  readonly cumulated: CostLines;
  readonly lostMinutes: readonly number[];
}

/**
 * The recipe of a permanent service (Objektschutz): minutes, pay, material, subcontractors, then cars and purchases.
 *
 * @throws {CalcError} PRODUCTIVE_DAYS_NON_POSITIVE
 */
export function permanentCosts(service: PermanentServiceInput, rates: ContractRates): ServiceCosts {
  const periods = Array.from({ length: 6 }, noCosts);
  const lostMinutes = [0, 0, 0, 0, 0, 0];
  const subcontractorRate = service.subcontractorHourlyRate ?? 0;
  for (const segment of rates.segments) {
    const terms = segmentTerms(service, segment);
    const { own, lost, subcontracted } = minutesInSegment(service, segment, rates);
    for (let period = 0; period < 6; period++) {
      const lines = periods[period] as CostLines;
      const hours = (own[period] as number) / 60;
      const lostHours = (lost[period] as number) / 60;
      const payroll = addPayCosts(lines, hours, lostHours, period, service, segment, terms, rates.months);
      addMaterialCosts(lines, payroll, service.parameters, segment.insurance, 0);
      lines.subcontractorCosts += ((subcontracted[period] as number) / 60) * subcontractorRate;
      lines.minutes += (own[period] as number) + (subcontracted[period] as number);
      lostMinutes[period] = (lostMinutes[period] as number) + (lost[period] as number);
    }
  }
  spreadSpecialCosts(periods, carCosts(service.cars, rates.months), purchaseCosts(service.purchases, rates.months));
  return { periods, cumulated: cumulate(periods), lostMinutes };
}

/** Completes the totals of the periods and adds them up. */
export function cumulate(periods: readonly CostLines[]): CostLines {
  const cumulated = noCosts();
  for (const lines of periods) {
    lines.totalSpecialCosts = lines.car + lines.purchase;
    lines.totalCosts =
      lines.totalPayCosts + lines.totalMaterialCosts + lines.totalSpecialCosts + lines.subcontractorCosts;
    addCosts(cumulated, lines);
  }
  return cumulated;
}
