import type { Fraction, Money } from '../model.ts';

/**
 * Professional association (Berufsgenossenschaft) and liability insurance (Betriebshaftpflicht) are shares of the
 * payroll, supplements included. So no insurance depends on the price, and nothing is circular.
 */
export function payrollContribution(rate: Fraction, grossPay: Money): Money {
  return rate * grossPay;
}
