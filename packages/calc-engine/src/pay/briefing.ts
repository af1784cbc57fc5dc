import type { Fraction, Money } from '../model.ts';

/**
 * First briefing (Ersteinweisung), once at the start for every head. Staff taken over from the previous company know
 * the site and need no briefing.
 */
export function briefing(heads: number, hours: number, grossHourlyWage: Money, transferred: Fraction): Money {
  return heads * hours * grossHourlyWage * (1 - transferred);
}

/** Briefing of the successors: every year the fluctuation's share of the heads is replaced. */
export function fluctuationBriefing(
  fluctuation: Fraction,
  headYears: number,
  hours: number,
  grossHourlyWage: Money,
): Money {
  return fluctuation * headYears * hours * grossHourlyWage;
}
