import type { Fraction, Money } from '../model.ts';

/**
 * Professional association (Berufsgenossenschaft) and liability insurance (Betriebshaftpflicht) are shares of the
 * payroll, supplements included. No insurance depends on the price, so the calculation has no circle.
 */
export function payrollContribution(rate: Fraction, grossPay: Money): Money {
  return rate * grossPay;
}
