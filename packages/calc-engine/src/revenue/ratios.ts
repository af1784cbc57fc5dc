import type { Fraction } from '../model.ts';

/** A quotient, or null where it is undefined; never NaN, Infinity or -0. */
export function ratio(numerator: number, denominator: number): number | null {
  const quotient = numerator / denominator;
  return Number.isFinite(quotient) ? quotient + 0 : null;
}

/** Contribution margin on cost (Aufschlag) of one on revenue (Marge): m / (1 - m). */
export function marginToSurcharge(margin: Fraction): Fraction {
  return margin / (1 - margin);
}

/** Contribution margin on revenue (Marge) of one on cost (Aufschlag): u / (1 + u). */
export function surchargeToMargin(surcharge: Fraction): Fraction {
  return surcharge / (1 + surcharge);
}
