import { setImmediate as breathe } from 'node:timers/promises';
import { optionPeriods } from '@zuschlag/calc-engine/services/contract-options';
import type {
  ContractYears,
  ContractYearsInput,
  ServiceYears,
} from '@zuschlag/validation/services/figures/contract-years';
import { usualTariffIncrease } from '@zuschlag/validation/services/wages/usual-increase';
import type { UnitOfWork } from '../../context.ts';
import { requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { readTables } from '../services/rates/contract-rates.ts';
import { followedBy } from '../services/rates/followed-rows.ts';
import { listAllRateRows } from '../services/rates/service-rates.ts';
import { knowsWagesOf } from '../services/wages/wage-table.ts';
import { yearsOfService } from './service-years.ts';
import { allOf, partsOf, total } from './sums.ts';

/**
 * Cost and price of each contract year and of each option to extend the contract, as far as the reader knows the wages
 * behind them, and the price with all options.
 *
 * @throws {DomainError} NOT_FOUND
 * @source docs/calculation.md, section 18
 */
export async function readContractYears(work: UnitOfWork, input: ContractYearsInput): Promise<ContractYears> {
  const chance = await requireChance(work, input.chanceId);
  const found = await listAllRateRows(work, chance, input.operationalOrganizationId ?? null);
  const places = found.flatMap(({ organizationId, province, stored }) =>
    province ? [{ organizationId, province, followed: followedBy(stored) }] : [],
  );
  const rise = input.assumedWageRise ?? usualTariffIncrease;
  const periods = optionPeriods(chance, extensionOf(chance));
  const tables = places.length === 0 ? null : await readTables(work, places);
  const services: ServiceYears[] = [];
  for (const { organizationId, province, stored } of found) {
    services.push(
      yearsOfService(stored, chance, {
        ...{ periods, rise, knowsWages: knowsWagesOf(work.actor, organizationId) },
        tables: province && tables ? tables({ organizationId, province }) : null,
      }),
    );
    // A service with its options takes tens of milliseconds.
    await breathe();
  }
  const regular = services.filter(({ additional }) => !additional);
  const parts = partsOf(chance, periods, regular);
  const areRatesGone = regular.some((service) => service.areRatesGone);
  const options = parts.filter(({ kind }) => kind === 'OPTION');
  const years = allOf(parts.filter(({ kind }) => kind === 'YEAR').map(({ sums }) => sums));
  const contract = allOf(regular.map((service) => service.contract));
  const ofOptions = options.length === 0 ? null : allOf(options.map(({ sums }) => sums));
  return {
    chanceId: chance.id,
    assumedWageRise: rise,
    extensionCount: chance.extensionCount,
    extensionMonths: chance.extensionMonths,
    parts,
    contract,
    options: ofOptions,
    total: options.length === 0 ? contract : total(contract, ofOptions),
    // Years at the tables of today differ from the price by more than rounding.
    rounding: contract && years && !areRatesGone ? contract.revenue - years.revenue : null,
    services,
  };
}

function extensionOf({ extensionCount, extensionMonths }: StoredChance) {
  return { count: extensionMonths === null ? 0 : (extensionCount ?? 0), months: extensionMonths ?? 1 };
}
