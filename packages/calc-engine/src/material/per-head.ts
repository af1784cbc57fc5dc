import type { Money } from '../model.ts';

/** Uniform (Dienstkleidung), course fees (§ 34a GewO) and other material, all per head and year. */
export function perHead(yearlyAmount: Money, headYears: number): Money {
  return yearlyAmount * headYears;
}
