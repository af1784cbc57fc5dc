import type { WageRow } from '@zuschlag/calc-engine';
import { wageStretches } from '@zuschlag/calc-engine/rates/wage-row';
import type { TariffStep } from '@zuschlag/calc-engine/services/tariff-step';
import type { StoredService } from '../../services/stored-service.ts';
import { type ConcernedService, isBound } from './effect.store.ts';

/** Wages have four places at most. */
const dust = 1e-6;
const differ = (one: number, other: number) => Math.abs(one - other) > dust;

/**
 * Whether the price of a bound service was calculated from another wage than the one without the tariff step, on a day
 * from the first of the step on: an earlier row has moved it since, or the price holds the rows of the step already. What
 * the clause gives for that is in no stored price, so the price in force is not known.
 *
 * @param wages the wage table without the rows of the step
 */
export function pricedOtherwise(
  service: ConcernedService,
  stored: StoredService,
  { parts }: TariffStep,
  wages: readonly WageRow[],
): boolean {
  const [first] = parts;
  if (!first || !isBound(service.state)) return false;
  if (stored.wageFollowsTable) {
    return parts.some(({ from, wageBefore }) => {
      const inPrice = service.wagesInPrice?.find((stretch) => stretch.from <= from && from <= stretch.to);
      return !inPrice || differ(inPrice.hourlyWage, wageBefore);
    });
  }
  if (parts.some(({ wageBefore, wageInPrice }) => differ(wageBefore, wageInPrice))) return true;
  // A row that began before the contract pays more than the price was calculated from.
  const label = stored.payGroup.toLowerCase();
  const ofGroup = wages.filter((row) => row.payGroup.toLowerCase() === label);
  const days = { startDate: first.from, endDate: service.endDate };
  const { province, payGroup } = { province: service.province, payGroup: stored.payGroup };
  return wageStretches(ofGroup, { province, payGroup }, days).some(
    ({ row }) => row.hourlyWage > stored.hourlyWage + dust,
  );
}
