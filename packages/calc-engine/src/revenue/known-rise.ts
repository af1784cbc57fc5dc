import type { Fraction } from '../model.ts';

/** What an assumed yearly increase and the table rows inside a price say together. */
export interface KnownRise {
  /** The increase that a person assumes, with what the tables already know. */
  readonly yearlyTariffIncrease: Fraction;
  readonly durationMonths: number;
  /** How much more the tariff-bound cost is, over the whole contract, than with the rows of its first day; 0 is nothing. */
  readonly knownRise: Fraction;
}

/**
 * The yearly increase that is left for the erosion to add, so that the tariff-bound cost of the whole contract is what
 * the assumed increase makes of the rates of its first day. It is 0 when the tables rise by more than is assumed. Rows
 * that lower the cost, and an assumed decrease, deduct nothing.
 *
 * @source docs/calculation.md, section 7
 */
export function increaseBeyondKnown({ yearlyTariffIncrease, durationMonths, knownRise }: KnownRise): Fraction {
  if (!(knownRise > 0) || !(yearlyTariffIncrease > 0) || durationMonths <= 12) return yearlyTariffIncrease;
  const wanted = meanFactor(yearlyTariffIncrease, durationMonths) / (1 + knownRise);
  if (wanted <= 1) return 0;
  let low = 0;
  let high = yearlyTariffIncrease;
  // The mean grows with the increase; each turn halves the range, so that doubles have no closer value after sixty.
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2;
    if (meanFactor(middle, durationMonths) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

/** The mean, over the months of a contract, of what a yearly increase makes of 1. */
function meanFactor(increase: Fraction, durationMonths: number): number {
  const years = Math.ceil(durationMonths / 12);
  let sum = 0;
  for (let at = 0; at < years; at++) sum += (Math.min(12, durationMonths - 12 * at) / 12) * (1 + increase) ** at;
  return sum / (durationMonths / 12);
}
