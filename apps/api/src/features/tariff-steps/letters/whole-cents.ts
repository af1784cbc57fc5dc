import { roundHalfUp } from '@zuschlag/calc-engine';

/**
 * Amounts in whole cents that add up to their sum in whole cents: those that were rounded furthest take the cents that are
 * missing or too many, so each amount is less than a cent away from its own.
 */
export function wholeCents(amounts: readonly number[]): number[] {
  const exact = amounts.map((amount) => amount * 100);
  const cents = exact.map((amount) => roundHalfUp(amount, 0));
  const sum = roundHalfUp(
    exact.reduce((total, amount) => total + amount, 0),
    0,
  );
  const missing = sum - cents.reduce((total, amount) => total + amount, 0);
  const way = Math.sign(missing);
  const lost = (at: number) => way * ((exact[at] ?? 0) - (cents[at] ?? 0));
  const furthest = cents.map((_, at) => at).sort((one, other) => lost(other) - lost(one));
  for (const at of furthest.slice(0, Math.abs(missing))) cents[at] = (cents[at] ?? 0) + way;
  return cents.map((amount) => amount / 100);
}
