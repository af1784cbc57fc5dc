import { aggregateChance, compileRateBook, type RateBook } from '@zuschlag/calc-engine';
import type { Actor } from '../../../actor.ts';
import type { TenantDb } from '../../../context.ts';
import type { StoredChance } from '../../chance/stored-chance.ts';
import { storeTotals } from '../../chance/totals.ts';
import type { TenantWideRows } from '../../configuration/rates/rate-rows.ts';
import { biddersOf } from '../service/load-service.ts';
import type { resultsOfChance } from '../services.store.ts';

/**
 * Adds up what the organizations that bid offer; services without a price do not count until they have one.
 *
 * @returns what the regular services cost, null without one
 */
export function refreshTotals(
  tenant: TenantDb<Actor>,
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
