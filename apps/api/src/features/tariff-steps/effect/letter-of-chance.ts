import type { TariffStepNoLetter } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { isBound } from './effect.store.ts';
import type { StepFacts } from './step-facts.ts';
import type { SteppedService } from './stepped-services.ts';

type LetterOfChance = { hasLetter: boolean; noLetter: TariffStepNoLetter | null };

/**
 * Whether the customer of a Chance gets a letter, and why not where the clause would give one. Only the clause of a bound
 * contract adds income; less than a cent is no news. A letter states prices that a customer signs, so it is left out where
 * one of its figures is not sure.
 */
export function letterOfChance(
  { lost }: Pick<StepFacts, 'lost'>,
  services: readonly SteppedService[],
  clauseIncome: number,
): LetterOfChance {
  const of = services[0]?.service;
  if (!of || !isBound(of.state) || of.escalationClause === null) return { hasLetter: false, noLetter: null };
  const without = (noLetter: TariffStepNoLetter | null) => ({ hasLetter: false, noLetter });
  if (services.length < of.calculable) return without('INCOMPLETE');
  if (of.unplaced > 0 || services.some(isUnpriced)) return without('UNPRICED');
  if (Math.abs(clauseIncome) < 0.005) return without(null);
  const isLost = ({ service, stored }: SteppedService) =>
    lost.some(
      ({ province, payGroup }) =>
        (province === 'DE' || province === service.province) &&
        payGroup.toLowerCase() === stored.payGroup.toLowerCase(),
    );
  if (services.some(isLost)) return without('ROWS_CHANGED');
  if (services.some(({ isPricedOtherwise }) => isPricedOtherwise)) return without('WAGE_MOVED');
  return { hasLetter: true, noLetter: null };
}

function isUnpriced({ stored, stepped }: SteppedService): boolean {
  return stepped === null || stored.revenue === null;
}
