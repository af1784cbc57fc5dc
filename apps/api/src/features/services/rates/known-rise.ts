import { compileRateBook, type RateBook, type ServiceInput, type ServiceResult } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import { rowsBehind } from '@zuschlag/validation/services/rates/rows-behind';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { bookOf, type RateTables } from '../../configuration/rates/rate-book.ts';
import { calculate } from '../pricing/calculate.ts';
import { engineInputOf } from '../pricing/engine-input.ts';
import type { ServiceRates } from './service-rates.ts';

/**
 * How much more the tariff-bound cost of regular services is, over the whole contract, than it would be with the table
 * rows of its first day alone; 0.01 is 1 %. A service whose rows are gone counts as unchanged.
 *
 * @source docs/calculation.md, section 7
 */
export function knownRise(
  chance: StoredChance,
  services: readonly ServiceRates[],
  tables: (of: { organizationId: number; province: Province }) => RateTables,
): number {
  const contract = { startDate: chance.startDate, endDate: chance.endDate };
  let stored = 0;
  let atStart = 0;
  for (const { stored: service, province, organizationId } of services) {
    if (!service.result || !province) continue;
    const cost = tariffBoundCost(service.result);
    stored += cost;
    const today = bookOf(tables({ organizationId, province }), contract, holidaysOfSite(service.site));
    const book = rowsBehind(today, service.rateRows);
    const frozen =
      book &&
      calculate(
        onFirstWage(engineInputOf(service, chance), service.result),
        compileRateBook(onFirstDay(rateBookFromWire(book), contract.startDate)),
      );
    atStart += frozen?.result ? tariffBoundCost(frozen.result) : cost;
  }
  return atStart > 0 ? stored / atStart - 1 : 0;
}

/** Pay without voluntary allowances, as the analysis of the erosion has it. */
function tariffBoundCost({ costDetails }: ServiceResult): number {
  const { totalPayCosts, nonTariffAllowances } = costDetails.cumulated.payCosts;
  return totalPayCosts - nonTariffAllowances;
}

/** The service paid over the whole contract by what the wage table pays on its first day. */
function onFirstWage(input: ServiceInput, { wageTable }: ServiceResult): ServiceInput {
  const hourlyWage = wageTable?.stretches[0]?.hourlyWage;
  return hourlyWage === undefined ? input : { ...input, wageFollowsTable: false, hourlyWage };
}

/** The book without the rows that take effect later; holidays are days, not rates. */
function onFirstDay(book: RateBook, day: string): RateBook {
  const started = <Row extends { activeFrom: string }>(rows: readonly Row[]) =>
    rows.filter(({ activeFrom }) => activeFrom <= day);
  return {
    tariffs: started(book.tariffs),
    socialSecurity: started(book.socialSecurity),
    insurances: started(book.insurances),
    vacationBonus: started(book.vacationBonus),
    christmasBonus: started(book.christmasBonus),
    vacationDays: started(book.vacationDays),
    holidays: book.holidays,
  };
}
